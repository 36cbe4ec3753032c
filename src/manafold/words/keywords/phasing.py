"""Phasing (CR 702.26): the keyword, effects that have permanents phase out or in, and what triggers on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Ref, Trigger
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import phasing, returning
from manafold.rules.events import Event, PhasedIn, PhasedOut
from manafold.rules.finding import present
from manafold.rules.restrictions import ObjectRule

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
    """Permanents phase out, all at the same time (CR 702.26b), perhaps until another one leaves the battlefield; if
    that has left already, not at all (CR 610.3a)."""

    what: Ref
    until: Ref | None = None

    tag: ClassVar[str] = "phase out"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        Phrase("{what:said} <phase> out", sets={"until": None}),
        "{what:said} <phase> out until {until:plain} <leave> the battlefield",
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        if self.until is None:
            c.named[self.named] = tuple(phasing.phase_out(c.state, found, c.cause))
            return
        watched = [id for id in self.until.entities(c) if id in c.state.objects]
        gone = phasing.phase_out(c.state, found, c.cause, returning=False) if watched else []
        returning.phase_in_after(c.state, c, watched, gone)
        c.named[self.named] = tuple(gone)


@dataclass(frozen=True)
class CantPhaseOut(ObjectRule):
    """Can't phase out (CR 101.2)."""

    tag: ClassVar[str] = "can't phase out"
    phrases: ClassVar[Phrases] = ("can't phase out",)

    def forbids_phasing_out(self, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class CantPhaseIn(ObjectRule):
    """Can't phase in (CR 101.2)."""

    tag: ClassVar[str] = "can't phase in"
    phrases: ClassVar[Phrases] = ("can't phase in",)

    def forbids_phasing_in(self, c: Context) -> bool:
        return True


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
