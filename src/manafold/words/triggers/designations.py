"""Players get designations (CR 724)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import BecameMonarch, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class BecomesMonarch(Trigger):
    """A player becomes the monarch (CR 724.3)."""

    who: Filter

    tag: ClassVar[str] = "becomes the monarch"
    phrases: ClassVar[Phrases] = ("{who:a} <become> the monarch",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameMonarch,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameMonarch) and self.who.matches(event.player, c)
