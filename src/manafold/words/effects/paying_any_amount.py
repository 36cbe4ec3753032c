"""Paying any amount of energy or life, and how much was paid (CR 107.14, 119.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Ref, Value
from manafold.rules import counters, life
from manafold.rules.choosing import choose_payment

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class PayAnyAmount(Effect):
    """Players pay as much energy or life as each of them likes, of what they have (CR 107.14, 119.4)."""

    who: Ref
    what: Literal["energy", "life"]

    tag: ClassVar[str] = "pay any amount"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <pay> any amount of {E}", sets={"what": "energy"}),
        Phrase("{who} <pay> any amount of life", sets={"what": "life"}),
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        total = 0
        paid: list[int] = []
        players = yield from self.who.find(c)
        c.share_out(self.named, players)
        for player in players:
            amount = yield from self._pay(player, c)
            c.give_share(self.named, player, amount=amount)
            total += amount
            paid.append(player)
        c.named[self.named] = tuple(paid)
        c.numbers[self.named] = total

    def _pay(self, player: int, c: Context) -> Task[int]:
        """How much the player pays."""
        state = c.state
        most = counters.on(state, player, "energy") if self.what == "energy" else life.payable(state, player)
        amount = yield from choose_payment(player, most, f"pay any amount of {self.what}", c.source)
        if self.what == "energy":
            return counters.remove(state, player, "energy", amount, c.cause)
        return (yield from life.lose(state, player, amount, c.cause)) if amount else 0


@dataclass(frozen=True)
class PaidThisWay(Value):
    """How much energy was paid by the effect of this name: "for each {E} paid this way" (CR 608.2c)."""

    name: str = ""

    tag: ClassVar[str] = "paid this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{E} paid this way", form="each"),)

    def of(self, c: Context) -> int:
        return c.amount(self.name)
