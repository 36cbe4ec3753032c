"""Flipping coins (CR 705)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Fixed, Ref, Value
from manafold.rules import chance

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

WON = "won the flip"
"""The name under which stand the players who won a flip of the last instruction to flip; with "lost", who lost one."""
LOST = "lost the flip"
HEADS, TAILS = "heads", "tails"
"""The names of how many coins of the last instruction to flip came up so: as many were won, or lost, if they could be.
"""


@dataclass(frozen=True)
class FlipCoin(Effect):
    """Players flip coins, and win or lose the flips (CR 705.2): which side they call makes no difference.

    `called` is whether they call a side: not where the text cares about heads and tails.
    """

    who: Ref
    number: Value = Fixed(1)
    until_lost: bool = False
    """Whether one coin after another is flipped until a flip is lost."""
    called: bool = True

    tag: ClassVar[str] = "flip a coin"
    phrases: ClassVar[Phrases] = (
        "{who} <flip> a coin",
        Phrase("{who} <flip> a coin until (you|they) lose a flip", sets={"until_lost": True}),
        "{who} <flip> {number:many} coins",
    )

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        sides: list[bool] = []
        won: list[int] = []
        lost: list[int] = []
        for player in found:
            flips = yield from chance.flip(c.state, player, self.number.of(c.within(player)), c.cause, self.called)
            while self.until_lost and flips[-1]:
                flips += yield from chance.flip(c.state, player, 1, c.cause, self.called)
            won += [player] if True in flips else []
            lost += [player] if False in flips else []
            sides += flips
        c.named[WON] = tuple(won) if self.called else ()
        c.named[LOST] = tuple(lost) if self.called else ()
        c.numbers[HEADS] = sides.count(True)
        c.numbers[TAILS] = sides.count(False)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class WonFlip(Condition):
    """A player won the last flip, or, if `lost`, lost it (CR 705.2)."""

    who: Ref
    lost: bool = False

    tag: ClassVar[str] = "won the flip"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who} <win> the flip", Phrase("{who} <lose> the flip", sets={"lost": True}))

    def holds(self, c: Context) -> bool:
        found = c.named.get(LOST if self.lost else WON, ())
        return any(player in found for player in self.who.entities(c))


@dataclass(frozen=True)
class CameUp(Condition):
    """The coin, or all the coins, of the last instruction to flip came up so (CR 705.2)."""

    side: Literal["heads", "tails"]
    which: Literal["it", "the coin", "both coins", "all the coins"] = "it"

    tag: ClassVar[str] = "came up"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("it comes up {side}", sets={"which": "it"}),
        Phrase("the coin comes up {side}", sets={"which": "the coin"}),
        Phrase("both coins come up {side}", sets={"which": "both coins"}),
        Phrase("all the coins come up {side}", sets={"which": "all the coins"}),
    )

    def holds(self, c: Context) -> bool:
        other = TAILS if self.side == HEADS else HEADS
        return c.numbers.get(self.side, 0) > 0 and c.numbers.get(other, 0) == 0


@dataclass(frozen=True)
class FlipsWon(Value):
    """How many flips of the last instruction to flip were won or lost (CR 705.2)."""

    outcome: Literal["win", "won", "lose", "lost"]

    tag: ClassVar[str] = "flips won"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("flip you {outcome}", form="each"),)

    def of(self, c: Context) -> int:
        return c.numbers.get(HEADS if self.outcome in ("win", "won") else TAILS, 0)


@dataclass(frozen=True)
class CoinsUp(Value):
    """How many coins of the last instruction to flip came up so (CR 705.2)."""

    side: Literal["heads", "tails"]

    tag: ClassVar[str] = "coins up"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("coin that comes up {side}", form="each"),)

    def of(self, c: Context) -> int:
        return c.numbers.get(self.side, 0)


SIDES = (CameUp, CoinsUp)
"""Words that care about heads and tails."""
