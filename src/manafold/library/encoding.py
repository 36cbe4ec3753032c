"""Many card texts read in several processes, and their cards written as lines of JSON."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Final

from manafold.library.parallel import batches, ordered_map
from manafold.library.reading import read_card
from manafold.library.texts import CardText
from manafold.model.documents import write_json
from manafold.words import CODEC

BATCH: Final = 64
"""How many cards are given to a process at a time."""


@dataclass(frozen=True)
class Encoded:
    """A card as a line of JSON (None if it has something besides its text that does not read), and what is unread."""

    name: str
    card: str | None
    unread: tuple[str, ...]
    text: CardText | None
    """What it was read from, if something is unread."""


def encoded(texts: Iterable[CardText], jobs: int | None) -> Generator[Encoded, None, None]:
    """The texts read, in their order; `jobs` as for `ordered_map`."""
    for batch in ordered_map(_encode_all, batches(texts, BATCH), jobs):
        yield from batch


def _encode_all(texts: list[CardText]) -> list[Encoded]:
    return [_encode(text) for text in texts]


def _encode(text: CardText) -> Encoded:
    read = read_card(text)
    unread = read.unread()
    line = write_json(CODEC.dump(read.card)) if read.card else None
    return Encoded(text.name, line, unread, text if unread else None)
