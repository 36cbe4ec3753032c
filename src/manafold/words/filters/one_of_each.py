"""Several things of which each is of another kind: "an artifact, a creature, and a land"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import NO_LAYER, Filter
from manafold.rules.matching import CANNOT, cheapest

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class OneOfEach(Filter):
    """Fits one of several descriptions; of what is chosen together each fits another one (CR 608.2d)."""

    of: tuple[Filter, ...]
    said: Literal["and/or", "and"] = "and/or"

    tag: ClassVar[str] = "one of each"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def matches(self, entity: int, c: Context) -> bool:
        return any(part.matches(entity, c) for part in self.of)

    def zones(self) -> tuple[Zone, ...]:
        return self.of[-1].zones()

    def candidates(self, c: Context) -> Sequence[int] | None:
        return self.of[-1].candidates(c)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        if len(ids) > len(self.of):
            return False
        return cheapest([[0 if part.matches(id, c) else CANNOT for part in self.of] for id in ids]) is not None
