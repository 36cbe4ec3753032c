"""Staying tapped through an untap step (CR 502.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Effect, Moment, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import continuous
from manafold.rules.events import StepBegan
from manafold.words.statics.untapping import StaysTapped

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


@dataclass(frozen=True)
class ThroughNextUntapStep(Duration):
    """Until the next untap step of the controller of what is affected is over; if `yours`, of "you"."""

    yours: bool = False

    ends_at: ClassVar[Moment] = "while"

    def lasts(self, c: Context) -> bool:
        state = c.state
        for effect in state.effects:
            if effect.id == c.effect and effect.turn != state.turn_number and has_untapped(state):
                players = {state.object(id).controller for id in effect.affected or ()}
                return state.active not in ({effect.controller} if self.yours else players)
        return True


def has_untapped(state: State) -> bool:
    """Whether the untap step of this turn is over; one that was skipped has not been (CR 614.10a)."""
    if state.step == "untap":
        return False
    return any(isinstance(event, StepBegan) and event.step == "untap" for event in state.turn_events)


@dataclass(frozen=True)
class StayTapped(Effect):
    """Permanents don't untap during their controllers' next untap steps; if `yours`, during your next one
    (CR 502.3)."""

    what: Ref
    yours: bool = False

    tag: ClassVar[str] = "stay tapped"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        "{what:said} <doesn't> untap during( its controller's next untap step| their controllers' next untap steps)",
        Phrase("{what:said} <doesn't> untap during your next untap step", sets={"yours": True}),
        Phrase("{what:said} <doesn't> untap during their controller's next untap step", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        for id in found:
            does = (StaysTapped(in_yours_only=self.yours),)
            continuous.add_effect(c.state, c, does, ThroughNextUntapStep(self.yours), (id,))
        c.named[self.named] = tuple(found)
