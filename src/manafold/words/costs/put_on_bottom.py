"""Putting things on the bottom of libraries as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.rules import zones
from manafold.rules.choosing import order
from manafold.rules.events import ZoneChanged
from manafold.words.costs.picking import PickingCost, mine
from manafold.words.refs.plain import SourceIn

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BottomCost(PickingCost):
    """Put permanents that you control, or cards from your hand or graveyard, on the bottom of their owners' libraries
    (CR 401.4); said of this card in your graveyard, the ability functions there (113.6m)."""

    said: Literal["your library", "its owner's library"] = "its owner's library"

    tag: ClassVar[str] = "put on the bottom"
    phrases: ClassVar[Phrases] = (
        "put {what} on the bottom of {said}",
        Phrase("putting {what} on the bottom of {said}", form="paying"),
    )

    @property
    def zone(self) -> str:
        return self.what.zone if isinstance(self.what, SourceIn) else "battlefield"

    def can_serve(self, id: int, c: Context) -> bool:
        found = c.state.objects[id]
        return mine(id, c) if found.zone == "battlefield" else found.owner == c.subject

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        ordered = yield from order(c.state, c.subject, chosen, "put on the bottom, last the lowest", c.source)
        moves = [
            ZoneChanged(c.cause, id, found.zone, "library", found.owner, position="bottom")
            for id, found in [(id, c.state.objects[id]) for id in ordered]
        ]
        done = yield from zones.move_all(c.state, moves)
        self.remember(c, [move.new for move in done])
        return True
