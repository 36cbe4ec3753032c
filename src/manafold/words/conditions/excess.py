"""Conditions on excess damage (CR 120.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition
from manafold.words.values.this_way import AmountThisWay

if TYPE_CHECKING:
    from manafold.rules.context import Context

EXCESS = AmountThisWay("the excess damage dealt")


@dataclass(frozen=True)
class ExcessWasDealt(Condition):
    """An earlier instruction of the same text dealt excess damage, which only permanents are dealt (CR 120.10).

    `permanent` if the text says so.
    """

    amount: AmountThisWay
    permanent: bool = False

    tag: ClassVar[str] = "excess was dealt"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("excess damage was dealt this way", sets={"amount": EXCESS}),
        Phrase("excess damage was dealt to a permanent this way", sets={"amount": EXCESS, "permanent": True}),
    )

    def holds(self, c: Context) -> bool:
        return self.amount.of(c) > 0
