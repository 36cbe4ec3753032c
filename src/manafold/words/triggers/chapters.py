"""Chapters of Sagas that are reached (CR 714.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Trigger
from manafold.rules import counters
from manafold.rules.events import CountersPut, Event
from manafold.rules.sagas import LORE

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ReachesChapter(Trigger):
    """Lore counters are put on the source, so that it has `number` or more and had fewer (CR 714.2b)."""

    number: int

    tag: ClassVar[str] = "reaches chapter"
    listens: ClassVar[tuple[type[Event], ...]] = (CountersPut,)

    def chapter(self) -> int:
        return self.number

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CountersPut) or event.entity != c.source or event.kind != LORE:
            return False
        now = counters.on(c.state, c.source, LORE)
        return now - event.amount < self.number <= now
