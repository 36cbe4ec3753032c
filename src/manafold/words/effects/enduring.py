"""Enduring and blighting (CR 701.63, 701.68)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect, Fixed, Ref, Value
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import counters, tokens
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.words.effects.create import Token

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Endure(Effect):
    """For each permanent its controller creates a Spirit of a size, unless they put as many +1/+1 counters on it
    (CR 701.63a)."""

    what: Ref
    amount: Value

    tag: ClassVar[str] = "endure"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{what:said} <endure> {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        for id in found:
            amount, player = self.amount.of(c), c.state.object(id).controller
            if amount <= 0:
                continue  # 701.63b
            if id in c.state.objects and (yield from yes_or_no(player, f"put {amount} +1/+1 counters on it?", id)):
                yield from counters.put(c.state, id, "+1/+1", amount, c.cause, player)
            else:
                spirit = Token(("creature",), ("Spirit",), (), ("W",), Fixed(amount), Fixed(amount))
                yield from tokens.create(c.state, player, spirit.characteristics(c), 1, c.cause)
        c.named[self.named] = tuple(found)


def blight(amount: int, c: Context) -> Task[tuple[int, ...]]:
    """The player who acts puts so many -1/-1 counters on a creature they control (701.68a): that creature."""
    chosen = yield from choose_some(c.state, c.subject, blightable(c), 1, 1, "permanent", "blight", c.source)
    for id in chosen:
        yield from counters.put(c.state, id, "-1/-1", amount, c.cause, c.subject)
    return tuple(chosen)


def blightable(c: Context) -> list[int]:
    """The creatures of the player who acts."""
    state = c.state
    return [
        id
        for id in state.battlefield
        if state.objects[id].controller == c.subject and "creature" in state.characteristics(id).types
    ]


@dataclass(frozen=True)
class Blight(Effect):
    """Players blight: each puts -1/-1 counters on a creature they control (CR 701.68a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "blight"
    phrases: ClassVar[Phrases] = ("{who} <blight> {amount}",)

    def possible(self, c: Context) -> bool:
        return bool(blightable(c))  # 701.68b

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            acted += yield from blight(self.amount.of(mine), mine)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class BlightCost(Cost):
    """Blight: put -1/-1 counters on a creature you control (CR 701.68a)."""

    amount: Value

    tag: ClassVar[str] = "blight"
    phrases: ClassVar[Phrases] = ("blight {amount}",)

    def payable(self, c: Context) -> bool:
        return bool(blightable(c))

    def pay(self, c: Context) -> Task[bool]:
        return bool((yield from blight(self.amount.of(c), c)))
