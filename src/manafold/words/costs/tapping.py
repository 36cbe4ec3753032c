"""Tapping other permanents as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules import tapping
from manafold.rules.needs import Use
from manafold.words.costs.picking import PickingCost, mine

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TapCost(PickingCost):
    """Tap untapped permanents that you control (CR 118.3, 701.26a). It is no tap symbol: summoning sick ones can."""

    use: ClassVar[Use] = "tap"

    paid: ClassVar[str] = "tapped"
    tag: ClassVar[str] = "tap permanents"
    phrases: ClassVar[Phrases] = ("<tap> {what}", Phrase("tapping {what}", form="paying"))

    def can_serve(self, id: int, c: Context) -> bool:
        return mine(id, c) and not c.state.objects[id].tapped

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, chosen)
        return all([tapping.tap(c.state, id, c.cause) for id in chosen])
        yield
