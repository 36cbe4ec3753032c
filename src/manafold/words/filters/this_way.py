"""What an earlier instruction of the same text was done to: "creature destroyed this way"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject

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
    """Is one of those to which the effect of this name did so, as they were then (CR 608.2c).

    If it says of whose hand, only one that was there before.
    """

    how: Deed
    name: str = ""
    hand_of: Ref | None = None

    tag: ClassVar[str] = "this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{how} this way", form="after"),
        Phrase("{how} from {hand_of:possessive} hand this way", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if entity not in (c.result(self.name) or ()):
            return False
        return self.hand_of is None or self._was_in_hand(c.state.object(entity), self.hand_of.entities(c), c)

    def _was_in_hand(self, found: GameObject, owners: Sequence[int], c: Context) -> bool:
        """Whether what was moved came from the hand of one of these players."""
        was = c.state.past.get(found.previous)
        return was is not None and was.object.zone == "hand" and found.owner in owners

    def candidates(self, c: Context) -> Sequence[int] | None:
        return c.result(self.name) or ()

    def looks_back(self) -> bool:
        return True
