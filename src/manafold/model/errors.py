"""What is said when card data or a piece of card notation is wrong."""

from __future__ import annotations

from dataclasses import dataclass


class NotationError(ValueError):
    """A mana cost or a type line that does not read.

    `text` is the whole text, `position` the index in it of what was not understood.
    """

    def __init__(self, expected: str, text: str, position: int, found: str, suggestion: str = "") -> None:
        self.expected = expected
        self.text = text
        self.position = position
        self.found = found
        self.suggestion = suggestion
        hint = f'; did you mean "{suggestion}"?' if suggestion else ""
        super().__init__(f'expected {expected} at position {position} of "{text}", got "{found}"{hint}')


@dataclass(frozen=True)
class Problem:
    """One thing wrong in card data: where, what was expected, what was found, and the nearest right word."""

    path: str
    expected: str
    found: str
    suggestion: str = ""

    def __str__(self) -> str:
        hint = f'; did you mean "{self.suggestion}"?' if self.suggestion else ""
        return f"{self.path or 'here'}: expected {self.expected}, got {self.found}{hint}"


class CardDataError(ValueError):
    """Card data that does not describe a card; `errors` are all the things wrong with it."""

    def __init__(self, errors: tuple[Problem, ...]) -> None:
        self.errors = errors
        super().__init__("\n".join(str(error) for error in errors))
