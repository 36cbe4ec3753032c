"""Milling as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Value
from manafold.rules import libraries
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Amount

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class MillCost(UsingCost):
    """Mill cards, which the library must have (CR 701.17b), after everything else has been paid (601.2h)."""

    number: Value

    at_random: ClassVar[bool] = True

    tag: ClassVar[str] = "mill"
    phrases: ClassVar[Phrases] = ("<mill> {number:many card}",)

    def amount(self, c: Context) -> Amount:
        return Amount("library", self.number.of(c), len(c.state.players[c.subject].library))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from libraries.mill(c.state, c.subject, self.number.of(c), c.cause)
        return True
