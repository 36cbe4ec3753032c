"""How permanents enter (CR 614.1c-d, 614.12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost, Filter, Fixed, Replacement, Value
from manafold.rules import costs
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Entering(Replacement):
    """Changes how what fits `what` enters the battlefield."""

    what: Filter

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.to == "battlefield" and self.what.matches(event.new, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return [(yield from self.changed(event, c))]

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        """The event with what this changes about it."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class EntersTapped(Entering):
    """Enters tapped (CR 614.1d)."""

    unless: Condition | None = None

    tag: ClassVar[str] = "enters tapped"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:subject} <enter> [the battlefield] tapped", form="sentence"),
        Phrase("{what:subject} <enter> [the battlefield] tapped unless {unless}", form="sentence"),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if self.unless is not None and self.unless.holds(c):
            return event
        return replace(event, tapped=True)
        yield


@dataclass(frozen=True)
class EntersTappedUnlessPaid(Entering):
    """As it enters, its controller may pay a cost; if they don't, it enters tapped (CR 614.12a)."""

    cost: Cost

    tag: ClassVar[str] = "enters tapped unless paid"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "as {what:subject} <enter> [the battlefield], you may {cost:verb}. If you don't, it enters tapped",
            form="sentence",
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        purpose = Purpose()
        if (
            costs.can_pay(c.state, None, (self.cost,), c, purpose)
            and (yield from yes_or_no(c.controller, "pay?", c.source))
            and (yield from costs.pay(c.state, None, (self.cost,), c, purpose))
        ):
            return event
        return replace(event, tapped=True)


@dataclass(frozen=True)
class EntersWithCounters(Entering):
    """Enters with counters on it (CR 614.1c, 122.6a)."""

    amount: Value
    kind: str
    condition: Condition | None = None
    times: Value | None = None
    """How many times that many, where the text says "for each"."""
    additional: bool = False
    """Whether the text says that they are additional, which changes nothing."""
    first: bool = False
    """Whether the condition is said first."""

    tag: ClassVar[str] = "enters with counters"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "{what:subject} <enter> [the battlefield] with {amount:counted} {kind:counters} on it "
            "for each {times:each}",
            form="sentence",
        ),
        Phrase("{what:subject} <enter> [the battlefield] with {amount:counted} {kind:counters} on it", form="sentence"),
        Phrase(
            "{what:subject} <enter> [the battlefield] with an additional {kind:counter} counter on it",
            sets={"amount": Fixed(1), "additional": True},
            form="sentence",
        ),
        Phrase(
            "{what:subject} <enter> [the battlefield] with {amount:word} additional {kind:counter} counters on it",
            sets={"additional": True},
            form="sentence",
        ),
        Phrase(
            "{what:subject} <enter> [the battlefield] with {amount:counted} {kind:counters} on it if {condition}",
            form="sentence",
        ),
        Phrase(
            "if {condition}, {what:subject} <enter> [the battlefield] with {amount:counted} {kind:counters} on it",
            sets={"first": True},
            form="sentence",
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if self.condition is not None and not self.condition.holds(c):
            return event
        counters = dict(event.counters)
        times = 1 if self.times is None else self.times.of(c)
        counters[self.kind] = counters.get(self.kind, 0) + max(self.amount.of(c) * times, 0)
        return replace(event, counters=counters)
        yield
