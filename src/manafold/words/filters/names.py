"""Descriptions by name (CR 201)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsNamed(Filter):
    """Has this name (CR 201.2)."""

    name: str

    tag: ClassVar[str] = "named"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("named {name:name}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.characteristics(entity).name == self.name


@dataclass(frozen=True)
class HasOwnName(Filter):
    """Has the name that the source's text calls it by (CR 201.5)."""

    tag: ClassVar[str] = "named so"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("named ~", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        name = c.state.object(c.source).base.name
        return not is_player(entity) and c.state.characteristics(entity).name == name != ""
