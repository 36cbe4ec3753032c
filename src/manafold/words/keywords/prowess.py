"""Prowess (CR 702.108)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Fixed
from manafold.words.filters.composed import AllOf, Not
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Is
from manafold.words.keywords.building import CREATURE, pump, whenever
from manafold.words.refs.plain import Source, You
from manafold.words.triggers.casting import Casts


@dataclass(frozen=True)
class Prowess(Keyword):
    """Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn (CR 702.108)."""

    tag: ClassVar[str] = "prowess"
    phrases: ClassVar[Phrases] = ("prowess",)

    def expand(self) -> tuple[Ability, ...]:
        noncreature = AllOf((Not(CREATURE), Spell()))
        return (whenever(Casts(Is(You()), noncreature), pump(Source(), Fixed(1), Fixed(1))),)
