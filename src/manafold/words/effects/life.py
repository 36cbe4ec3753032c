"""Gaining and losing life."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref, Value
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
        for player in (yield from self.who.find(c)):
            changed = yield from life.gain(c.state, player, self.amount.of(c.within(player)), c.cause)
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
        for player in (yield from self.who.find(c)):
            changed = yield from life.lose(c.state, player, self.amount.of(c.within(player)), c.cause)
            total += changed
            acted += [player] if changed else []
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = total
