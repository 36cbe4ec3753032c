"""Cards and their faces: the printed characteristics (CR 109.3, 200.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from manafold.model.abilities import Ability
from manafold.model.colors import COLORLESS, Color, Colors
from manafold.model.errors import NotationError, Problem
from manafold.model.mana import ManaCost, ManaSymbol
from manafold.model.subtypes import BASIC_LAND_TYPES
from manafold.model.tree import leaves
from manafold.model.typeline import TypeLine

Layout = Literal[
    "normal", "split", "flip", "transform", "modal_dfc", "adventure", "prepare", "leveler", "saga", "class", "case",
    "mutate", "prototype", "meld", "planar", "scheme", "vanguard", "token",
]  # fmt: skip
"""How the faces of a card lie on it."""


_WHOLE = re.compile(r"-?[0-9]+")
_VARIABLE = re.compile(r"([0-9]+[+-])?[*X]([+-][0-9]+)?")


@dataclass(frozen=True)
class Variable:
    """A number that is printed with a star or a letter: "*", "1+*", "X" (CR 208.2, 107.3).

    Only what is printed: an ability of the card says what the number is.
    """

    text: str

    @staticmethod
    def parse(text: str) -> Variable:
        """The number written `text`; raises `NotationError` if it has no star and no X."""
        if _VARIABLE.fullmatch(text) is None:
            raise NotationError('a number, or one with a star or an X such as "1+*"', text, 0, text)
        return Variable(text)

    def __str__(self) -> str:
        return self.text


Printed = int | Variable
"""A number in a corner of a card."""


def printed_number(text: str) -> Printed:
    """The number in a corner of a card that is written `text`; raises `NotationError` if that is none.

    >>> printed_number("-1"), str(printed_number("1+*"))
    (-1, '1+*')
    """
    return int(text) if _WHOLE.fullmatch(text) else Variable.parse(text)


@dataclass(frozen=True, kw_only=True)
class CardFace:
    """One set of characteristics of a card, a token or a copy of either."""

    name: str
    mana_cost: ManaCost | None = None
    """None is no mana cost, which cannot be paid (CR 202.1b)."""
    color_indicator: Colors = COLORLESS
    """The colors of its color indicator (CR 204); none if it has no indicator."""
    type_line: TypeLine
    power: Printed | None = None
    toughness: Printed | None = None
    loyalty: Printed | None = None
    defense: Printed | None = None
    abilities: tuple[Ability, ...] = ()

    colors: Colors = field(init=False)
    """The colors of its mana cost and its color indicator (CR 202.2, 204.2)."""
    mana_value: int = field(init=False)
    """The mana value of its own mana cost, X as 0 (CR 202.3)."""

    def __post_init__(self) -> None:
        cost = self.mana_cost
        object.__setattr__(self, "colors", self.color_indicator | (cost.colors if cost else COLORLESS))
        object.__setattr__(self, "mana_value", cost.mana_value() if cost else 0)


@dataclass(frozen=True)
class Card:
    """A card. `faces` are its sets of characteristics, the one that it has by itself first; those that a prototype card
    has if it is prototyped are a face too (CR 718.2), and so is the combined back face of a meld card (CR 712.4)."""

    faces: tuple[CardFace, ...]
    layout: Layout
    color_identity: Colors
    """See `color_identity_of`."""

    name: str = field(init=False)
    """Its name, or the names of its faces with " // " between them; the two faces of a prototype card share one, and
    the combined back face of a meld card is not its own."""
    face: CardFace = field(init=False)
    """The first face."""
    mana_value: int = field(init=False)
    """The mana value of the card where it is not on the stack: of both halves of a split card (CR 202.3d)."""

    def __post_init__(self) -> None:
        if not self.faces:
            raise ValueError("a card has at least one face")
        counted = self.faces if self.layout == "split" else self.faces[:1]
        named = self.faces[:1] if self.layout in ("prototype", "meld") else self.faces
        object.__setattr__(self, "name", " // ".join([each.name for each in named]))
        object.__setattr__(self, "face", self.faces[0])
        object.__setattr__(self, "mana_value", sum([each.mana_value for each in counted]))

    @staticmethod
    def of(*faces: CardFace, layout: Layout = "normal") -> Card:
        """The card with these faces; its color identity follows from them."""
        return Card(faces, layout, color_identity_of(faces))


NUMBERS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("power", ("creature", "Vehicle"), "208.1, 301.7a"),
    ("toughness", ("creature", "Vehicle"), "208.1, 301.7a"),
    ("loyalty", ("planeswalker",), "209.1"),
    ("defense", ("battle",), "210.1"),
)
"""The numbers in the corners of cards, what has each of them printed on it, and the rules that say so."""


def missing_numbers(face: CardFace, path: str = "") -> list[Problem]:
    """The numbers that are printed on whatever has the types of the face, and that it has not; `path` is its place."""
    kinds = {*face.type_line.types, *face.type_line.subtypes}
    before = f"{path}." if path else ""
    return [
        Problem(f"{before}{name}", f"a number, as on every {' and '.join(having)} (CR {rule})", "nothing")
        for name, having, rule in NUMBERS
        if getattr(face, name) is None and not kinds.isdisjoint(having)
    ]


def color_identity_of(faces: tuple[CardFace, ...]) -> Colors:
    """The colors of all mana symbols in costs and abilities, and of color indicators, on all faces (CR 903.4).

    The intrinsic mana abilities of basic land types count as text of the card (CR 305.6). Colors that a
    characteristic-defining ability gives are not looked for.
    """
    found: set[Color] = set()
    for face in faces:
        found.update(face.colors)
        found.update([BASIC_LAND_TYPES[each] for each in face.type_line.subtypes if each in BASIC_LAND_TYPES])
        for leaf in leaves(face.abilities):
            if isinstance(leaf, ManaCost | ManaSymbol):
                found.update(leaf.colors)
    return frozenset(found)
