"""Steps that begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Ref, Trigger
from manafold.rules.events import Event, StepBegan

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class BeginningOfUpkeep(Trigger):
    """The upkeep step of one of these players begins (CR 503.1a)."""

    whose: Ref

    tag: ClassVar[str] = "upkeep"
    phrases: ClassVar[Phrases] = (Phrase("the beginning of {whose:possessive} upkeep", form="at"),)
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, StepBegan) and event.step == "upkeep" and event.player in self.whose.entities(c)
