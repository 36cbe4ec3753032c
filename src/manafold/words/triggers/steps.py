"""Steps that begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Ref, Trigger
from manafold.rules.events import Event, StepBegan
from manafold.rules.terms import MAIN_PHASES, Step
from manafold.words.filters.kinds import IsPlayer
from manafold.words.refs.noun_phrases import Each

if TYPE_CHECKING:
    from manafold.rules.context import Context


EACH = Each(IsPlayer(), "all")
"""Whoever the player is: "each upkeep"."""
ANY = Each(IsPlayer(), "plural")
"""The same, as older texts say it: "the end step"."""


@dataclass(frozen=True)
class BeginningOfUpkeep(Trigger):
    """The upkeep step of one of these players begins (CR 503.1a)."""

    whose: Ref

    tag: ClassVar[str] = "upkeep"
    phrases: ClassVar[Phrases] = (
        Phrase("the beginning of each upkeep", sets={"whose": EACH}, form="at"),
        Phrase("the beginning of {whose:possessive} upkeep", form="at"),
        Phrase("the beginning of the upkeep of {whose:plain}", form="at", read_only=True),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)
    points: ClassVar[Mapping[str, str]] = {"whose": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, StepBegan) and event.step == "upkeep" and event.player in self.whose.entities(c)


@dataclass(frozen=True)
class BeginningOfStep(Trigger):
    """A step or main phase of the turn of one of these players begins (CR 504.2, 505.1b, 507.2, 511.2, 513.1a)."""

    step: Literal[
        "draw step", "end step", "first main phase", "second main phase", "postcombat main phase", "combat",
        "end of combat",
    ]  # fmt: skip
    whose: Ref

    tag: ClassVar[str] = "step begins"
    phrases: ClassVar[Phrases] = (
        Phrase("end of combat", sets={"step": "end of combat", "whose": ANY}, form="at"),
        Phrase("end of combat on {whose:possessive} turn", sets={"step": "end of combat"}, form="at"),
        Phrase("the beginning of each {step}", sets={"whose": EACH}, form="at"),
        Phrase("the beginning of the {step}", sets={"whose": ANY}, form="at"),
        Phrase("the beginning of {whose:possessive} end step", sets={"step": "end step"}, form="at"),
        Phrase("the beginning of {whose:possessive} second main phase", sets={"step": "second main phase"}, form="at"),
        Phrase(
            "the beginning of each of {whose:possessive} postcombat main phases",
            sets={"step": "postcombat main phase"},
            form="at",
        ),
        Phrase("the beginning of {whose:possessive} draw step", sets={"step": "draw step"}, form="at"),
        Phrase("the beginning of {whose:possessive} first main phase", sets={"step": "first main phase"}, form="at"),
        Phrase("the beginning of combat on {whose:possessive} turn", sets={"step": "combat"}, form="at"),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)
    points: ClassVar[Mapping[str, str]] = {"whose": "player"}
    names: ClassVar[Mapping[str, Step]] = {
        "draw step": "draw",
        "end step": "end",
        "first main phase": "main 1",
        "second main phase": "main 2",
        "postcombat main phase": "main 2",
        "combat": "beginning of combat",
        "end of combat": "end of combat",
    }

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, StepBegan) or event.step != self.names[self.step]:
            return False
        if self.step == "second main phase" and sum(map(is_main_phase, c.state.turn_events)) != 2:
            return False
        return event.player in self.whose.entities(c)


def is_main_phase(event: Event) -> bool:
    """Whether a main phase began."""
    return isinstance(event, StepBegan) and event.step in MAIN_PHASES
