"""Level up (CR 702.87)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Fixed, Script
from manafold.words.conditions.basic import AsSorcery
from manafold.words.effects.counters import PutCounters
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import Source, You


@dataclass(frozen=True)
class LevelUp(Keyword):
    """A level counter for a cost, as a sorcery (CR 702.87a)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "level up"
    phrases: ClassVar[Phrases] = at_cost("level up")

    def expand(self) -> tuple[Ability, ...]:
        put = PutCounters(who=You(), amount=Fixed(1), kind="level", what=Source())
        return (ActivatedAbility(self.cost, Script(effects=(put,)), (AsSorcery(),)),)
