"""How often an ability has resolved (CR 608.2i)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Value
from manafold.words.conditions.timing import resolutions

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TimesResolved(Value):
    """How many times the ability that says so has resolved this turn, this time included (CR 608.2i)."""

    tag: ClassVar[str] = "times resolved"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the number of times this ability has resolved this turn",)

    def of(self, c: Context) -> int:
        return resolutions(c)
