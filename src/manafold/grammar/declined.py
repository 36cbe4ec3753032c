"""Why a text was not understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from manafold.model.errors import nearest


@dataclass(frozen=True)
class Declined:
    """A text that was not wholly understood: where, what was found there, and what would have been understood."""

    text: str
    position: int
    reason: str
    expected: tuple[str, ...] = ()

    @property
    def found(self) -> str:
        """The word at the position; "" at the end of the text."""
        rest = self.text[self.position :].split()
        return rest[0] if rest else ""

    @property
    def nearest(self) -> str:
        """The expected word that looks most like the one found; "" if none does."""
        return nearest(self.found.strip(".,:"), self.expected, likeness=0.75)

    def __str__(self) -> str:
        found = repr(self.found) if self.found else "the end"
        parts = [f"{self.reason} at {found} (position {self.position})"]
        if self.expected:
            shown = ", ".join(self.expected[:8]) + (", ..." if len(self.expected) > 8 else "")
            parts.append(f"expected {shown}")
        if self.nearest:
            parts.append(f"did you mean {self.nearest!r}?")
        return "; ".join(parts)


def declined(text: str, position: int, expected: Iterable[str]) -> Declined:
    """A decline at a place where none of what was expected stood."""
    return Declined(text, position, "not understood", tuple(sorted(set(expected))))
