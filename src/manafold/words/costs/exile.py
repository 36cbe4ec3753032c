"""Exiling as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules import destroying
from manafold.words.costs.picking import PickingCost, mine
from manafold.words.refs.plain import SourceIn

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class ExileCost(PickingCost):
    """Exile permanents that you control, or cards from your hand or graveyard (CR 701.13)."""

    paid: ClassVar[str] = "exiled"
    tag: ClassVar[str] = "exile"
    phrases: ClassVar[Phrases] = ("<exile> {what}", Phrase("exiling {what}", form="paying"))

    @property
    def zone(self) -> str:
        return self.what.zone if isinstance(self.what, SourceIn) else "battlefield"

    def can_serve(self, id: int, c: Context) -> bool:
        found = c.state.objects[id]
        return mine(id, c) if found.zone == "battlefield" else found.owner == c.subject or found.zone == "graveyard"

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, (yield from destroying.exile(c.state, chosen, c.cause)))
        return True
