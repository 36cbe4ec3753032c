"""Beam me up, which the Comprehensive Rules in force don't define: a way to cast instants and sorceries from the
graveyard for which a creature returns to hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword, Way
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Filter, Layer, Ref
from manafold.rules.terms import is_player
from manafold.words.costs.return_to_hand import ReturnCost
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.keywords.building import CREATURE, ONE
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeBeamedUp(Keyword):
    """It can't be returned for a beam me up cost (CR 101.2). It is no keyword, but is asked for by name."""

    tag: ClassVar[str] = "can't be beamed up"
    phrases: ClassVar[Phrases] = ("this creature can't be beamed up.",)


@dataclass(frozen=True)
class CanBeBeamedUp(Filter):
    """Can be returned for a beam me up cost: it doesn't say otherwise, and is none of `spared`."""

    spared: Ref | None = None

    reads: ClassVar[frozenset[int]] = frozenset((Layer.ABILITY,))

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity) or CantBeBeamedUp.tag in c.state.characteristics(entity).keywords:
            return False
        return self.spared is None or entity not in self.spared.entities(c)


@dataclass(frozen=True)
class BeamMeUp(Keyword):
    """May be cast from the graveyard for this cost and by returning a creature you control to its owner's hand (CR
    118.9). What gives the ability may be `spared`: it can't be that creature."""

    cost: tuple[Cost, ...]
    spared: Ref | None = None

    tag: ClassVar[str] = "beam me up"
    phrases: ClassVar[Phrases] = at_cost("beam me up")

    def ways(self) -> tuple[Way, ...]:
        creature = AllOf((CREATURE, ControlledBy(You()), CanBeBeamedUp(self.spared)))
        return (way(self.tag, (*self.cost, ReturnCost(what=Choose(ONE, creature))), "graveyard"),)
