"""Returning things to their owners' hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.rules.events import ZoneChanged
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """Objects move to their owners' hands (CR 400.7, 108.3). `said` is how those owners are called."""

    what: Ref
    said: str = "its owner's"

    tag: ClassVar[str] = "return to hand"
    phrases: ClassVar[Phrases] = (
        "return {what} to its owner's hand",
        Phrase("return {what} to their owner's hand", sets={"said": "their owner's"}),
        Phrase("return {what} to their owners' hands", sets={"said": "their owners'"}),
        Phrase("return {what} to your hand", sets={"said": "your"}),
    )

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        moves = []
        for id in (yield from self.what.find(c)):
            found = state.object(state.latest(id))
            moves.append(ZoneChanged(c.cause, found.id, found.zone, "hand", found.owner))
        done = yield from move_all(state, moves)
        if self.named:
            c.named[self.named] = tuple(event.new for event in done)
