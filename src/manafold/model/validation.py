"""Collecting everything that is wrong in card data, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable

from manafold.model.errors import CardDataError, Problem
from manafold.model.likeness import nearest

FAILED: object = object()
"""What loading a piece of data gives after it has reported what is wrong with it."""


class Place:
    """Where in the data something stands: a step (a key or an index) from an outer place."""

    def __init__(self, outer: Place | None = None, step: str | int = "") -> None:
        self.outer = outer
        self.step = step

    def __str__(self) -> str:
        before = str(self.outer) if self.outer is not None else ""
        if isinstance(self.step, int):
            return f"{before}[{self.step}]"
        return f"{before}.{self.step}" if before and self.step else before + self.step


class Report:
    """The problems found so far. `partial` is whether abilities of the cards may be missing."""

    def __init__(self, partial: bool = False) -> None:
        self.partial = partial
        self.problems: list[Problem] = []

    def add(self, place: Place, expected: str, data: object, candidates: Iterable[str] = ()) -> object:
        """Notes that `data` is not what was `expected`; the nearest of `candidates` is suggested. Gives `FAILED`."""
        tag = tag_of(data)
        suggestion = "" if tag is None else nearest(tag, candidates)
        return self.say(place, expected, describe(data), suggestion)

    def say(self, place: Place, expected: str, found: str, suggestion: str = "") -> object:
        """Notes a problem in these words. Gives `FAILED`."""
        self.problems.append(Problem(str(place), expected, found, suggestion))
        return FAILED

    def check(self) -> None:
        """Raises `CardDataError` if there were problems."""
        if self.problems:
            raise CardDataError(tuple(self.problems))


def describe(data: object) -> str:
    """A short name for a piece of data: scalars themselves, containers by their kind."""
    if isinstance(data, str):
        return f'"{data}"'
    if isinstance(data, bool):
        return str(data).lower()
    if data is None:
        return "nothing"
    if isinstance(data, list):
        return "a list" if data else "an empty list"
    if isinstance(data, dict):
        tag = tag_of(data)
        return "an object" if tag is None else f'the word "{tag}"'
    return str(data)


def tag_of(data: object) -> str | None:
    """The tag of the word that `data` describes, bare or as an object; None if it describes no word."""
    if isinstance(data, dict):
        data = data.get("word")
    return data if isinstance(data, str) else None


def with_article(noun: str) -> str:
    """The noun behind "a" or "an"."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def plain_name(kind: type) -> str:
    """The name of a class as a noun: "card face"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()
