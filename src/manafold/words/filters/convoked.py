"""Creatures by the spells that they convoked (CR 702.51c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.remembering import CONVOKED, announcement

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ThatConvoked(Filter):
    """Is a creature that was tapped to pay for a spell with convoke, or for the spell that a permanent was
    (CR 702.51c)."""

    what: Ref

    tag: ClassVar[str] = "convoked"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("that convoked {what:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        items = [announcement(id, c) for id in self.what.entities(c)]
        return any([item is not None and entity in item.named.get(CONVOKED, ()) for item in items])

    def looks_back(self) -> bool:
        return True
