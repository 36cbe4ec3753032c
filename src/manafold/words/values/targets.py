"""Numbers of targets (CR 115)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Value
from manafold.rules.remembering import announcement

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TargetsBeyond(Value):
    """How many targets the spell has beyond the first (CR 115.1, 601.2f)."""

    tag: ClassVar[str] = "targets beyond the first"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("target beyond the first", form="each"),)

    def of(self, c: Context) -> int:
        item = announcement(c.source, c)
        return 0 if item is None else max(0, sum([len(ids) for ids in item.targets]) - 1)
