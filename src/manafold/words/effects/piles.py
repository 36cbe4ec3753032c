"""Piles (CR 700.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Ref
from manafold.rules.choosing import choose_some
from manafold.rules.decisions import Decision, Option
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

FIRST, SECOND, CHOSEN, HIDDEN = "first pile", "second pile", "chosen pile", "hidden piles"
"""The names under which the piles of the last separation stand, the one that was chosen of them, and, as a number, how
many of them are face down: the first, or both."""


@dataclass(frozen=True)
class SeparatePiles(Effect):
    """A player separates objects into two piles, one of which may have none (CR 700.3a, 700.3d).

    What is in piles that are `face_down` is seen by nobody who hasn't looked at it.
    """

    who: Ref
    what: Ref
    face_down: Literal["neither", "one", "both"] = "neither"

    tag: ClassVar[str] = "separate piles"
    phrases: ClassVar[Phrases] = (
        "{who} <separate> {what:plain} into two piles",
        Phrase("{who} <separate> {what:plain} into a face-down pile and a face-up pile", sets={"face_down": "one"}),
        Phrase("{who} <separate> {what:plain} into two face-down piles", sets={"face_down": "both"}),
    )
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True

    def makes_many(self) -> bool:
        return True

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            found = present((yield from self.what.find(c.among(player, players, self.named))), c)
            purpose = "face-down pile" if self.face_down == "one" else "first pile"
            first = yield from choose_some(c.state, player, found, 0, len(found), "card", purpose, c.source)
            c.named[FIRST] = tuple(first)
            c.named[SECOND] = tuple([id for id in found if id not in first])
            c.numbers[HIDDEN] = ("neither", "one", "both").index(self.face_down)
            c.named[self.named] = tuple(found)


def how_many_cards(pile: tuple[int, ...], place: int) -> str:
    """What can be seen of a face-down pile."""
    return f"{'second ' if place else ''}face down with {len(pile)} {'card' if len(pile) == 1 else 'cards'}"


def choose_pile(player: int, c: Context) -> Task[tuple[int, ...]]:
    """A player chooses one of the two piles; piles alike are no choice."""
    piles = (c.named.get(FIRST, ()), c.named.get(SECOND, ()))
    hidden = c.numbers.get(HIDDEN, 0)
    names = [
        how_many_cards(pile, place) if place < hidden else ", ".join(sorted(map(c.state.label, pile))) or "nothing"
        for place, pile in enumerate(piles)
    ]
    if names[0] == names[1] or piles == ((), ()):
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
