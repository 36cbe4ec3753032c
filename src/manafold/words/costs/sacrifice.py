"""Sacrificing as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules import destroying
from manafold.words.costs.picking import PickingCost

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class SacrificeCost(PickingCost):
    """Sacrifice permanents (CR 118.1, 701.21); later words find them as they last were.

    `chosen` if the text says that the choice is theirs who pay.
    """

    chosen: bool = False

    paid: ClassVar[str] = "sacrificed"
    tag: ClassVar[str] = "sacrifice"
    phrases: ClassVar[Phrases] = (
        "<sacrifice> {what}",
        Phrase("sacrificing {what}", form="paying"),
        Phrase("<sacrifice> {what}", form="deed"),
        Phrase("<sacrifice> {what} of (their|your) choice", sets={"chosen": True}, form="deed"),
    )

    def can_serve(self, id: int, c: Context) -> bool:
        return destroying.may_be_sacrificed(c.state, c.subject, id)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from destroying.sacrifice(c.state, c.subject, chosen, c.cause)
        self.remember(c, chosen)
        return True
