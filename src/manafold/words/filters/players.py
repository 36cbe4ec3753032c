"""Descriptions of players by what is true of them: "each player who controls a creature"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter
from manafold.model.words.sorts import PLAYERS, Around, Sorts
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Who(Filter):
    """A player of whom a condition is true, each for themselves (CR 102.1)."""

    condition: Condition

    tag: ClassVar[str] = "who"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("who {condition:theirs}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return is_player(entity) and self.condition.holds(c.at(entity))

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS
