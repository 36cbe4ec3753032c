"""What an earlier instruction of the same text was done to: "creature destroyed this way"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter

if TYPE_CHECKING:
    from manafold.rules.context import Context

Deed = Literal[
    "destroyed", "sacrificed", "discarded", "exiled", "returned", "returned to hand", "milled", "revealed", "tapped",
    "untapped", "drawn", "created", "dealt damage", "chosen", "countered",
]  # fmt: skip

TAGS: Mapping[str, tuple[str, ...]] = {
    "destroyed": ("destroy",),
    "sacrificed": ("sacrifice",),
    "discarded": ("discard", "discard hand"),
    "exiled": ("exile", "exile graveyard", "exile until", "exile until leaves"),
    "returned": ("put",),
    "returned to hand": ("put",),
    "milled": ("mill",),
    "revealed": ("reveal", "reveal until", "reveal hand"),
    "tapped": ("tap",),
    "untapped": ("untap",),
    "drawn": ("draw",),
    "created": ("create", "create copies"),
    "dealt damage": ("deal damage", "deal divided damage"),
    "chosen": ("choose some", "choose from", "choose targets"),
    "countered": ("counter",),
}
"""The effects that do it."""


@dataclass(frozen=True)
class ThisWay(Filter):
    """Is one of those to which the effect of this name did so, as they were then (CR 608.2c)."""

    how: Deed
    name: str = ""

    tag: ClassVar[str] = "this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{how} this way", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity in c.named.get(self.name, ())

    def candidates(self, c: Context) -> Sequence[int] | None:
        return c.named.get(self.name, ())

    def looks_back(self) -> bool:
        return True
