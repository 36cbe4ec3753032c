"""Why a text was not understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from manafold.grammar.english import plural
from manafold.grammar.tokens import tokenize
from manafold.model.likeness import ranked
from manafold.model.typeline import ALL_SUBTYPES

SHOWN: Final = 8
FEWEST: Final = 3
"""Of what was expected all kinds are told, and so many words that it is `SHOWN` things, but at least these."""

CALLED: Final = {
    "ability": "an ability",
    "branch": "an effect",
    "condition": "a condition",
    "cost": "a cost",
    "destination": "a place to go",
    "duration": "a duration",
    "effect": "an effect",
    "filter": "a kind of objects or players",
    "happened": "what has happened",
    "int": "a number",
    "keyword": "a keyword",
    "kind": "a kind",
    "literal": "one of certain words",
    "manacost": "mana symbols",
    "quality": "a quality",
    "ref": "who or what is meant",
    "script": "an effect",
    "static": "what is so all the time",
    "str": "a name",
    "token": "a kind of token",
    "trigger": "an event",
    "value": "a number",
}
"""What people call the categories of words, and what else phrases have places for."""


NAMES: Final = {
    token.norm: token.text
    for subtype in ALL_SUBTYPES
    for name in (subtype, plural(subtype))
    for token in tokenize(name)
    if token.kind == "word" and token.text[0].isupper()
}
"""The words of subtypes, as they are compared and as they are written: with a capital (CR 205.3)."""

ARTICLES: Final = frozenset(("the", "new"))
"""Those of them that are no names by themselves."""


@dataclass(frozen=True)
class Declined:
    """A text that was not wholly understood: where, what was found there, and what would have been understood."""

    text: str
    position: int
    reason: str
    expected: tuple[str, ...] = ()
    """Words; and in angle brackets what else, such as "<effect>" or a form of it, "<effect:clause>"."""
    beginnings: tuple[frozenset[str], ...] = ()
    """The words with which that can begin, where not any word can."""
    meant: str = ""
    """What was probably meant, if more is known than how words look."""

    @property
    def found(self) -> str:
        """The word at the position; "" at the end of the text."""
        rest = self.text[self.position :].split()
        return rest[0] if rest else ""

    @property
    def nearest(self) -> str:
        """What was probably meant; or the first of the `near` words, or ""."""
        return self.meant or next(iter(self.near()), "")

    def near(self) -> list[str]:
        """The words that could stand here and look like the one found, the nearest first.

        Those with which something expected begins go behind expected words that are as near. What only a name of a
        subtype could be is not meant by a word that begins small.
        """
        found = self.found.strip(".,:;")
        expected = self.words()
        begins = sorted(frozenset().union(*self.beginnings).difference(expected))
        if not found[:1].isupper():
            begins = [each for each in begins if each not in NAMES or each in ARTICLES]
        words = [each for each in (*expected, *begins) if not each.startswith("#") and each != found.casefold()]
        near = sorted(ranked(found, words, likeness=0.75), key=lambda each: (each[0], each[1] not in expected))
        return [each if each in expected or each in ARTICLES else NAMES.get(each, each) for _, each in near]

    def words(self) -> list[str]:
        """The words that were expected."""
        return [each for each in self.expected if not each.startswith("<")]

    def kinds(self) -> list[str]:
        """What else was expected, as people call it ("an effect"), each once."""
        found = [each.strip("<>").partition(":")[0] for each in self.expected if each.startswith("<")]
        return list(dict.fromkeys([CALLED.get(each, each) for each in found]))

    def __str__(self) -> str:
        found = repr(self.found) if self.found else "the end"
        parts = [f"{self.reason} at {found} (position {self.position})"]
        if self.expected:
            words, kinds = [f'"{each}"' for each in self.words()], self.kinds()
            room = max(FEWEST, SHOWN - len(kinds))
            told = [*words[:room], *(["..."] if len(words) > room else []), *kinds]
            parts.append(f"expected {', '.join(told)}")
        if self.nearest:
            parts.append(f"did you mean {self.nearest!r}?")
        return "; ".join(parts)


def declined(text: str, position: int, expected: Iterable[str], beginnings: Iterable[frozenset[str]] = ()) -> Declined:
    """A decline at a place where none of what was expected stood."""
    return Declined(text, position, "not understood", tuple(sorted(set(expected))), tuple(beginnings))
