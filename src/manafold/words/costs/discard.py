"""Discarding as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Value
from manafold.rules import drawing
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Picks
from manafold.words.costs.picking import PickingCost
from manafold.words.refs.plain import Source

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Kind, Task
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class DiscardCost(PickingCost):
    """Discard cards that you choose, or this card (CR 701.9b); then the ability functions in the hand (113.6m)."""

    where: ClassVar[tuple[Zone, ...]] = ("hand",)
    kind: ClassVar[Kind] = "discard"

    paid: ClassVar[str] = "discarded"
    tag: ClassVar[str] = "discard"
    phrases: ClassVar[Phrases] = ("<discard> {what}", Phrase("discarding {what}", form="paying"))

    @property
    def zone(self) -> str:
        return "hand" if isinstance(self.what, Source) else "battlefield"

    def can_serve(self, id: int, c: Context) -> bool:
        return id in c.state.players[c.subject].hand

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, (yield from drawing.discard(c.state, c.subject, chosen, c.cause)))
        return True


@dataclass(frozen=True)
class DiscardHand(UsingCost):
    """Discard all cards in your hand, even if there are none (CR 701.9)."""

    tag: ClassVar[str] = "discard your hand"
    phrases: ClassVar[Phrases] = ("<discard> your hand", Phrase("<discard> (their|your) hand", form="deed"))

    def picks(self, c: Context) -> Picks:
        hand = hand_of(c)
        return Picks("leave", len(hand), hand)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from drawing.discard(c.state, c.subject, chosen, c.cause)
        return True


@dataclass(frozen=True)
class DiscardAtRandom(UsingCost):
    """Discard cards at random (CR 701.9b), after everything else has been paid (601.2h)."""

    number: Value

    at_random: ClassVar[bool] = True

    tag: ClassVar[str] = "discard at random"
    phrases: ClassVar[Phrases] = ("<discard> {number:many card} at random",)

    def picks(self, c: Context) -> Picks:
        return Picks("leave", self.number.of(c), hand_of(c))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        hand = hand_of(c)
        c.state.randomness.shuffle(hand)
        yield from drawing.discard(c.state, c.subject, hand[: self.number.of(c)], c.cause)
        return True


def hand_of(c: Context) -> list[int]:
    """The hand of the player who pays, without a card that they are casting."""
    cast = c.source if c.item is not None and c.item.ability is None else -1
    return [id for id in c.state.players[c.subject].hand if id != cast]
