"""Bestow (CR 702.103)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword, Way
from manafold.model.phrase import Phrases
from manafold.model.words import Cost
from manafold.rules.bestowing import BESTOW
from manafold.words.keywords.attaching import Enchant
from manafold.words.keywords.building import CREATURE
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost

ENCHANT_CREATURE = Enchant(CREATURE)


@dataclass(frozen=True)
class Bestow(Keyword):
    """For this cost it is cast as an Aura with enchant creature, until it is unattached (CR 702.103)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "bestow"
    phrases: ClassVar[Phrases] = at_cost("bestow")

    def ways(self) -> tuple[Way, ...]:
        return (dataclasses.replace(way(BESTOW, self.cost), gains=(ENCHANT_CREATURE,)),)
