"""Returning permanents to hand as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules import zones
from manafold.rules.destroying import to_zone
from manafold.words.costs.picking import PickingCost, mine

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ReturnCost(PickingCost):
    """Return permanents that you control to their owner's hand (CR 400.7). `said` is how that owner is called."""

    said: str = "its owner's"

    paid: ClassVar[str] = "returned"
    tag: ClassVar[str] = "return to hand"
    phrases: ClassVar[Phrases] = (
        "<return> {what} to its owner's hand",
        Phrase("returning {what} to its owner's hand", form="paying"),
        Phrase("return {what} to their owner's hand", sets={"said": "their owner's"}),
    )

    def can_serve(self, id: int, c: Context) -> bool:
        return mine(id, c)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        moves = yield from zones.move_all(c.state, to_zone(c.state, chosen, "hand", c.cause))
        self.remember(c, [move.new for move in moves])
        return True
