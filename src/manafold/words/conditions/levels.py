"""Conditions on level counters and on the level of a Class (CR 711, 716)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import NO_LAYER, Condition
from manafold.rules import counters, levels

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LevelCounters(Condition):
    """The source has at least `low` level counters, and no more than `high` if there is such a bound (CR 711.2)."""

    low: int
    high: int | None = None

    tag: ClassVar[str] = "level counters"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def holds(self, c: Context) -> bool:
        found = counters.on(c.state, c.source, "level")
        return self.low <= found and (self.high is None or found <= self.high)


@dataclass(frozen=True)
class AtLevel(Condition):
    """The source's level is `level`, or also greater if `or_greater` (CR 716.2)."""

    level: int
    or_greater: bool = True

    tag: ClassVar[str] = "at level"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def holds(self, c: Context) -> bool:
        found = levels.level(c.state, c.source)
        return found >= self.level if self.or_greater else found == self.level
