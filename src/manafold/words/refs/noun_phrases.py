"""References by description: each of what fits, or some that a player chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import NO_LAYER, Filter, Person, Quantity, Ref
from manafold.rules.choosing import choose_some
from manafold.rules.finding import find_all
from manafold.words.values.plain import is_one

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Distribution = Literal["each", "all", "plural"]


@dataclass(frozen=True)
class Each(Ref):
    """Everything that fits: "each creature", "all creatures", "creatures". `said` is which of these it is."""

    what: Filter
    said: Distribution = "each"

    tag: ClassVar[str] = "each"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return find_all(self.what, c)

    def person(self) -> Person:
        return "one" if self.said == "each" else "many"


@dataclass(frozen=True)
class Choose(Ref):
    """Some of what fits, chosen by the player who acts: "a creature you control", "two cards" (CR 608.2d)."""

    count: Quantity
    what: Filter

    tag: ClassVar[str] = "choose"

    def find(self, c: Context) -> Task[Sequence[int]]:
        found = find_all(self.what, c)
        low = self.count.low.of(c)
        high = len(found) if self.count.high is None else self.count.high.of(c)
        return (yield from choose_some(c.state, c.subject, found, low, high, "permanent", "choose", c.source))

    def person(self) -> Person:
        return "one" if self.count.high is not None and is_one(self.count.high) else "many"
