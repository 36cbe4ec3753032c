"""What a static ability is about, said of each or of all: "each creature you control", "all lands"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import NO_LAYER, Filter
from manafold.model.words.sorts import Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class Every(Filter):
    """Fits what fits `what`: a text says it of each or of all, where it could say just the plural."""

    what: Filter
    said: Literal["each", "all"]

    tag: ClassVar[str] = "every"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return self.what.matches(entity, c)

    def zones(self) -> tuple[Zone, ...]:
        return self.what.zones()

    def candidates(self, c: Context) -> Sequence[int] | None:
        return self.what.candidates(c)

    def sorts(self, around: Around) -> Sorts | None:
        return self.what.sorts(around)
