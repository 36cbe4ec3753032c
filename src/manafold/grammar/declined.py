"""Why a text was not understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from manafold.model.errors import nearest

SHOWN: Final = 8
"""So much of what was expected is told; all of it is in `expected`."""

_PLAIN: Final = {"int": "number", "str": "word", "literal": "word"}
"""What people call what is no category of words."""


@dataclass(frozen=True)
class Declined:
    """A text that was not wholly understood: where, what was found there, and what would have been understood."""

    text: str
    position: int
    reason: str
    expected: tuple[str, ...] = ()
    """Words; and in angle brackets what else, such as "<effect>" or a form of it, "<effect:clause>"."""

    @property
    def found(self) -> str:
        """The word at the position; "" at the end of the text."""
        rest = self.text[self.position :].split()
        return rest[0] if rest else ""

    @property
    def nearest(self) -> str:
        """The expected word that looks most like the one found; "" if none does."""
        found = self.found.strip(".,:").casefold()
        return nearest(found, [each for each in self.words() if each != found], likeness=0.75)

    def words(self) -> list[str]:
        """The words that were expected."""
        return [each for each in self.expected if not each.startswith("<")]

    def kinds(self) -> list[str]:
        """What else was expected: what it would have been called ("effect"), each once."""
        found = [each.strip("<>").partition(":")[0] for each in self.expected if each.startswith("<")]
        return list(dict.fromkeys([_PLAIN.get(each, each) for each in found]))

    def __str__(self) -> str:
        found = repr(self.found) if self.found else "the end"
        parts = [f"{self.reason} at {found} (position {self.position})"]
        if self.expected:
            told = [*[f'"{each}"' for each in self.words()], *[f"some {each}" for each in self.kinds()]]
            parts.append(f"expected {', '.join(told[:SHOWN])}" + (", ..." if len(told) > SHOWN else ""))
        if self.nearest:
            parts.append(f"did you mean {self.nearest!r}?")
        return "; ".join(parts)


def declined(text: str, position: int, expected: Iterable[str]) -> Declined:
    """A decline at a place where none of what was expected stood."""
    return Declined(text, position, "not understood", tuple(sorted(set(expected))))
