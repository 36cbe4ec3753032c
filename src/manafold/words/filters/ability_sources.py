"""Abilities by what they are abilities of (CR 113.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class FromSource(Filter):
    """Is an ability whose source fits, as it was last if it has left: "from an artifact source" (CR 113.7a)."""

    what: Filter

    tag: ClassVar[str] = "from source"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("from a {what} source", form="after"),
        Phrase("from a {what:before} source", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        item = None if is_player(entity) else c.state.object(entity).item
        return item is not None and item.ability is not None and self.what.matches(item.source, c)
