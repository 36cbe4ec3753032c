"""Gaining and losing life."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.model.words.sorts import PLAYERS, Sorts
from manafold.rules import life

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GainLife(Effect):
    """Players gain life (CR 119.3)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "gain life"
    phrases: ClassVar[Phrases] = ("{who:said} <gain> {amount:much life}",)
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        total = 0
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            amount = self.amount.of(c.among(player, players, self.named))
            changed = yield from life.gain(c.state, player, amount, c.cause)
            c.give_share(self.named, player, amount=changed)
            total += changed
            acted += [player] if changed else []
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = total


@dataclass(frozen=True)
class LoseLife(Effect):
    """Players lose life (CR 119.3)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "lose life"
    phrases: ClassVar[Phrases] = ("{who:said} <lose> {amount:much life}",)
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        total = 0
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            amount = self.amount.of(c.among(player, players, self.named))
            changed = yield from life.lose(c.state, player, amount, c.cause)
            c.give_share(self.named, player, amount=changed)
            total += changed
            acted += [player] if changed else []
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = total


@dataclass(frozen=True)
class LoseHalf(Effect):
    """Players lose half their life, rounded up or down (CR 107.1a, 119.3)."""

    who: Ref
    rounded: Literal["up", "down"]

    tag: ClassVar[str] = "lose half"
    phrases: ClassVar[Phrases] = ("{who:said} <lose> half (their|your|his or her) life, rounded {rounded}",)
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        total = 0
        found = yield from self.who.find(c)
        for player in found:
            whole = max(0, c.state.players[player].life)
            half = (whole + 1) // 2 if self.rounded == "up" else whole // 2
            total += yield from life.lose(c.state, player, half, c.cause)
        c.named[self.named] = tuple(found)
        c.numbers[self.named] = total


@dataclass(frozen=True)
class SetLife(Effect):
    """Life totals become a number: the players gain or lose what is necessary (CR 119.5)."""

    whose: Ref
    total: Value

    tag: ClassVar[str] = "set life"
    phrases: ClassVar[Phrases] = ("{whose:possessive} life total becomes {total}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.whose.find(c)
        for player in found:
            yield from life.set_total(c.state, player, self.total.of(c.within(player)), c.cause)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class ExchangeLife(Effect):
    """A player and another, or two players, exchange life totals (CR 701.12c)."""

    who: Ref
    other: Ref | None = None

    mutual: ClassVar[bool] = True
    tag: ClassVar[str] = "exchange life"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "other": PLAYERS}
    phrases: ClassVar[Phrases] = (
        "{who} <exchange> life totals with {other}",
        Phrase("{who} <exchange> life totals", sets={"other": None}),
    )

    def resolve(self, c: Context) -> Task[None]:
        players = [*(yield from self.who.find(c))]
        if self.other is not None:
            players += yield from self.other.find(c)
        c.named[self.named] = ()
        if len(players) != 2 or players[0] == players[1]:
            return  # 701.12a
        exchanged = yield from life.exchange(c.state, players[0], players[1], c.cause)
        c.named[self.named] = tuple(players) if exchanged else ()
