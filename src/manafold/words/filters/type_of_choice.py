"""Things of a creature type that is chosen as an effect that speaks of them happens (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Word
from manafold.rules import choices
from manafold.rules.terms import is_player
from manafold.words.filters.types import OfSubtype

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

CHOSEN = "creature type of choice"
"""The name under which the type is known that was chosen for an effect."""


@dataclass(frozen=True)
class OfTypeOfChoice(Filter):
    """Is of the creature type that its controller chooses as the effect happens: "of the creature type of your choice"
    (CR 608.2d, 205.3m)."""

    tag: ClassVar[str] = "of type of choice"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("of the creature type of your choice", form="after"),)

    def choose(self, c: Context) -> Task[None]:
        """The choice is made, and known from then on."""
        options = choices.options("creature type")
        c.chosen[CHOSEN] = yield from choices.choose(c.controller, "creature type", options, c.source, c)

    def settled(self, c: Context) -> Word:
        chosen = c.chosen.get(CHOSEN)
        return OfSubtype(chosen) if isinstance(chosen, str) else self

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return c.chosen.get(CHOSEN) in c.state.characteristics(entity).subtypes
