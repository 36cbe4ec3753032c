"""Learning (CR 701.48)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import drawing, libraries, outside, zones
from manafold.rules.choosing import choose_some, yes_or_no

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Learn(Effect):
    """A player learns: they may discard a card and draw one; if they discarded none, they may reveal a Lesson card that
    they own from outside the game and put it into their hand (CR 701.48a)."""

    who: Ref

    tag: ClassVar[str] = "learn"
    phrases: ClassVar[Phrases] = ("{who} <learn>",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            if (yield from self._discard(player, c)):
                yield from drawing.draw(c.state, player, 1, c.cause)
            else:
                yield from self._reveal(player, c)
        c.named[self.named] = tuple(found)

    def _discard(self, player: int, c: Context) -> Task[bool]:
        """The player may discard a card; whether they did."""
        hand = c.state.players[player].hand
        if not hand or not (yield from yes_or_no(player, "discard a card?", c.source, pays=True)):
            return False
        chosen = yield from choose_some(c.state, player, hand, 1, 1, "discard", "discard", c.source)
        return bool((yield from drawing.discard_all(c.state, [(player, chosen)], c.cause)))

    def _reveal(self, player: int, c: Context) -> Task[None]:
        """The player may bring a Lesson into their hand."""
        state = c.state
        owned = [id for id in state.players[player].outside if outside.may_enter(state, id)]
        lessons = [id for id in owned if "Lesson" in state.characteristics(id).subtypes]
        if lessons and (yield from yes_or_no(player, "reveal a Lesson?", c.source)):
            chosen = yield from choose_some(state, player, lessons, 1, 1, "card", "reveal", c.source)
            libraries.reveal(state, player, chosen, c.cause)
            for id in chosen:
                yield from zones.move(state, id, "hand", c.cause)
