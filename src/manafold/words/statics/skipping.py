"""Steps, phases and turns that are skipped (CR 500.11, 614.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Ref, Replacement
from manafold.rules import replacement
from manafold.rules.events import Event, StepBegan, TurnBegan
from manafold.rules.terms import Step
from manafold.words.filters.kinds import IsPlayer, Opponent
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Occasion = Literal["untap step", "upkeep step", "draw step", "combat phase", "turn", "extra turn"]
"""What can be skipped."""

_FIRST_STEPS: Mapping[str, Step] = {
    "untap step": "untap",
    "upkeep step": "upkeep",
    "draw step": "draw",
    "combat phase": "beginning of combat",
}


def begins(what: Occasion, event: Event) -> bool:
    """Whether this is about to begin."""
    if isinstance(event, TurnBegan):
        return what == "turn" or (what == "extra turn" and event.extra)
    return isinstance(event, StepBegan) and event.step == _FIRST_STEPS.get(what)


@dataclass(frozen=True)
class Skips(Replacement):
    """Players skip all steps, phases or turns of a kind of theirs (CR 614.10)."""

    who: Ref
    what: Occasion

    tag: ClassVar[str] = "skips"
    replaces: ClassVar[tuple[type[Event], ...]] = (StepBegan, TurnBegan)
    phrases: ClassVar[Phrases] = (
        Phrase("skip your {what}", sets={"who": You()}, form="sentence"),
        Phrase("players skip their {what:plural}", sets={"who": Each(IsPlayer(), "plural")}, form="sentence"),
        Phrase("each player skips their {what}", sets={"who": Each(IsPlayer())}, form="sentence"),
        Phrase(
            "if a player would begin an extra turn, that player skips that turn instead",
            sets={"who": Each(IsPlayer(), "all"), "what": "extra turn"},
            form="sentence",
        ),
        Phrase(
            "if an opponent would begin an extra turn, that player skips that turn instead",
            sets={"who": Each(Opponent()), "what": "extra turn"},
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, StepBegan | TurnBegan) or event.player not in self.who.entities(c):
            return False
        return begins(self.what, event)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        return ()
        yield


@dataclass(frozen=True)
class WillSkip(Replacement):
    """A player skips the next step, phase or turn of this kind (CR 614.10a)."""

    what: Occasion

    tag: ClassVar[str] = "will skip"
    replaces: ClassVar[tuple[type[Event], ...]] = (StepBegan, TurnBegan)

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, StepBegan | TurnBegan) or event.player not in c.named["affected"]:
            return False
        return begins(self.what, event)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        replacement.use_up(c.state, c, None)
        return ()
        yield
