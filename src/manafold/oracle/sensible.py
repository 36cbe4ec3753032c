"""What has to be true of the words of a class, as a test of all words of that class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from manafold.model.words import Word

W = TypeVar("W", bound=Word)
Test = tuple[type[Word], Callable[[Word], bool]]


def of(kind: type[W], true: Callable[[W], bool]) -> Test:
    """What has to be true of each word of a class."""
    return kind, lambda word: isinstance(word, kind) and true(word)
