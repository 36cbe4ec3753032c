"""Keywords about how creatures enter: bloodthirst, unleash, riot, fabricate, devour, sunburst, graft (CR 702)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Effect, Fixed, Script
from manafold.rules import counters
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import DamageDealt, ZoneChanged
from manafold.rules.remembering import colors_spent
from manafold.words.effects.create import Create, Token
from manafold.words.effects.optional import May
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.pointed import Other
from manafold.words.keywords.building import CREATURE, THIS, grow, whenever
from manafold.words.keywords.simple import Haste
from manafold.words.keywords.upkeep import HasCounter
from manafold.words.refs.plain import Source, You
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.blocking import CantBlock
from manafold.words.statics.entering import Entering
from manafold.words.statics.entering_with import EntersWithCounters
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOU = You()


def with_more(event: ZoneChanged, kind: str, amount: int) -> ZoneChanged:
    """The arrival, with more counters on what enters."""
    if amount <= 0:
        return event
    return dataclasses.replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + amount})


@dataclass(frozen=True)
class OpponentWasHurt(Condition):
    """An opponent was dealt damage this turn (CR 702.54a)."""

    def holds(self, c: Context) -> bool:
        opponents = c.state.opponents(c.controller)
        return any(isinstance(event, DamageDealt) and event.target in opponents for event in c.state.turn_events)


@dataclass(frozen=True)
class Bloodthirst(Keyword):
    """Enters with +1/+1 counters if an opponent was dealt damage this turn (CR 702.54)."""

    number: int

    tag: ClassVar[str] = "bloodthirst"
    phrases: ClassVar[Phrases] = ("bloodthirst {number}",)

    def expand(self) -> tuple[Ability, ...]:
        enters = EntersWithCounters(THIS, Fixed(self.number), "+1/+1", OpponentWasHurt())
        return (StaticAbility(THIS, (enters,)),)


@dataclass(frozen=True)
class MayEnterGrown(Entering):
    """You may have it enter with a +1/+1 counter on it."""

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        wanted = yield from yes_or_no(event.player, "enter with a +1/+1 counter", c.source)
        return with_more(event, "+1/+1", 1) if wanted else event


@dataclass(frozen=True)
class Unleash(Keyword):
    """May enter with a +1/+1 counter, and can't block while it has one (CR 702.98)."""

    tag: ClassVar[str] = "unleash"
    phrases: ClassVar[Phrases] = ("unleash",)

    def expand(self) -> tuple[Ability, ...]:
        return (
            StaticAbility(THIS, (MayEnterGrown(THIS),)),
            StaticAbility(THIS, (CantBlock(),), HasCounter("+1/+1")),
        )


@dataclass(frozen=True)
class EntersGrownOrHasty(Entering):
    """Enters with a +1/+1 counter, or else it is remembered that it has haste (CR 702.136a)."""

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if (yield from yes_or_no(event.player, "enter with a +1/+1 counter, and without haste", c.source)):
            return with_more(event, "+1/+1", 1)
        return dataclasses.replace(event, choices={**event.choices, "riot": "haste"})


@dataclass(frozen=True)
class ChoseHaste(Condition):
    """Haste was chosen as the source entered."""

    def holds(self, c: Context) -> bool:
        return c.state.object(c.source).choices.get("riot") == "haste"


@dataclass(frozen=True)
class Riot(Keyword):
    """Enters with your choice of a +1/+1 counter or haste (CR 702.136)."""

    tag: ClassVar[str] = "riot"
    phrases: ClassVar[Phrases] = ("riot",)

    def expand(self) -> tuple[Ability, ...]:
        return (
            StaticAbility(THIS, (EntersGrownOrHasty(THIS),)),
            StaticAbility(THIS, (HasAbilities((Haste(),)),), ChoseHaste()),
        )


@dataclass(frozen=True)
class GrowOrCreate(Effect):
    """You may put +1/+1 counters on the source; if you don't, create as many Servos (CR 702.123a)."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        there = c.source in c.state.objects
        if there and (yield from yes_or_no(c.controller, f"put +1/+1 counters on {c.state.label(c.source)}", c.source)):
            yield from counters.put(c.state, c.source, "+1/+1", self.number, c.cause, c.controller)
            return
        servo = Token(("artifact", "creature"), ("Servo",), (), (), Fixed(1), Fixed(1))
        yield from Create(who=YOU, amount=Fixed(self.number), token=servo).resolve(c)


@dataclass(frozen=True)
class Fabricate(Keyword):
    """As it enters, +1/+1 counters or 1/1 colorless Servo artifact creature tokens (CR 702.123)."""

    number: int

    tag: ClassVar[str] = "fabricate"
    phrases: ClassVar[Phrases] = ("fabricate {number}",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Enters(THIS), GrowOrCreate(self.number)),)


@dataclass(frozen=True)
class Sunburst(Keyword):
    """Enters with a counter for each color of mana spent to cast it: +1/+1 on a creature, else charge (CR 702.44)."""

    tag: ClassVar[str] = "sunburst"
    phrases: ClassVar[Phrases] = ("sunburst",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (EntersForColors(THIS),)),)


@dataclass(frozen=True)
class EntersForColors(Entering):
    """Enters with a counter for each color of mana spent, of the kind that fits what it is."""

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if event.came_from != "stack":
            return event
        kind = "+1/+1" if "creature" in c.state.characteristics(event.new).types else "charge"
        return with_more(event, kind, colors_spent(event.old, c))
        yield


@dataclass(frozen=True)
class MoveCounter(Effect):
    """A +1/+1 counter moves from the source onto the creature that entered (CR 702.58a, 122.5)."""

    def resolve(self, c: Context) -> Task[None]:
        event = c.event
        assert isinstance(event, ZoneChanged)
        if event.new in c.state.objects and counters.remove(c.state, c.source, "+1/+1", 1, c.cause):
            yield from counters.put(c.state, event.new, "+1/+1", 1, c.cause, c.controller)


@dataclass(frozen=True)
class Graft(Keyword):
    """Enters with +1/+1 counters, and may move one onto another creature that enters (CR 702.58)."""

    number: int

    tag: ClassVar[str] = "graft"
    phrases: ClassVar[Phrases] = ("graft {number}",)

    def expand(self) -> tuple[Ability, ...]:
        enters = StaticAbility(THIS, (EntersWithCounters(THIS, Fixed(self.number), "+1/+1"),))
        may = Script(effects=(May(who=YOU, do=(MoveCounter(),)),))
        return (enters, TriggeredAbility(Enters(AllOf((Other(), CREATURE))), may, HasCounter("+1/+1")))


@dataclass(frozen=True)
class WasGreater(Condition):
    """What entered has greater power or toughness than the source (CR 702.100a)."""

    def holds(self, c: Context) -> bool:
        event = c.event
        assert isinstance(event, ZoneChanged)
        new, mine = c.state.characteristics(event.new), c.state.characteristics(c.source)
        if new.power is None or new.toughness is None or "creature" not in mine.types:
            return False
        return new.power > (mine.power or 0) or new.toughness > (mine.toughness or 0)


@dataclass(frozen=True)
class Evolve(Keyword):
    """Gets a +1/+1 counter as a greater creature enters under your control (CR 702.100)."""

    tag: ClassVar[str] = "evolve"
    phrases: ClassVar[Phrases] = ("evolve",)

    def expand(self) -> tuple[Ability, ...]:
        mine = AllOf((CREATURE, ControlledBy(YOU)))
        return (TriggeredAbility(Enters(mine), Script(effects=(grow(Source(), Fixed(1)),)), WasGreater()),)
