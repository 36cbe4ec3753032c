"""Phasing (CR 702.26): the keyword, effects that have permanents phase out or in, and what triggers on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Filter, Ref, Trigger
from manafold.rules import phasing
from manafold.rules.events import Event, PhasedIn, PhasedOut
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Phasing(Keyword):
    """Phases in or out as its controller's untap step begins (CR 702.26a)."""

    tag: ClassVar[str] = "phasing"
    phrases: ClassVar[Phrases] = ("phasing",)


@dataclass(frozen=True)
class PhaseOut(Effect):
    """Permanents phase out, all at the same time (CR 702.26b)."""

    what: Ref

    tag: ClassVar[str] = "phase out"
    phrases: ClassVar[Phrases] = ("{what:said} <phase> out",)

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        c.named[self.named] = tuple(phasing.phase_out(c.state, found, c.cause))


@dataclass(frozen=True)
class PhasesOut(Trigger):
    """A permanent phases out (CR 702.26b)."""

    what: Filter

    tag: ClassVar[str] = "phases out"
    phrases: ClassVar[Phrases] = ("{what:a} <phase> out",)
    listens: ClassVar[tuple[type[Event], ...]] = (PhasedOut,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, PhasedOut) and self.what.matches(event.object, c)


@dataclass(frozen=True)
class PhasesIn(Trigger):
    """A permanent phases in (CR 702.26c)."""

    what: Filter

    tag: ClassVar[str] = "phases in"
    phrases: ClassVar[Phrases] = ("{what:a} <phase> in",)
    listens: ClassVar[tuple[type[Event], ...]] = (PhasedIn,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, PhasedIn) and self.what.matches(event.object, c)
