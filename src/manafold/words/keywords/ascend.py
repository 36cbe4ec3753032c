"""Ascend, and the city's blessing (CR 702.131)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, SpellAbility
from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Ref, Script
from manafold.rules.designations import bless, has_blessing

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GetBlessing(Effect):
    """You get the city's blessing if you control ten or more permanents (CR 702.131a)."""

    def resolve(self, c: Context) -> Task[None]:
        bless(c.state, c.controller)
        return
        yield


@dataclass(frozen=True)
class Ascend(Keyword):
    """With ten permanents you get the city's blessing (CR 702.131): any time, or as the spell resolves."""

    tag: ClassVar[str] = "ascend"
    phrases: ClassVar[Phrases] = ("ascend",)

    def expand(self) -> tuple[Ability, ...]:
        return (SpellAbility(Script(effects=(GetBlessing(),))),)


@dataclass(frozen=True)
class HasBlessing(Condition):
    """A player has the city's blessing (CR 702.131c)."""

    who: Ref

    tag: ClassVar[str] = "has the city's blessing"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who} <has> the city's blessing",)

    def holds(self, c: Context) -> bool:
        return any(has_blessing(c.state, player) for player in self.who.entities(c))
