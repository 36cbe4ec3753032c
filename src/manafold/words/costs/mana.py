"""Mana as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.costs import ManaPart


@dataclass(frozen=True)
class Mana(ManaPart):
    """An amount of mana (CR 118.3a)."""

    tag: ClassVar[str] = "mana"
    phrases: ClassVar[Phrases] = (
        "{mana}",
        Phrase("{mana}", form="symbols"),
        Phrase("pay {mana}", form="verb"),
        Phrase("paying {mana}", form="paying"),
    )
