"""Piles (CR 700.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Effect, Ref
from manafold.rules.choosing import choose_some
from manafold.rules.decisions import Decision, Option
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

FIRST, SECOND, CHOSEN = "first pile", "second pile", "chosen pile"
"""The names under which the piles of the last separation stand, and the one that was chosen of them."""


@dataclass(frozen=True)
class SeparatePiles(Effect):
    """A player separates objects into two piles, one of which may have none (CR 700.3a, 700.3d)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "separate piles"
    phrases: ClassVar[Phrases] = ("{who} <separate> {what:plain} into two piles",)
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True

    def makes_many(self) -> bool:
        return True

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            found = present((yield from self.what.find(c.within(player))), c)
            first = yield from choose_some(c.state, player, found, 0, len(found), "card", "first pile", c.source)
            c.named[FIRST] = tuple(first)
            c.named[SECOND] = tuple([id for id in found if id not in first])
            c.named[self.named] = tuple(found)


def choose_pile(player: int, c: Context) -> Task[tuple[int, ...]]:
    """A player chooses one of the two piles; piles alike are no choice."""
    piles = (c.named.get(FIRST, ()), c.named.get(SECOND, ()))
    names = [", ".join(sorted(map(c.state.label, pile))) or "nothing" for pile in piles]
    if names[0] == names[1]:
        return piles[0]
    options = [Option("pile", name, value=place) for place, name in enumerate(names)]
    pick = yield Decision(player, "card", options, "choose a pile", c.source)
    return piles[int(pick.value)]


@dataclass(frozen=True)
class ChoosePile(Effect):
    """A player chooses one of the piles (CR 700.3)."""

    who: Ref

    tag: ClassVar[str] = "choose pile"
    phrases: ClassVar[Phrases] = ("{who} <choose> one of those piles",)

    def resolve(self, c: Context) -> Task[None]:
        for player in (yield from self.who.find(c)):
            c.named[CHOSEN] = yield from choose_pile(player, c)
        c.named[self.named] = c.named.get(CHOSEN, ())


@dataclass(frozen=True)
class Pile(Ref):
    """The objects of one of the piles: of the one that was chosen, or of one that the player who acts chooses
    (CR 700.3b)."""

    said: Literal["that pile", "the chosen pile", "one pile", "one of those piles"]

    tag: ClassVar[str] = "pile"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{said}",)

    def entities(self, c: Context) -> Sequence[int]:
        return c.named.get(CHOSEN, ())

    def find(self, c: Context) -> Task[Sequence[int]]:
        if self.said in ("one pile", "one of those piles"):
            return (yield from choose_pile(c.subject, c))
        return self.entities(c)
