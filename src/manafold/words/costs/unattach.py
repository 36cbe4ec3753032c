"""Unattaching as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.rules import attaching
from manafold.rules.terms import NOTHING
from manafold.words.costs.picking import PickingCost

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class UnattachCost(PickingCost):
    """Unattach something from what it is attached to, whoever controls it (CR 118.1, 701.3d)."""

    tag: ClassVar[str] = "unattach"
    phrases: ClassVar[Phrases] = ("unattach {what:plain}",)

    def can_serve(self, id: int, c: Context) -> bool:
        found = c.state.objects[id]
        return found.zone == "battlefield" and found.attached_to != NOTHING

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        for id in chosen:
            attaching.detach(c.state, id, c.cause)
        return True
        yield
