"""Card types, subtypes and supertypes (CR 205)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.typeline import CardType, Supertype
from manafold.model.words import Filter, Layer
from manafold.model.words.sorts import OBJECTS, Around, Sorts
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OfType(Filter):
    """Has a card type (CR 205.2)."""

    type: CardType

    tag: ClassVar[str] = "type"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{type:noun}", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and self.type in c.state.characteristics(entity).types

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class OfSubtype(Filter):
    """Has a subtype (CR 205.3), written as on the type line: "Elf"."""

    subtype: str

    tag: ClassVar[str] = "subtype"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{subtype:subtype}", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and self.subtype in c.state.characteristics(entity).subtypes

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class OfSupertype(Filter):
    """Has a supertype (CR 205.4)."""

    supertype: Supertype

    tag: ClassVar[str] = "supertype"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{supertype}", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and self.supertype in c.state.characteristics(entity).supertypes

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS
