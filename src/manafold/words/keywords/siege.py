"""What Sieges do by the rules (CR 310.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, Way
from manafold.model.mana import FREE
from manafold.model.words import Effect, Trigger
from manafold.rules import counters, destroying
from manafold.rules.events import CountersRemoved, Event
from manafold.rules.transforming import has_back_face
from manafold.words.keywords.building import whenever
from manafold.words.keywords.casting_by_effect import may_cast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

TRANSFORMED = Way("defeated", FREE, zone="exile", face=1)


@dataclass(frozen=True)
class LastDefenseRemoved(Trigger):
    """The last defense counter is removed from the source (CR 310.11b)."""

    listens: ClassVar[tuple[type[Event], ...]] = (CountersRemoved,)

    def matches(self, event: Event, c: Context) -> bool:
        assert isinstance(event, CountersRemoved)
        return (
            event.entity == c.source
            and event.kind == "defense"
            and c.source in c.state.objects
            and not counters.on(c.state, c.source, "defense")
        )


@dataclass(frozen=True)
class ExileAndMayCast(Effect):
    """The source is exiled; you may cast it transformed without paying its mana cost (CR 310.11b)."""

    def resolve(self, c: Context) -> Task[None]:
        for new in (yield from destroying.exile(c.state, (c.source,), c.cause)):
            if has_back_face(c.state, new):
                yield from may_cast(new, TRANSFORMED, c)


@dataclass(frozen=True)
class Siege(Keyword):
    """When its last defense counter is removed, it is exiled and may be cast transformed (CR 310.11b)."""

    tag: ClassVar[str] = "siege"

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(LastDefenseRemoved(), ExileAndMayCast()),)
