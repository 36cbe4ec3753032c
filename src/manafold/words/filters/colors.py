"""Colors (CR 105)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Layer
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OfColor(Filter):
    """Is of a color (CR 105.2)."""

    color: Color

    tag: ClassVar[str] = "color"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{color:name}", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and self.color in c.state.characteristics(entity).colors


@dataclass(frozen=True)
class Colorless(Filter):
    """Has no color (CR 105.2c)."""

    tag: ClassVar[str] = "colorless"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("colorless", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and not c.state.characteristics(entity).colors


@dataclass(frozen=True)
class Colored(Filter):
    """Is one or more colors (CR 105.2)."""

    tag: ClassVar[str] = "colored"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("that <is> one or more colors", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and bool(c.state.characteristics(entity).colors)


@dataclass(frozen=True)
class Multicolored(Filter):
    """Has two or more colors (CR 105.2b)."""

    tag: ClassVar[str] = "multicolored"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("multicolored", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and len(c.state.characteristics(entity).colors) > 1


@dataclass(frozen=True)
class Monocolored(Filter):
    """Has exactly one color (CR 105.2a)."""

    tag: ClassVar[str] = "monocolored"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("monocolored", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and len(c.state.characteristics(entity).colors) == 1
