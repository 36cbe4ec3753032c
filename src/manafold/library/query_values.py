"""What stands behind each key of a query: types, colors, numbers, words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, NoReturn

from manafold.library.entries import all_keywords
from manafold.library.table import search_key
from manafold.library.terms import (
    QUALITIES,
    Being,
    ColorCount,
    Colored,
    Compared,
    Comparison,
    HavingKeyword,
    Identified,
    IdentityCount,
    Number,
    Saying,
    Term,
    Typed,
)
from manafold.model.abilities import Keyword
from manafold.model.colors import COLORS, COLORS_BY_NAME, Colors
from manafold.model.errors import NotationError
from manafold.model.likeness import nearest
from manafold.model.typeline import ALL_SUBTYPES, CARD_TYPES, SUPERTYPES
from manafold.words import VOCABULARY


class QueryError(NotationError):
    """A query that makes no sense."""


class Value(NamedTuple):
    """What is written after a key, and where in which query."""

    query: str
    comparison: Comparison
    text: str
    position: int

    def refuse(self, expected: str, candidates: Iterable[str] = ()) -> NoReturn:
        """Raises `QueryError` for the value."""
        raise QueryError(expected, self.query, self.position, self.text, nearest(self.text, candidates))


COLOR_GROUPS: Final[Mapping[str, str]] = {
    "azorius": "WU", "dimir": "UB", "rakdos": "BR", "gruul": "RG", "selesnya": "GW",
    "orzhov": "WB", "izzet": "UR", "golgari": "BG", "boros": "RW", "simic": "GU",
    "bant": "GWU", "esper": "WUB", "grixis": "UBR", "jund": "BRG", "naya": "RGW",
    "abzan": "WBG", "jeskai": "URW", "sultai": "BGU", "mardu": "RWB", "temur": "GUR",
    "colorless": "", "c": "",
}  # fmt: skip
"""What groups of colors are called."""

_MANY: Final = ("m", "multicolor", "multicolored")
_NUMBERS: Final[Mapping[str, Number]] = {
    "mv": "mana value", "cmc": "mana value", "manavalue": "mana value", "pow": "power", "power": "power",
    "tou": "toughness", "toughness": "toughness", "loy": "loyalty", "loyalty": "loyalty", "def": "defense",
    "defense": "defense",
}  # fmt: skip


@cache
def all_types() -> tuple[str, ...]:
    """Every supertype, card type and subtype, in small letters."""
    return (*SUPERTYPES, *CARD_TYPES, *sorted([each.casefold() for each in ALL_SUBTYPES]))


def type_term(value: Value) -> Term:
    """ "t:": types, or the beginnings of them."""
    whole = value.text.casefold().strip()
    _only_equal(value)
    words = [whole] if whole in all_types() else whole.split()
    return Typed(tuple([_types_called(each, value) for each in words]))


def _types_called(word: str, value: Value) -> frozenset[str]:
    """The type `word`; if there is none, those that begin with it."""
    known = all_types()
    found = frozenset([word] if word in known else [each for each in known if each.startswith(word)])
    if not found:
        at = value.position + value.text.casefold().index(word)
        raise QueryError("a type", value.query, at, word, nearest(word, known))
    return found


def color_term(value: Value) -> Term:
    """ "c:": colors by letters, names or groups, "m" for many, or how many."""
    comparison = value.comparison
    text = value.text.lower()
    if text in _MANY:
        _only_equal(value)
        return ColorCount(">", 1)
    if text.isdecimal():
        return ColorCount(comparison, int(text))
    colors = _colors(value)
    return Colored("=" if comparison == ":" and not colors else comparison, colors)


def identity_term(value: Value) -> Term:
    """ "id:": as for colors; ":" asks for cards that fit into the colors."""
    text = value.text.lower()
    if text in _MANY:
        _only_equal(value)
        return IdentityCount(">", 1)
    if text.isdecimal():
        return IdentityCount(value.comparison, int(text))
    return Identified("<=" if value.comparison == ":" else value.comparison, _colors(value))


def _only_equal(value: Value) -> None:
    if value.comparison not in (":", "="):
        raise QueryError('":" or "="', value.query, value.position - len(value.comparison), value.comparison)


def _colors(value: Value) -> Colors:
    text = value.text.lower()
    if text in COLORS_BY_NAME:
        return frozenset([COLORS_BY_NAME[text]])
    letters = COLOR_GROUPS.get(text, text.upper())
    if not set(letters) <= set(COLORS):
        value.refuse("colors", [*COLORS_BY_NAME, *COLOR_GROUPS, *_MANY])
    return frozenset([each for each in COLORS if each in letters])


def number_term(name: Number) -> Callable[[Value], Term]:
    """The term that compares a number with what is written."""

    def term(value: Value) -> Term:
        text = value.text.lower()
        if text in _NUMBERS:
            return Compared(name, value.comparison, _NUMBERS[text])
        if not text.removeprefix("-").isdecimal():
            value.refuse("a number, or the name of one", _NUMBERS)
        return Compared(name, value.comparison, int(text))

    return term


def keyword_term(value: Value) -> Term:
    """ "kw:": a keyword by its whole name."""
    _only_equal(value)
    keyword = value.text.lower().strip()
    if VOCABULARY.find(Keyword, keyword) is None and keyword not in all_keywords():
        value.refuse("a keyword", all_keywords())
    return HavingKeyword(keyword)


def text_term(value: Value) -> Term:
    """ "o:": words of the text."""
    _only_equal(value)
    return Saying(search_key(value.text))


def quality_term(value: Value) -> Term:
    """ "is:": a quality."""
    _only_equal(value)
    quality = value.text.lower()
    if quality not in QUALITIES:
        value.refuse(f"a quality ({', '.join(QUALITIES)})", QUALITIES)
    return Being(quality)


KEYS: Final[Mapping[str, Callable[[Value], Term]]] = {
    **dict.fromkeys(("t", "type"), type_term),
    **dict.fromkeys(("c", "color"), color_term),
    **dict.fromkeys(("id", "identity"), identity_term),
    **dict.fromkeys(("o", "oracle"), text_term),
    **dict.fromkeys(("kw", "keyword"), keyword_term),
    "is": quality_term,
    **{key: number_term(name) for key, name in _NUMBERS.items()},
}
"""What the key of a term makes of its value."""
