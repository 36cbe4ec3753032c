"""Files of card texts: Scryfall bulk data (a JSON array or JSON Lines) and MTGJSON AtomicCards, plain or gzip."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from manafold.library import mtgjson, scryfall
from manafold.library.jsonfile import JsonFile, SourceError
from manafold.library.meld import joined
from manafold.library.texts import CardText, RecordError

_ATOMIC: Final = re.compile(r'\{\s*"(meta|data)"')

Progress = Callable[[int, int], None]
"""Told how many bytes of a file have been read, and how many there are."""


def no_progress(done: int, total: int) -> None:
    """Nobody wants to know."""


def cards_in(path: Path, progress: Progress = no_progress) -> Iterator[CardText]:
    """The cards and other objects in a file, in its order, meld cards at the end; how it begins says what kind of file
    it is.

    Raises `SourceError` as soon as the file is not as it should be, and at its end if it is cut off or has no cards.
    """
    with JsonFile(path) as file:
        any_found = False
        for card in joined(_cards(file)):
            yield card
            any_found = True
            progress(file.done(), file.size)
        if not any_found:
            raise SourceError(path, "", "cards", "none")


def distinct_cards(paths: Iterable[Path], progress: Progress = no_progress) -> Iterator[CardText]:
    """The cards in some files without the other objects there; of several of one name only the first."""
    seen: set[str] = set()
    for path in paths:
        for card in cards_in(path, progress):
            if card.is_card and card.name not in seen:
                seen.add(card.name)
                yield card


def _cards(file: JsonFile) -> Iterator[CardText]:
    start = file.peek()
    if start == "[":
        yield from _array(file)
    elif start != "{":
        raise file.error("a list of cards, or cards line by line")
    elif file.begins_with(_ATOMIC):
        yield from _atomic(file)
    else:
        while file.peek():
            yield from _read(file, _one)


def _array(file: JsonFile) -> Iterator[CardText]:
    end = file.take("[")
    if file.peek() == "]":
        end = file.take("]")
    while end != "]":
        yield from _read(file, _one)
        end = file.take(",", "]")
    _check_end(file)


def _atomic(file: JsonFile) -> Iterator[CardText]:
    """The cards under "data"; "meta" is about the file."""
    end = file.take("{")
    while end != "}":
        if file.key() == "data":
            yield from _names(file)
        else:
            file.value()
        end = file.take(",", "}")
    _check_end(file)


def _names(file: JsonFile) -> Iterator[CardText]:
    end = file.take("{")
    if file.peek() == "}":
        end = file.take("}")
    while end != "}":
        file.key()
        yield from _read(file, mtgjson.card_texts)
        end = file.take(",", "}")


def _one(record: object) -> Iterator[CardText]:
    yield scryfall.card_text(record)


def _read(file: JsonFile, texts: Callable[[object], Iterator[CardText]]) -> Iterator[CardText]:
    """The cards of the next value in the file."""
    file.peek()
    place = file.place()
    try:
        yield from texts(file.value())
    except RecordError as error:
        raise SourceError(file.path, place, error.expected, error.found) from error


def _check_end(file: JsonFile) -> None:
    if file.peek():
        raise file.error("the end of the file")
