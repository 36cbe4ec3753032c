"""What the ability that speaks targets, where it speaks of its own cost (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref
from manafold.model.words.sorts import PERMANENTS, PLAYERS, Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TargetsOfThis(Ref):
    """What was chosen as targets of the ability itself, of which nothing is known before (CR 602.2b)."""

    noun: Literal["creature", "permanent", "player"]

    tag: ClassVar[str] = "targets of this"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the {noun} it targets",
        Phrase("the {noun} it targets", form="plain"),
    )

    def entities(self, c: Context) -> Sequence[int]:
        return [] if c.item is None else [id for ids in c.item.targets for id in ids]

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS if self.noun == "player" else PERMANENTS
