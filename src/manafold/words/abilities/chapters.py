"""Chapter abilities of Sagas (CR 714.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, TriggeredAbility
from manafold.model.words import Script
from manafold.words.triggers.chapters import ReachesChapter

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""The numbers of chapters as they are printed, from 1."""


@dataclass(frozen=True)
class Chapter(Ability):
    """"I, II — ...": what happens at each of these chapters (CR 714.2b, 714.2c)."""

    numbers: tuple[int, ...]
    script: Script

    tag: ClassVar[str] = "chapter"

    def expand(self) -> tuple[Ability, ...]:
        return tuple([TriggeredAbility(ReachesChapter(number), self.script) for number in self.numbers])
