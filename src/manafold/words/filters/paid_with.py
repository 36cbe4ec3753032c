"""Spells by the mana that was spent on them (CR 106.3, 601.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Value
from manafold.rules.remembering import mana_spent

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class PaidWithManaOf(Filter):
    """Is a spell, or the permanent it became, that mana from a source of a description was spent to cast (CR 106.3).

    The sources are as they are, or as they last were: creatures that convoked and the like gave no mana (702.51a).
    """

    source: Filter
    produced: bool = True
    """Whether the text says "using mana produced by"."""

    tag: ClassVar[str] = "paid with mana of"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("using mana produced by {source:a}", form="after"),
        Phrase("that mana from {source:a} was spent to cast", sets={"produced": False}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return any([self.source.matches(mana.source, c) for mana in mana_spent(entity, c)])


@dataclass(frozen=True)
class PaidWithSoMuch(Filter):
    """Is a spell, or the permanent it became, that at least so much mana was spent to cast (CR 601.2h)."""

    number: Value

    tag: ClassVar[str] = "paid with so much"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("that {number:word} or more mana was spent to cast", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return len(mana_spent(entity, c)) >= self.number.of(c)
