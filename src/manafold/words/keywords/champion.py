"""Champion (CR 702.72)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Filter, Trigger
from manafold.rules import destroying, exiling
from manafold.rules.choosing import choose_some
from manafold.rules.events import Championed, Event
from manafold.rules.finding import find_all
from manafold.words.costs.picking import mine
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.effects.putting import Put
from manafold.words.filters.exiled import ExiledWith
from manafold.words.keywords.building import THIS, whenever
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source, You
from manafold.words.triggers.zone_changes import Enters, Leaves

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class SacrificeUnlessExiled(Effect):
    """You sacrifice the source unless you exile another permanent you control that fits (CR 702.72a)."""

    what: Filter

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        able = [
            id
            for id in find_all(self.what, c)
            if id != c.source and mine(id, c)
        ]
        chosen = yield from choose_some(state, c.controller, able, 0, 1, "permanent", "champion", c.source)
        gone: list[int] = []
        for id in chosen:
            gone = yield from destroying.exile(state, (id,), c.cause)
            if gone:
                state.emit(Championed(c.cause, c.source, id))
        exiling.link(state, c.source, gone)
        if not gone:
            yield from destroying.sacrifice(state, c.controller, (c.source,), c.cause)


@dataclass(frozen=True)
class Champion(Keyword):
    """Entering, it is sacrificed unless another permanent is exiled, which returns as this leaves (CR 702.72)."""

    what: Filter

    tag: ClassVar[str] = "champion"
    phrases: ClassVar[Phrases] = ("champion {what:a}",)

    def expand(self) -> tuple[Ability, ...]:
        home = Put(
            who=You(),
            what=Each(ExiledWith(Source())),
            to=Battlefield(controller="under their owners' control"),
            returned=True,
        )
        return (whenever(Enters(THIS), SacrificeUnlessExiled(self.what)), whenever(Leaves(THIS), home))


@dataclass(frozen=True)
class IsChampioned(Trigger):
    """Something is championed with a permanent (CR 702.72c)."""

    what: Filter
    by: Filter

    tag: ClassVar[str] = "is championed"
    phrases: ClassVar[Phrases] = ("{what:a} <is> championed with {by:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Championed,)
    points: ClassVar[Mapping[str, str]] = {"what": "object", "by": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Championed) and self.what.matches(event.object, c) and self.by.matches(event.source, c)
