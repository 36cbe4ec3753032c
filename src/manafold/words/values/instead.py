"""A number that is another one if a condition is true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Value

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OrInstead(Value):
    """A number, or the other if the condition is true: what is divided among targets by an effect in whose place
    another divides more (CR 601.2d, 608.2c)."""

    number: Value
    condition: Condition
    other: Value

    tag: ClassVar[str] = "or instead"
    phrases: ClassVar[Phrases] = ()

    def of(self, c: Context) -> int:
        return (self.other if self.condition.holds(c) else self.number).of(c)
