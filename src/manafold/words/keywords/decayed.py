"""Decayed (CR 702.147)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Script
from manafold.words.effects.delayed import Later
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.keywords.building import THIS, whenever
from manafold.words.refs.plain import Source, You
from manafold.words.statics.blocking import CantBlock
from manafold.words.triggers.combat import Attacks
from manafold.words.triggers.delayed import NextStep


@dataclass(frozen=True)
class Decayed(Keyword):
    """Can't block; when it attacks, it is sacrificed at end of combat (CR 702.147)."""

    tag: ClassVar[str] = "decayed"
    phrases: ClassVar[Phrases] = ("decayed",)

    def expand(self) -> tuple[Ability, ...]:
        gone = Script(effects=(Sacrifice(who=You(), what=Source()),))
        return (
            StaticAbility(THIS, (CantBlock(),)),
            whenever(Attacks(THIS), Later(when=NextStep("end of combat"), script=gone)),
        )
