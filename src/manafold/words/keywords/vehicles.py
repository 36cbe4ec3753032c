"""Crew and saddle: creatures are tapped for a Vehicle or a Mount (CR 702.122, 702.171)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Filter, Ref, Script, Trigger
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import crewing, restrictions
from manafold.rules.crewing import Way
from manafold.rules.events import BecameCrewed, CreatureAttacked, Crewed, Event
from manafold.rules.terms import is_player
from manafold.words.conditions.basic import AsSorcery
from manafold.words.costs.total_power import TapTotalPower
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.lasting import ForAWhile
from manafold.words.refs.plain import Source
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TapPower(TapTotalPower):
    """Tap any number of other untapped creatures you control with total power `number` or greater, to crew or saddle
    the source (CR 702.122a, 702.171a)."""

    way: Way = "crew"

    def prompt(self) -> str:
        return self.way

    def may_serve(self, id: int, c: Context) -> bool:
        return not (self.way == "crew" and restrictions.may_not_crew(c.state, id))

    def power(self, id: int, c: Context) -> int:
        return restrictions.crewing_power(c.state, id, self.way)

    def tell(self, id: int, c: Context) -> None:
        c.state.emit(Crewed(c.cause, id, c.source, self.way))


@dataclass(frozen=True)
class GetCrewed(Effect):
    """The source has become crewed (CR 702.122d)."""

    def resolve(self, c: Context) -> Task[None]:
        if c.source in c.state.objects:
            crewing.become(c.state, c.source, "crew", c.cause)
        return
        yield


@dataclass(frozen=True)
class Crew(Keyword):
    """Tap creatures with enough power: this permanent becomes an artifact creature until end of turn (CR 702.122)."""

    number: int

    tag: ClassVar[str] = "crew"
    phrases: ClassVar[Phrases] = ("crew {number}",)

    def expand(self) -> tuple[Ability, ...]:
        becomes = Becomes(Kind(types=("artifact", "creature")), "types")
        effect = ForAWhile(what=Source(), does=(becomes,), duration=UntilEndOfTurn())
        return (ActivatedAbility((TapPower(self.number),), Script(effects=(effect, GetCrewed())), label="crew"),)


@dataclass(frozen=True)
class BecomeSaddled(Effect):
    """Permanents become saddled until end of turn (CR 702.171b)."""

    what: Ref

    tag: ClassVar[str] = "become saddled"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{what:said} <become> saddled until end of turn",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        for id in found:
            if id in c.state.objects:
                crewing.become(c.state, id, "saddle", c.cause)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class Saddle(Keyword):
    """Tap creatures with enough power, as a sorcery: this permanent becomes saddled until end of turn (CR 702.171)."""

    number: int

    tag: ClassVar[str] = "saddle"
    phrases: ClassVar[Phrases] = ("saddle {number}",)

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(BecomeSaddled(what=Source()),))
        return (ActivatedAbility((TapPower(self.number, "saddle"),), script, (AsSorcery(),), label="saddle"),)


@dataclass(frozen=True)
class Saddled(Filter):
    """Is saddled (CR 702.171b)."""

    tag: ClassVar[str] = "saddled"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("saddled", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and crewing.is_saddled(c.state, entity)


@dataclass(frozen=True)
class CrewedThisTurn(Filter):
    """Was tapped to crew, or to saddle, one of `what` this turn (CR 702.122b, 702.171c)."""

    way: Way
    what: Ref

    tag: ClassVar[str] = "crewed this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that crewed {what:plain} this turn", sets={"way": "crew"}, form="after"),
        Phrase("that saddled {what:plain} this turn", sets={"way": "saddle"}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        helped = self.what.entities(c)
        return any(
            isinstance(event, Crewed)
            and event.creature == entity
            and event.way == self.way
            and event.object in helped
            for event in c.state.turn_events
        )


@dataclass(frozen=True)
class AttacksSaddled(Trigger):
    """A saddled creature attacks (CR 508.3a, 702.171b)."""

    what: Filter

    tag: ClassVar[str] = "attacks while saddled"
    phrases: ClassVar[Phrases] = ("{what:thing} <attack> while saddled",)
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureAttacked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, CreatureAttacked)
            and self.what.matches(event.attacker, c)
            and crewing.is_saddled(c.state, event.attacker)
        )


@dataclass(frozen=True)
class Crews(Trigger):
    """A creature crews or saddles something (CR 702.122b, 702.171c), as it is tapped for it."""

    what: Filter
    way: Way
    object: Filter

    tag: ClassVar[str] = "crews"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:thing} <crew> {object:a}", sets={"way": "crew"}),
        Phrase("{what:thing} <saddle> {object:a}", sets={"way": "saddle"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (Crewed,)
    points: ClassVar[Mapping[str, str]] = {"what": "creature", "object": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, Crewed)
            and event.way == self.way
            and self.what.matches(event.creature, c)
            and self.object.matches(event.object, c)
        )


@dataclass(frozen=True)
class BecomesCrewed(Trigger):
    """A Vehicle becomes crewed or a permanent becomes saddled (CR 702.122d, 702.171b)."""

    what: Filter
    way: Way

    tag: ClassVar[str] = "becomes crewed"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:thing} <become> crewed", sets={"way": "crew"}),
        Phrase("{what:thing} <become> saddled", sets={"way": "saddle"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (BecameCrewed,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, BecameCrewed)
            and event.way == self.way
            and self.what.matches(event.object, c)
        )
