"""Descriptions by name (CR 201)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Layer
from manafold.rules.card_names import has_name
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsNamed(Filter):
    """Has this name, or one of two (CR 201.2)."""

    name: str
    also: str = ""

    tag: ClassVar[str] = "named"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TEXT,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("named {name:name}", form="after"),
        Phrase("named {name:name} or {also:name}", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return has_name(c.state, entity, self.name) or has_name(c.state, entity, self.also)


@dataclass(frozen=True)
class HasOwnName(Filter):
    """Has the name that the source's text calls it by (CR 201.5)."""

    tag: ClassVar[str] = "named so"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TEXT,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("named ~", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and has_name(c.state, entity, c.state.object(c.source).base.name)
