"""Recruiting, as its reminder text defines it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Fixed, Ref
from manafold.rules import drawing, tokens
from manafold.rules.choosing import choose_some
from manafold.words.effects.create import Token

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

SOLDIER = Token(("creature",), ("Human", "Soldier"), (), ("W",), Fixed(1), Fixed(1))


@dataclass(frozen=True)
class Recruit(Effect):
    """Players draw a card, then discard a card; who discarded a nonland card creates a 1/1 white Human Soldier creature
    token (reminder text; CR 111.1, 121.1, 701.9)."""

    who: Ref

    tag: ClassVar[str] = "recruit"
    phrases: ClassVar[Phrases] = ("{who} <recruit>",)

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        for player in (yield from self.who.find(c)):
            yield from drawing.draw(state, player, 1, c.cause)
            hand = state.players[player].hand
            given = yield from choose_some(state, player, hand, 1, 1, "discard", "discard", c.source)
            gone = yield from drawing.discard(state, player, given, c.cause)
            if any(["land" not in state.characteristics(card).types for card in gone]):
                yield from tokens.create(state, player, SOLDIER.characteristics(c), 1, c.cause)
