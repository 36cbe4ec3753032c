"""Why a text was not understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from manafold.model.likeness import nearest

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

    @property
    def found(self) -> str:
        """The word at the position; "" at the end of the text."""
        rest = self.text[self.position :].split()
        return rest[0] if rest else ""

    @property
    def nearest(self) -> str:
        """The expected word that looks most like the one found, or one with which what is expected begins; or ""."""
        found = self.found.strip(".,:").casefold()
        begins = sorted(frozenset().union(*self.beginnings))
        for words in (self.words(), [each for each in begins if not each.startswith("#")]):
            near = nearest(found, [each for each in words if each != found], likeness=0.75)
            if near:
                return near
        return ""

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
