"""Descriptions by what was chosen, for the source or while something resolves (CR 607.2d, 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLORS, Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import CARD_TYPES
from manafold.model.words import NO_LAYER, Filter, Layer, Word
from manafold.rules.card_names import CARD_NAME
from manafold.rules.choices import LAND_OR_NOT, chosen
from manafold.rules.terms import is_player
from manafold.words.filters.colors import OfColor
from manafold.words.filters.composed import Not
from manafold.words.filters.names import IsNamed
from manafold.words.filters.types import OfSubtype, OfType

if TYPE_CHECKING:
    from manafold.rules.context import Context

SUBTYPE_KINDS = ("creature type", "basic land type", "land type")
TYPE_KINDS = ("card type", "permanent type")
Said = Literal["the chosen", "that"]


def chosen_color(c: Context) -> Color | None:
    """The color that was chosen; None if none was."""
    found = chosen(c, "color")
    return next((color for color in COLORS if color == found), None)


def chosen_type(c: Context) -> str:
    """The subtype that was chosen; "" if none was."""
    return str(chosen(c, *SUBTYPE_KINDS) or "")


@dataclass(frozen=True)
class ChosenQuality(Filter):
    """A description by what was chosen. `said` is "that" where it is chosen in the same text; `denied` if it is not of
    it."""

    said: Said = "the chosen"
    denied: bool = False

    volatile: ClassVar[bool] = False
    chosen_by: ClassVar[str] = "choose quality"
    """The tag of the effect that chooses it."""

    def written_out(self, c: Context) -> Filter | None:
        """The description with what was chosen in it; None if nothing was."""
        raise NotImplementedError(type(self))

    def settled(self, c: Context) -> Word:
        found = self.written_out(c)
        if found is None:
            return self
        return Not(found) if self.denied else found

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = self.written_out(c)
        return found is not None and found.matches(entity, c) is not self.denied


def phrases(kind: str) -> Phrases:
    """"Of the chosen color", "that aren't of that color"."""
    return (
        Phrase(f"of {{said}} {kind}", form="after"),
        Phrase(f"that <isn't> of {{said}} {kind}", sets={"denied": True}, form="after"),
    )


@dataclass(frozen=True)
class OfChosenColor(ChosenQuality):
    """Is of the color that was chosen (CR 105.4, 607.2d)."""

    tag: ClassVar[str] = "of chosen color"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    phrases: ClassVar[Phrases] = phrases("color")

    def written_out(self, c: Context) -> Filter | None:
        color = chosen_color(c)
        return None if color is None else OfColor(color)


@dataclass(frozen=True)
class OfChosenType(ChosenQuality):
    """Is of the card type, creature type or land type that was chosen (CR 205.2, 205.3, 607.2d)."""

    tag: ClassVar[str] = "of chosen type"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    phrases: ClassVar[Phrases] = phrases("type")

    def written_out(self, c: Context) -> Filter | None:
        found = chosen(c, *SUBTYPE_KINDS, *TYPE_KINDS)
        card_type = next((each for each in CARD_TYPES if each == found), None)
        if card_type is not None:
            return OfType(card_type)
        return None if found is None else OfSubtype(str(found))


@dataclass(frozen=True)
class OfChosenKind(ChosenQuality):
    """Is a land, or is none, as was chosen (CR 305, 608.2d)."""

    tag: ClassVar[str] = "of chosen kind"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    phrases: ClassVar[Phrases] = phrases("kind")

    def written_out(self, c: Context) -> Filter | None:
        found = chosen(c, LAND_OR_NOT)
        return None if found is None else OfType("land") if found == "land" else Not(OfType("land"))


@dataclass(frozen=True)
class HasChosenName(ChosenQuality):
    """Has the card name that was chosen (CR 201.4, 607.2d)."""

    chosen_by: ClassVar[str] = "choose card name"
    tag: ClassVar[str] = "with chosen name"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("with {said} name", form="after"), Phrase("{said} name", form="owned"))

    def written_out(self, c: Context) -> Filter | None:
        found = chosen(c, CARD_NAME)
        return None if found is None else IsNamed(str(found))
