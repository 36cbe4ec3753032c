"""Flipping coins (CR 705)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Ref
from manafold.rules.events import Chose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

WON = "won the flip"
"""The name under which stand the players who won the last flip."""


@dataclass(frozen=True)
class FlipCoin(Effect):
    """A player flips a coin and wins or loses the flip (CR 705.2): which side they call makes no difference."""

    who: Ref

    tag: ClassVar[str] = "flip a coin"
    phrases: ClassVar[Phrases] = ("{who} <flip> a coin",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        won: list[int] = []
        for player in found:
            if c.state.randomness.below(2):
                won.append(player)
            c.state.emit(Chose(c.cause, player, "wins the flip" if player in won else "loses the flip"))
        c.named[WON] = tuple(won)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class WonFlip(Condition):
    """A player won the last flip, or, if `lost`, did not (CR 705.2)."""

    who: Ref
    lost: bool = False

    tag: ClassVar[str] = "won the flip"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who} <win> the flip", Phrase("{who} <lose> the flip", sets={"lost": True}))

    def holds(self, c: Context) -> bool:
        won = c.named.get(WON, ())
        return any((player in won) is not self.lost for player in self.who.entities(c))
