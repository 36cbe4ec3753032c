"""Discovering (CR 701.57)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.rules import zones
from manafold.rules.terms import NOTHING
from manafold.words.filters.numbers import at_most
from manafold.words.keywords.casting_by_effect import exile_until_nonland, may_cast, put_at_bottom_at_random

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Discover(Effect):
    """Players discover: a cheap enough card from the top of the library is cast for nothing, or goes to hand (CR
    701.57a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "discover"
    phrases: ClassVar[Phrases] = ("{who} <discover> {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            most = self.amount.of(mine)
            found, exiled = yield from exile_until_nonland(most, mine)
            if found != NOTHING and not (
                yield from may_cast(found, Way("discover", FREE, zone="exile"), mine, at_most(most))
            ):
                yield from zones.move(c.state, found, "hand", c.cause)
            yield from put_at_bottom_at_random(exiled, mine)
