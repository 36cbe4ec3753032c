"""Descriptions by what is attached to something (CR 301.5, 303.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Layer
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


def has_attached(entity: int, subtype: str, c: Context, controller: int = NOTHING) -> bool:
    """Whether something of that subtype is attached to the object or player; of that player's, if one is named."""
    state = c.state
    if is_player(entity):
        there = [id for id in state.battlefield if state.objects[id].attached_to == entity]
    else:
        there = [id for id in state.object(entity).attachments if id in state.objects]
    if controller != NOTHING:
        there = [id for id in there if state.objects[id].controller == controller]
    return any([subtype in state.characteristics(id).subtypes for id in there])


@dataclass(frozen=True)
class Equipped(Filter):
    """Has an Equipment attached to it (CR 301.5)."""

    tag: ClassVar[str] = "equipped"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("equipped", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and has_attached(entity, "Equipment", c)


@dataclass(frozen=True)
class Enchanted(Filter):
    """Has an Aura attached to it (CR 303.4)."""

    tag: ClassVar[str] = "enchanted"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("enchanted", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return has_attached(entity, "Aura", c)
