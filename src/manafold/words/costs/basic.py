"""Mana and the tap symbol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost
from manafold.rules import tapping
from manafold.rules.decisions import Task

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Mana(Cost):
    """An amount of mana (CR 118.3a)."""

    mana: ManaCost

    tag: ClassVar[str] = "mana"
    phrases: ClassVar[Phrases] = ("{mana}", Phrase("pay {mana}", form="verb"))


@dataclass(frozen=True)
class TapSource(Cost):
    """{T}: tap the source (CR 107.5)."""

    tag: ClassVar[str] = "tap"
    phrases: ClassVar[Phrases] = ("{T}",)

    def payable(self, c: Context) -> bool:
        return not c.state.object(c.source).tapped

    def pay(self, c: Context) -> Task[bool]:
        return tapping.tap(c.state, c.source, c.cause)
        yield
