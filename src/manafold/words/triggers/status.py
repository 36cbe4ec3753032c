"""Tapping, untapping, counters and attaching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.counters import on
from manafold.rules.events import (
    BecameAttached,
    BecameTapped,
    BecameUnattached,
    BecameUntapped,
    ControlChanged,
    CountersPut,
    CountersRemoved,
    Event,
    Transformed,
    ZoneChanged,
)

if TYPE_CHECKING:
    from manafold.rules.context import Context


PURPOSES: Mapping[str, tuple[str, ...]] = {
    "for mana": (),
    "to attack": ("508.1f",),
    "to pay a cost": ("601.2", "602.2", "605.3", "118", "116.2"),
    "by an effect": ("608.2", "614"),
}
"""For what something is tapped: the beginnings of the rules by which it is."""


@dataclass(frozen=True)
class BecomesTapped(Trigger):
    """A permanent becomes tapped (CR 603.2e), perhaps only for a purpose."""

    what: Filter
    purpose: Literal["", "for mana", "to attack", "to pay a cost", "by an effect"] = ""

    tag: ClassVar[str] = "becomes tapped"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} <become> tapped", sets={"purpose": ""}),
        *[Phrase(f"{{what:a}} <become> tapped {purpose}", sets={"purpose": purpose}) for purpose in PURPOSES],
    )
    listens: ClassVar[tuple[type[Event], ...]] = (BecameTapped,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, BecameTapped) or not self.what.matches(event.object, c):
            return False
        if self.purpose == "for mana":
            return event.for_mana
        return not self.purpose or event.cause.rule.startswith(PURPOSES[self.purpose])


@dataclass(frozen=True)
class BecomesUntapped(Trigger):
    """A permanent becomes untapped (CR 603.2e)."""

    what: Filter

    tag: ClassVar[str] = "becomes untapped"
    phrases: ClassVar[Phrases] = ("{what:a} <become> untapped",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameUntapped,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameUntapped) and self.what.matches(event.object, c)


@dataclass(frozen=True)
class CountersArePut(Trigger):
    """One or more counters of a kind, or of any, are put on something, perhaps by a certain player (CR 122.6).

    If `single`, it triggers for each of the counters.
    """

    kind: str
    what: Filter
    who: Filter | None = None
    single: bool = False

    tag: ClassVar[str] = "counters are put"
    phrases: ClassVar[Phrases] = (
        Phrase("one or more counters are put on {what:a}", sets={"kind": ""}),
        "one or more {kind:counter} counters are put on {what:a}",
        Phrase("a {kind:counter} counter is put on {what:a}", sets={"single": True}),
        Phrase("{who:player} <put> one or more counters on {what:a}", sets={"kind": ""}),
        "{who:player} <put> one or more {kind:counter} counters on {what:a}",
        Phrase("{who:player} <put> a {kind:counter} counter on {what:a}", sets={"single": True}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CountersPut,)
    points: ClassVar[Mapping[str, str]] = {"what": "entity"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CountersPut) or self.kind not in ("", event.kind):
            return False
        if self.who is not None and not self.who.matches(event.player, c):
            return False
        return self.what.matches(event.entity, c)

    def times(self, event: Event, c: Context) -> int:
        assert isinstance(event, CountersPut)
        return event.amount if self.single else 1


@dataclass(frozen=True)
class GetsEnergy(Trigger):
    """A player gets one or more energy counters (CR 107.14)."""

    who: Filter

    tag: ClassVar[str] = "gets energy"
    phrases: ClassVar[Phrases] = ("{who:player} <get> one or more {E}",)
    listens: ClassVar[tuple[type[Event], ...]] = (CountersPut,)
    points: ClassVar[Mapping[str, str]] = {"who": "entity"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, CountersPut) and event.kind == "energy" and self.who.matches(event.entity, c)


@dataclass(frozen=True)
class CountersAreRemoved(Trigger):
    """One or more counters of a kind are removed from something (CR 122.8); if `single`, for each of them; if `last`,
    when there are none of them left."""

    kind: str
    what: Filter
    single: bool = False
    last: bool = False

    tag: ClassVar[str] = "counters are removed"
    phrases: ClassVar[Phrases] = (
        "one or more {kind:counter} counters are removed from {what:a}",
        Phrase("a {kind:counter} counter is removed from {what:a}", sets={"single": True}),
        Phrase("the last {kind:counter} counter is removed from {what:a}", sets={"last": True}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CountersRemoved,)
    points: ClassVar[Mapping[str, str]] = {"what": "entity"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CountersRemoved) or event.kind != self.kind or not self.what.matches(event.entity, c):
            return False
        return not self.last or not on(c.state, event.entity, self.kind)

    def times(self, event: Event, c: Context) -> int:
        assert isinstance(event, CountersRemoved)
        return event.amount if self.single else 1


@dataclass(frozen=True)
class BecomesAttached(Trigger):
    """Something becomes attached to something (CR 701.3, 603.2e)."""

    what: Filter
    to: Filter

    tag: ClassVar[str] = "becomes attached"
    phrases: ClassVar[Phrases] = ("{what:a} <become> attached to {to:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameAttached,)
    points: ClassVar[Mapping[str, str]] = {"what": "object", "to": "to"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameAttached) and self.what.matches(event.object, c) and self.to.matches(event.to, c)


@dataclass(frozen=True)
class BecomesUnattached(Trigger):
    """Something becomes unattached from something (CR 701.3d)."""

    what: Filter
    host: Filter

    tag: ClassVar[str] = "becomes unattached"
    phrases: ClassVar[Phrases] = ("{what:a} <become> unattached from {host:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameUnattached,)
    points: ClassVar[Mapping[str, str]] = {"what": "object", "host": "host"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, BecameUnattached):
            return False
        return self.what.matches(event.object, c) and self.host.matches(event.host, c)


@dataclass(frozen=True)
class LosesControl(Trigger):
    """A player loses control of something (CR 603.10d), by another gaining it or by its leaving the battlefield."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "loses control"
    phrases: ClassVar[Phrases] = ("{who:player} <lose> control of {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (ControlChanged, ZoneChanged)
    once: ClassVar[bool] = True
    of_former: ClassVar[bool] = True

    def matches(self, event: Event, c: Context) -> bool:
        if isinstance(event, ControlChanged):
            return self.who.matches(event.before, c) and self.what.matches(event.object, c)
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield":
            return False
        return self.who.matches(c.state.object(event.old).controller, c) and self.what.matches(event.old, c)


@dataclass(frozen=True)
class Transforms(Trigger):
    """A permanent transforms (CR 701.27), perhaps into something of a description."""

    what: Filter
    into: Filter | None = None

    tag: ClassVar[str] = "transforms"
    phrases: ClassVar[Phrases] = (
        "{what:a} <transform>",
        "{what:a} <transform> into {into:thing}",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (Transformed,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, Transformed) or not self.what.matches(event.object, c):
            return False
        return self.into is None or self.into.matches(event.object, c)
