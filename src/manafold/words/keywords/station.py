"""Station (CR 702.184)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Fixed, Quantity, Script, Value
from manafold.rules import restrictions
from manafold.words.conditions.basic import AsSorcery
from manafold.words.costs.tapping import TapCost
from manafold.words.effects.counters import PutCounters
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.pointed import Other
from manafold.words.filters.status import Untapped
from manafold.words.filters.types import OfType
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Named

if TYPE_CHECKING:
    from manafold.rules.context import Context

CREW = "stationed by"
"""The name under which the ability knows the creature that was tapped for it."""


@dataclass(frozen=True)
class StationingPower(Value):
    """The power with which the creature that was tapped stations, last known if it has left (CR 702.184a)."""

    def of(self, c: Context) -> int:
        return sum([restrictions.crewing_power(c.state, id, "station") for id in Named(CREW).entities(c)])


@dataclass(frozen=True)
class Station(Keyword):
    """Tap another creature, as a sorcery: charge counters equal to its power (CR 702.184a)."""

    tag: ClassVar[str] = "station"
    phrases: ClassVar[Phrases] = ("station",)

    def expand(self) -> tuple[Ability, ...]:
        another = AllOf((Other(), Untapped(), OfType("creature"), ControlledBy(You())))
        tap = TapCost(what=Choose(Quantity(Fixed(1), Fixed(1)), another), named=CREW)
        put = PutCounters(who=You(), amount=StationingPower(), kind="charge", what=Source())
        return (ActivatedAbility((tap,), Script(effects=(put,)), (AsSorcery(),), label="station"),)
