"""Life as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Value
from manafold.rules import life
from manafold.rules.costs import UsingCost
from manafold.rules.needs import LIFE, Amount

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class PayLife(UsingCost):
    """Pay life, at most as much as there is (CR 119.4)."""

    number: Value

    tag: ClassVar[str] = "pay life"
    phrases: ClassVar[Phrases] = (
        "<pay> {number:much life}",
        Phrase("paying {number:much life}", form="paying"),
    )

    def amount(self, c: Context) -> Amount:
        return Amount(LIFE, self.number.of(c), life.payable(c.state, c.subject))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        yield from life.lose(c.state, c.subject, self.number.of(c), c.cause)
        return True
