"""Exiling as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.rules import destroying
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Picks
from manafold.words.costs.picking import PickingCost, mine

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ExileCost(PickingCost):
    """Exile permanents that you control, or cards from your hand or graveyard (CR 701.13)."""

    paid: ClassVar[str] = "exiled"
    tag: ClassVar[str] = "exile"
    phrases: ClassVar[Phrases] = ("exile {what}",)

    def can_serve(self, id: int, c: Context) -> bool:
        found = c.state.objects[id]
        return mine(id, c) if found.zone == "battlefield" else found.owner == c.subject or found.zone == "graveyard"

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, (yield from destroying.exile(c.state, chosen, c.cause)))
        return True


@dataclass(frozen=True)
class ExileThisFromGraveyard(UsingCost):
    """Exile this card from your graveyard, where the ability functions (CR 113.6m)."""

    tag: ClassVar[str] = "exile this from graveyard"
    phrases: ClassVar[Phrases] = ("exile this card from your graveyard",)

    @property
    def zone(self) -> str:
        return "graveyard"

    def picks(self, c: Context) -> Picks:
        return this_card(c, self.zone)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from destroying.exile(c.state, chosen, c.cause)
        return True


@dataclass(frozen=True)
class ExileThisFromHand(UsingCost):
    """Exile this card from your hand, where the ability functions (CR 113.6m)."""

    tag: ClassVar[str] = "exile this from hand"
    phrases: ClassVar[Phrases] = ("exile this card from your hand",)

    @property
    def zone(self) -> str:
        return "hand"

    def picks(self, c: Context) -> Picks:
        return this_card(c, self.zone)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from destroying.exile(c.state, chosen, c.cause)
        return True


def this_card(c: Context, zone: str) -> Picks:
    """The source, if it is in that zone of the player who pays."""
    found = c.state.objects.get(c.source)
    there = found is not None and found.zone == zone and found.owner == c.subject
    return Picks("leave", 1, (c.source,) if there else ())
