"""The commander of a player (CR 903.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Ref
from manafold.model.words.sorts import OBJECTS, Around, Sorts
from manafold.rules.events import ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class YourCommander(Ref):
    """The commanders that you own, wherever they are, and one that has just left where it was (CR 903.3d, 603.10)."""

    tag: ClassVar[str] = "your commander"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("your commander",)

    def entities(self, c: Context) -> Sequence[int]:
        state = c.state
        left = c.event.old if isinstance(c.event, ZoneChanged) else -1
        return [
            id
            for id in sorted(state.commanders)
            if (id in state.objects or id == left) and state.object(id).owner == c.controller
        ]

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS
