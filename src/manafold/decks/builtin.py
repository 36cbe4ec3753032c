"""The decks that come with manafold, and finding a deck by the name of one of them or of a file."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Final

from manafold.decks.decklist import Deck
from manafold.decks.formats import read_deck
from manafold.decks.reading import CardSource, DeckError
from manafold.model.errors import Problem
from manafold.model.likeness import nearest

_DIRECTORY: Final = files("manafold.decks") / "builtin"
_SUFFIX: Final = ".txt"


def builtin_decks() -> tuple[str, ...]:
    """The names of the built-in decks, in alphabetical order."""
    found = [each.name for each in _DIRECTORY.iterdir() if each.name.endswith(_SUFFIX)]
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found))


def load_builtin(name: str, cards: CardSource | None = None) -> Deck:
    """The built-in deck with this name. Raises `DeckError` if there is none."""
    if name not in builtin_decks():
        raise _not_found(name, "the name of a built-in deck")
    return read_deck((_DIRECTORY / f"{name}{_SUFFIX}").read_text(encoding="utf-8"), cards, name=name)


def load_deck(deck: str | os.PathLike[str], cards: CardSource | None = None) -> Deck:
    """The built-in deck with this name, or else the deck in this file, called like the file.

    Raises `DeckError`, with every problem, if there is neither, or if the file is no deck list, and `TypeError` for
    what is no name and no path.
    """
    if not isinstance(deck, str | os.PathLike):
        raise TypeError(f"expected a deck, the name of a built-in one, or a path, got {deck!r}")
    path_or_name = os.fspath(deck)
    if isinstance(deck, str) and path_or_name in builtin_decks():
        return load_builtin(path_or_name, cards)
    try:
        with open(path_or_name, encoding="utf-8") as file:
            text = file.read()
    except FileNotFoundError as error:
        raise _not_found(path_or_name, "a file or the name of a built-in deck") from error
    except UnicodeDecodeError as error:
        raise DeckError((Problem(path_or_name, "text in UTF-8", f"other bytes at position {error.start}"),)) from error
    except OSError as error:
        raise DeckError((Problem(path_or_name, "a file that can be read", str(error.strerror)),)) from error
    try:
        return read_deck(text, cards, name=Path(path_or_name).stem)
    except DeckError as error:
        found = tuple(replace(problem, path=f"{path_or_name}, {problem.path}") for problem in error.errors)
        raise DeckError(found) from None


def _not_found(name: str, expected: str) -> DeckError:
    return DeckError((Problem("deck", expected, f'"{name}"', nearest(name, builtin_decks())),))
