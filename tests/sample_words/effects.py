from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tests.sample_words.numbers import You

from manafold.model.abilities import Keyword
from manafold.model.card import CardFace
from manafold.model.colors import Colors
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Cost, Effect, Filter, Fixed, Ref, Static, Value

if TYPE_CHECKING:
    from manafold.rules.events import Event


@dataclass(frozen=True)
class Ponder(Effect):
    """Somebody ponders."""

    who: Ref = You()
    amount: Value = Fixed(1)
    tag: ClassVar[str] = "ponder"


@dataclass(frozen=True)
class Conjure(Effect):
    """Somebody gets tokens."""

    face: CardFace
    who: Ref = You()
    tag: ClassVar[str] = "conjure"


@dataclass(frozen=True)
class AddMana(Effect):
    """Mana."""

    mana: ManaCost
    tag: ClassVar[str] = "add mana"


@dataclass(frozen=True)
class Paint(Effect):
    """A word with every kind of field."""

    what: Filter | Ref
    colors: Colors = frozenset()
    how: Literal["now", "later"] = "now"
    often: bool = False
    note: str = ""
    types: TypeLine | None = None
    pairs: tuple[tuple[int, str], ...] = ()
    mark: int | Literal["all"] = 0
    listens: ClassVar[tuple[type[Event], ...]] = ()
    tag: ClassVar[str] = "paint"


@dataclass(frozen=True)
class PayMana(Cost):
    """Mana to pay."""

    cost: ManaCost
    tag: ClassVar[str] = "mana"


@dataclass(frozen=True)
class Glow(Static):
    """Glows."""

    tag = "glow"


@dataclass(frozen=True)
class Gliding(Keyword):
    """Gliding."""

    tag: ClassVar[str] = "gliding"


@dataclass(frozen=True)
class YouKeyword(Keyword):
    """A keyword that has the tag of a word of another category."""

    tag: ClassVar[str] = "you"
