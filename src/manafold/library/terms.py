"""What a search asks of a card: the single terms, and how they are put together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from manafold.library.entries import Entry
from manafold.library.table import search_key
from manafold.model.card import CardFace, Variable
from manafold.model.colors import Colors

Comparison = Literal[":", "=", "!=", "<", "<=", ">", ">="]
"""How two things are compared; what ":" means is a matter of the things."""

COMPARISONS: Final[Mapping[str, Comparison]] = {each: each for each in get_args(Comparison)}
"""Each comparison by how it is written."""

Number = Literal["mana value", "power", "toughness", "loyalty", "defense"]
"""A number of a card. The mana value is the card's; the others are of each face."""


class Term(ABC):
    """Something that is true of a card or not."""

    is_slow = False
    """Whether it needs what is printed on the card; of several terms the others are asked first."""

    @abstractmethod
    def matches(self, entry: Entry) -> bool:
        """Whether it is true of the card."""


@dataclass(frozen=True)
class Every(Term):
    """All of the terms."""

    terms: tuple[Term, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "terms", tuple(sorted(self.terms, key=lambda each: each.is_slow)))
        object.__setattr__(self, "is_slow", any([each.is_slow for each in self.terms]))

    def matches(self, entry: Entry) -> bool:
        return all(each.matches(entry) for each in self.terms)


@dataclass(frozen=True)
class Any(Every):
    """At least one of the terms."""

    def matches(self, entry: Entry) -> bool:
        return any(each.matches(entry) for each in self.terms)


@dataclass(frozen=True)
class Not(Term):
    """Not the term."""

    term: Term

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_slow", self.term.is_slow)

    def matches(self, entry: Entry) -> bool:
        return not self.term.matches(entry)


@dataclass(frozen=True)
class Named(Term):
    """A name with these words in it; with `whole`, the name itself or that of a face."""

    words: str
    whole: bool = False

    def matches(self, entry: Entry) -> bool:
        if self.whole:
            return self.words in (entry.key, *entry.key.split(" // "))
        return self.words in entry.key


@dataclass(frozen=True)
class Typed(Term):
    """A face with all of these types: for each of them the words that it can be."""

    words: tuple[frozenset[str], ...]

    def matches(self, entry: Entry) -> bool:
        return any([all([not each.isdisjoint(face) for each in self.words]) for face in entry.type_words])


@dataclass(frozen=True)
class Colored(Term):
    """A face whose colors compare so with these: more is to have others besides."""

    comparison: Comparison
    colors: Colors

    def matches(self, entry: Entry) -> bool:
        return any([compared_colors(face.colors, self.comparison, self.colors) for face in entry.card.faces])


@dataclass(frozen=True)
class ColorCount(Term):
    """A face with so many colors."""

    comparison: Comparison
    number: int

    def matches(self, entry: Entry) -> bool:
        return any([compared(len(face.colors), self.comparison, self.number) for face in entry.card.faces])


@dataclass(frozen=True)
class Identified(Term):
    """A color identity that compares so with these colors."""

    is_slow = True

    comparison: Comparison
    colors: Colors

    def matches(self, entry: Entry) -> bool:
        return compared_colors(entry.printed.color_identity, self.comparison, self.colors)


@dataclass(frozen=True)
class IdentityCount(Term):
    """A color identity of so many colors."""

    is_slow = True

    comparison: Comparison
    number: int

    def matches(self, entry: Entry) -> bool:
        return compared(len(entry.printed.color_identity), self.comparison, self.number)


@dataclass(frozen=True)
class Saying(Term):
    """A text with these words in it."""

    is_slow = True

    words: str

    def matches(self, entry: Entry) -> bool:
        return self.words in search_key(entry.printed.text)


@dataclass(frozen=True)
class HavingKeyword(Term):
    """Printed with a keyword."""

    keyword: str

    def matches(self, entry: Entry) -> bool:
        return self.keyword in entry.keywords


@dataclass(frozen=True)
class Compared(Term):
    """A number of a face that compares so with a number, or with another of that face.

    What is printed with a star or an X is no number.
    """

    left: Number
    comparison: Comparison
    right: Number | int

    def matches(self, entry: Entry) -> bool:
        return any([self._of(entry, face) for face in entry.card.faces])

    def _of(self, entry: Entry, face: CardFace) -> bool:
        left = number_of(self.left, entry, face)
        right = self.right if isinstance(self.right, int) else number_of(self.right, entry, face)
        return left is not None and right is not None and compared(left, self.comparison, right)


@dataclass(frozen=True)
class Being(Term):
    """What "is:" says of a card."""

    quality: str

    def matches(self, entry: Entry) -> bool:
        return QUALITIES[self.quality](entry)


def number_of(name: Number, entry: Entry, face: CardFace) -> int | None:
    """A number of a card or its face; None if it has none, or none that is known outside of a game."""
    if name == "mana value":
        return entry.card.mana_value
    printed = {"power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "defense": face.defense}
    found = printed[name]
    return None if isinstance(found, Variable) else found


def compared(left: int, comparison: Comparison, right: int) -> bool:
    """Whether two numbers compare so; ":" is "="."""
    if comparison in (":", "="):
        return left == right
    if comparison == "!=":
        return left != right
    if comparison.endswith("=") and left == right:
        return True
    return left < right if comparison.startswith("<") else left > right


def compared_colors(left: Colors, comparison: Comparison, right: Colors) -> bool:
    """Whether two sets of colors compare so: less is to be a part of the other."""
    if comparison == "=":
        return left == right
    if comparison == "!=":
        return left != right
    if comparison.startswith("<"):
        return left <= right if comparison == "<=" else left < right
    return left > right if comparison == ">" else left >= right


def _has_type(*words: str) -> Callable[[Entry], bool]:
    wanted = frozenset(words)
    return lambda entry: any([not wanted.isdisjoint(face) for face in entry.type_words])


def _has_layout(layout: str) -> Callable[[Entry], bool]:
    return lambda entry: entry.card.layout == layout


QUALITIES: Final[Mapping[str, Callable[[Entry], bool]]] = {
    "permanent": lambda entry: any([face.type_line.is_permanent for face in entry.card.faces]),
    "spell": lambda entry: any(["land" not in face for face in entry.type_words]),
    "vanilla": lambda entry: not entry.has_text and "creature" in entry.type_words[0],
    "historic": _has_type("legendary", "artifact", "saga"),  # 700.6
    "party": _has_type("cleric", "rogue", "warrior", "wizard"),  # 700.8
    "outlaw": _has_type("assassin", "mercenary", "pirate", "rogue", "warlock"),  # 700.12
    "colorless": lambda entry: any([not face.colors for face in entry.card.faces]),
    "monocolored": lambda entry: any([len(face.colors) == 1 for face in entry.card.faces]),
    "multicolored": lambda entry: any([len(face.colors) > 1 for face in entry.card.faces]),
    "playable": lambda entry: entry.is_whole,
    "split": _has_layout("split"),
    "flip": _has_layout("flip"),
    "transform": _has_layout("transform"),
    "mdfc": _has_layout("modal_dfc"),
    "adventure": _has_layout("adventure"),
    "leveler": _has_layout("leveler"),
}
"""What can stand after "is:"."""
