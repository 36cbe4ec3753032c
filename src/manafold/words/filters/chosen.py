"""Descriptions by what was chosen for the source (CR 607.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Layer
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


def chosen_type(c: Context) -> str:
    """The subtype chosen for the source; "" if none was."""
    choices = c.state.object(c.source).choices
    return str(choices.get("creature type", choices.get("basic land type", "")))


@dataclass(frozen=True)
class OfChosenColor(Filter):
    """Is of the color chosen for the source (CR 105.4, 607.2d)."""

    tag: ClassVar[str] = "of chosen color"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("of the chosen color", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return c.state.object(c.source).choices.get("color") in c.state.characteristics(entity).colors


@dataclass(frozen=True)
class OfChosenType(Filter):
    """Is of the creature type or land type chosen for the source (CR 205.3, 607.2d)."""

    tag: ClassVar[str] = "of chosen type"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("of the chosen type", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and chosen_type(c) in c.state.characteristics(entity).subtypes
