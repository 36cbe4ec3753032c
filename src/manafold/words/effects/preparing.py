"""Preparing: permanents with a prepare spell become prepared or unprepared, and what tests it.

The Comprehensive Rules in force don't define this: it is what the reminder text says. The copy that may be cast is
one of a card, which is cast from exile (CR 707.12).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Filter, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import preparing
from manafold.rules.events import ZoneChanged
from manafold.rules.terms import is_player
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Prepare(Effect):
    """Permanents with a prepare spell become prepared: their controller may cast a copy of it (CR 707.12)."""

    what: Ref

    tag: ClassVar[str] = "prepare"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{what:said} <become> prepared",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        c.named[self.named] = tuple([id for id in found if preparing.prepare(c.state, id, c.cause)])


@dataclass(frozen=True)
class Unprepare(Effect):
    """Permanents become unprepared: the copy that could be cast ceases to exist (CR 704.5e)."""

    what: Ref

    tag: ClassVar[str] = "unprepare"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{what:said} <become> unprepared",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        c.named[self.named] = tuple([id for id in found if preparing.unprepare(c.state, id, c.cause)])


@dataclass(frozen=True)
class EntersPrepared(Entering):
    """Enters prepared, if it has a prepare spell (CR 614.1d)."""

    tag: ClassVar[str] = "enters prepared"
    phrases: ClassVar[Phrases] = (Phrase("{what:subject} <enter> [the battlefield] prepared", form="sentence"),)

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        return replace(event, choices={**event.choices, preparing.ENTERS_PREPARED: 1})
        yield


@dataclass(frozen=True)
class Prepared(Filter):
    """Is prepared: only permanents can be (CR 110.5d)."""

    tag: ClassVar[str] = "prepared"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("prepared", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and preparing.is_prepared(c.state, entity)
