"""The moments that delayed triggered abilities wait for (CR 603.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Trigger
from manafold.rules.events import Event, StepBegan
from manafold.rules.terms import Step

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class NextStep(Trigger):
    """The next step of this kind begins, or, if `yours`, the next one of a turn of yours (CR 603.7b)."""

    step: Literal["end step", "upkeep", "draw step", "combat", "main phase", "end of combat", "cleanup step"]
    yours: bool = False
    first: bool = False
    """Whether the text says that it is the first one of the game."""

    tag: ClassVar[str] = "next step"
    phrases: ClassVar[Phrases] = (
        Phrase("the beginning of the next end step", sets={"step": "end step"}, form="next"),
        Phrase("the beginning of your next end step", sets={"step": "end step", "yours": True}, form="next"),
        Phrase("the beginning of the next cleanup step", sets={"step": "cleanup step"}, form="next"),
        Phrase("the beginning of the next turn's upkeep", sets={"step": "upkeep"}, form="next"),
        Phrase("the beginning of your next upkeep", sets={"step": "upkeep", "yours": True}, form="next"),
        Phrase("the beginning of your next draw step", sets={"step": "draw step", "yours": True}, form="next"),
        Phrase("the beginning of your next main phase", sets={"step": "main phase", "yours": True}, form="next"),
        Phrase("the beginning of the first upkeep", sets={"step": "upkeep", "first": True}, form="next"),
        Phrase(
            "the beginning of your first upkeep", sets={"step": "upkeep", "yours": True, "first": True}, form="next"
        ),
        Phrase(
            "the beginning of your first main phase of the game",
            sets={"step": "main phase", "yours": True, "first": True},
            form="next",
        ),
        Phrase("end of combat", sets={"step": "end of combat"}, form="next"),
        Phrase("the end of combat", sets={"step": "end of combat"}, form="next", read_only=True),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)
    begins: ClassVar[Mapping[str, tuple[Step, ...]]] = {
        "end step": ("end",),
        "upkeep": ("upkeep",),
        "draw step": ("draw",),
        "combat": ("beginning of combat",),
        "main phase": ("main 1", "main 2"),
        "end of combat": ("end of combat",),
        "cleanup step": ("cleanup",),
    }

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, StepBegan) or event.step not in self.begins[self.step]:
            return False
        return not self.yours or event.player == c.controller


@dataclass(frozen=True)
class Reflexive(Trigger):
    """What a reflexive ability has in the place of an event: it triggers as it is created (CR 603.12).

    No card says it, so that it is no word of the vocabulary.
    """

    def matches(self, event: Event, c: Context) -> bool:
        return False
