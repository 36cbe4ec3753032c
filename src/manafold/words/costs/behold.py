"""Beholding as a cost (CR 701.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter
from manafold.rules import beholding, destroying
from manafold.rules.needs import Use
from manafold.words.costs.picking import PickingCost
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Kind, Task
    from manafold.rules.terms import Zone


def beheld(what: Filter) -> str:
    """The name under which a spell knows in what was paid for it that something of that quality was beheld for it."""
    return f"beheld {what}"


@dataclass(frozen=True)
class BeholdCost(PickingCost):
    """Reveal cards of a quality from your hand, or choose such permanents you control (CR 701.4a).

    They stay where they are, and can serve for another cost as well.
    """

    use: ClassVar[Use] = "show"
    where: ClassVar[tuple[Zone, ...]] = beholding.WHERE
    kind: ClassVar[Kind] = "card"

    tag: ClassVar[str] = "behold"
    phrases: ClassVar[Phrases] = ("<behold> {what}",)

    def can_serve(self, id: int, c: Context) -> bool:
        return beholding.can_be_beheld(id, c)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.tell(c, chosen)
        self.remember(c, chosen)
        return True
        yield

    def tell(self, c: Context, chosen: tuple[int, ...]) -> None:
        """They are beheld, and the spell that is cast knows it (607.2i)."""
        beholding.behold(c.state, c.subject, chosen, c.cause)
        if c.item is not None and isinstance(self.what, Choose):
            c.item.paid = {**c.item.paid, beheld(self.what.what): 1}


@dataclass(frozen=True)
class BeholdAndExile(BeholdCost):
    """Behold something and exile it (CR 701.4a); it is exiled with what it was paid for (CR 607.2q)."""

    use: ClassVar[Use] = "leave"
    paid: ClassVar[str] = "exiled"

    tag: ClassVar[str] = "behold and exile"
    phrases: ClassVar[Phrases] = ("behold {what} and exile it",)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.tell(c, chosen)
        self.remember(c, (yield from destroying.exile(c.state, chosen, c.cause)))
        return True
