"""The Ring-bearer of a player (CR 701.54b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Layer, Ref
from manafold.model.words.sorts import PERMANENTS, Around, Sorts
from manafold.rules.designations import bearer_of
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class YourRingBearer(Ref):
    """The creature that you chose as the Ring last tempted you, while it is yours (CR 701.54a, 701.54e)."""

    tag: ClassVar[str] = "your Ring-bearer"
    reads: ClassVar[frozenset[int]] = NO_LAYER | {Layer.CONTROL}
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("your Ring-bearer",)

    def entities(self, c: Context) -> Sequence[int]:
        found = bearer_of(c.state, c.controller)
        return () if found == NOTHING else (found,)

    def sorts(self, around: Around) -> Sorts | None:
        return PERMANENTS
