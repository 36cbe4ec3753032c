"""State triggers (CR 603.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Trigger
from manafold.rules.events import Event, StateMatches

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class StateTrigger(Trigger):
    """Something is so: "when you control no Islands". It triggers again only after it has left the stack (CR 603.8)."""

    condition: Condition

    tag: ClassVar[str] = "state"
    phrases: ClassVar[Phrases] = ("{condition}",)
    listens: ClassVar[tuple[type[Event], ...]] = (StateMatches,)
    once: ClassVar[bool] = True

    def matches(self, event: Event, c: Context) -> bool:
        return self.condition.holds(c)
