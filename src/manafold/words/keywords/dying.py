"""Keywords that trigger as creatures die: undying, persist, afterlife, modular, soulshift (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Fixed, Script, TargetSpec, Value
from manafold.rules import counters
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.destinations.zones import Hand
from manafold.words.effects.create import Create, Token
from manafold.words.effects.optional import May
from manafold.words.effects.putting import Put
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.numbers import Measures
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.keywords.building import CREATURE, ONE, THIS, grow, whenever
from manafold.words.keywords.evasion import Flying
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Targeted
from manafold.words.statics.entering_with import EntersWithCounters
from manafold.words.triggers.zone_changes import Dies

if TYPE_CHECKING:
    from manafold.rules.context import Context

YOU = You()


@dataclass(frozen=True)
class HadNoCounter(Condition):
    """The source had no counter of a kind as it left (CR 608.2h)."""

    kind: str

    def holds(self, c: Context) -> bool:
        return counters.on(c.state, c.source, self.kind) == 0


@dataclass(frozen=True)
class CountersHad(Value):
    """How many counters of a kind the source has, or had as it left (CR 608.2h)."""

    kind: str

    def of(self, c: Context) -> int:
        return counters.on(c.state, c.source, self.kind)


def returning(kind: str) -> TriggeredAbility:
    """The ability that returns what had no counter of the kind, with one on it."""
    there = Battlefield(controller="under its owner's control", amount=Fixed(1), kind=kind)
    effect = Put(who=YOU, what=Source(), to=there, returned=True)
    return TriggeredAbility(Dies(THIS), Script(effects=(effect,)), HadNoCounter(kind))


@dataclass(frozen=True)
class Undying(Keyword):
    """Returns with a +1/+1 counter if it died without one (CR 702.93)."""

    tag: ClassVar[str] = "undying"
    phrases: ClassVar[Phrases] = ("undying",)

    def expand(self) -> tuple[Ability, ...]:
        return (returning("+1/+1"),)


@dataclass(frozen=True)
class Persist(Keyword):
    """Returns with a -1/-1 counter if it died without one (CR 702.79)."""

    tag: ClassVar[str] = "persist"
    phrases: ClassVar[Phrases] = ("persist",)

    def expand(self) -> tuple[Ability, ...]:
        return (returning("-1/-1"),)


@dataclass(frozen=True)
class Afterlife(Keyword):
    """As it dies, creates 1/1 white and black Spirit creature tokens with flying (CR 702.135)."""

    number: int

    tag: ClassVar[str] = "afterlife"
    phrases: ClassVar[Phrases] = ("afterlife {number}",)

    def expand(self) -> tuple[Ability, ...]:
        spirit = Token(("creature",), ("Spirit",), (), ("W", "B"), Fixed(1), Fixed(1), (Flying(),))
        return (whenever(Dies(THIS), Create(who=YOU, amount=Fixed(self.number), token=spirit)),)


@dataclass(frozen=True)
class Modular(Keyword):
    """Enters with +1/+1 counters, and as it dies may put as many as it had on target artifact creature (CR 702.43)."""

    number: int

    tag: ClassVar[str] = "modular"
    phrases: ClassVar[Phrases] = ("modular {number}",)

    def expand(self) -> tuple[Ability, ...]:
        enters = StaticAbility(THIS, (EntersWithCounters(THIS, Fixed(self.number), "+1/+1"),))
        target = TargetSpec(AllOf((OfType("artifact"), CREATURE)), ONE)
        may = May(who=YOU, do=(grow(Targeted(0), CountersHad("+1/+1")),))
        return (enters, TriggeredAbility(Dies(THIS), Script((target,), (may,))))


@dataclass(frozen=True)
class Soulshift(Keyword):
    """As it dies, you may return a Spirit card of small mana value from your graveyard to your hand (CR 702.46)."""

    number: int

    tag: ClassVar[str] = "soulshift"
    phrases: ClassVar[Phrases] = ("soulshift {number}",)

    def expand(self) -> tuple[Ability, ...]:
        small = Measures("mana value", "at most", Fixed(self.number))
        what = AllOf((OfSubtype("Spirit"), IsCard(), small, InZoneOf(YOU, "graveyard")))
        may = May(who=YOU, do=(Put(who=YOU, what=Targeted(0), to=Hand("your"), returned=True),))
        return (TriggeredAbility(Dies(THIS), Script((TargetSpec(what, ONE),), (may,))),)
