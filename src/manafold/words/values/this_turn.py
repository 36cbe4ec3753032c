"""Numbers of what happened this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref, Value
from manafold.rules.events import LifeGained, LifeLost
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LifeThisTurn(Value):
    """How much life players gained, or lost, this turn (CR 119.3)."""

    who: Ref
    lost: bool = False

    tag: ClassVar[str] = "life this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("the amount of life {who:any} gained this turn", sets={"lost": False}),
        Phrase("the amount of life you've lost this turn", sets={"who": You(), "lost": True}),
        Phrase("the amount of life {who:any} lost this turn", sets={"lost": True}),
        Phrase("the amount of life you've gained this turn", sets={"who": You(), "lost": False}, read_only=True),
        Phrase("the total life lost by {who:any} this turn", sets={"lost": True}, read_only=True),
        Phrase("1 life {who:any} gained this turn", sets={"lost": False}, form="each"),
        Phrase("1 life {who:any} <has> lost this turn", sets={"lost": True}, form="each"),
    )

    def of(self, c: Context) -> int:
        kind = LifeLost if self.lost else LifeGained
        players = self.who.entities(c)
        events = [event for event in c.state.turn_events if isinstance(event, LifeGained | LifeLost)]
        return sum([event.amount for event in events if isinstance(event, kind) and event.player in players])
