"""Several things of which each is of another kind: "an artifact, a creature, and a land"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import NO_LAYER, Filter
from manafold.rules.matching import CANNOT, cheapest

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OneOfEach(Filter):
    """Fits one of these descriptions; of what is chosen together each fits another one (CR 608.2d)."""

    of: tuple[Filter, ...]

    tag: ClassVar[str] = "one of each"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return any(part.matches(entity, c) for part in self.of)

    def groups(self) -> bool:
        return True

    def together(self, ids: Sequence[int], c: Context) -> bool:
        if len(ids) > len(self.of):
            return False
        return cheapest([[0 if part.matches(id, c) else CANNOT for part in self.of] for id in ids]) is not None
