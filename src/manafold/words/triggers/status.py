"""Tapping, untapping, counters and attaching."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import BecameTapped, BecameUntapped, CountersPut, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class BecomesTapped(Trigger):
    """A permanent becomes tapped (CR 603.2e)."""

    what: Filter

    tag: ClassVar[str] = "becomes tapped"
    phrases: ClassVar[Phrases] = ("{what:a} <become> tapped",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameTapped,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameTapped) and self.what.matches(event.object, c)


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
    """One or more counters of a kind are put on something (CR 122.6)."""

    kind: str
    what: Filter

    tag: ClassVar[str] = "counters are put"
    phrases: ClassVar[Phrases] = ("one or more {kind:counter} counters are put on {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (CountersPut,)
    points: ClassVar[Mapping[str, str]] = {"what": "entity"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, CountersPut) and event.kind == self.kind and self.what.matches(event.entity, c)
