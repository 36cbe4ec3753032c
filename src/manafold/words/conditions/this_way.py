"""Whether an earlier instruction of the same text was done to something of a kind (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter
from manafold.words.filters.this_way import Deed

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class WasDoneThisWay(Condition):
    """Something that fits is among those to which the effect of this name did so, as they were then (CR 608.2i)."""

    what: Filter
    how: Deed
    name: str = ""

    tag: ClassVar[str] = "was done this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{what:a} was {how} this way",
        Phrase("{what:a} is {how} this way", read_only=True),
    )

    def holds(self, c: Context) -> bool:
        return any(self.what.matches(entity, c) for entity in c.named.get(self.name, ()))

