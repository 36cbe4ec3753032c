"""Revealing cards as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.rules import libraries
from manafold.rules.needs import Use
from manafold.words.costs.picking import PickingCost
from manafold.words.refs.plain import SourceIn

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Kind, Task
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class RevealCost(PickingCost):
    """Reveal cards from your hand (CR 701.20). They stay there, and can serve for another cost as well."""

    use: ClassVar[Use] = "show"
    where: ClassVar[tuple[Zone, ...]] = ("hand",)
    kind: ClassVar[Kind] = "card"

    paid: ClassVar[str] = "revealed"
    tag: ClassVar[str] = "reveal"
    phrases: ClassVar[Phrases] = ("<reveal> {what}",)

    @property
    def zone(self) -> str:
        return self.what.zone if isinstance(self.what, SourceIn) else "battlefield"

    def can_serve(self, id: int, c: Context) -> bool:
        return id in c.state.players[c.subject].hand

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        libraries.reveal(c.state, c.subject, chosen, c.cause)
        self.remember(c, chosen)
        return True
        yield
