"""Stores of cards: looking them up by name, each read from the disk when it is first asked for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from manafold.library.names import nearest_names
from manafold.library.places import user_store
from manafold.library.table import Row, StoreError, connect, search_key
from manafold.model.card import Card
from manafold.model.errors import CardDataError
from manafold.words import CODEC

_FIND: Final = "select name from names where key = ? order by rank, name limit 1"
_CARD: Final = "select card, unread from cards where name = ?"


class CardStore:
    """The cards in the store at `path`, by default the user's; a store that has never been written has none.

    A card is found by its name and by the names of its faces, whatever their case and accents, and is the same
    object each time. Raises `StoreError` if there is something at `path` that this version cannot read.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path if path is not None else user_store()
        self._names: dict[str, str] = {}
        self._cards: dict[str, tuple[Card, tuple[str, ...]]] = {}

    def find(self, name: str) -> Card | None:
        """The card called `name`, or a face of which is; None if there is none."""
        found = self._find(name)
        return found[0] if found else None

    def unread(self, name: str) -> Sequence[str]:
        """The lines of the text of the card called `name` that are not understood; () if it can be played."""
        found = self._find(name)
        return found[1] if found else ()

    def suggest(self, name: str) -> Sequence[str]:
        """Names of cards that `name` may have been meant to be, the nearest first."""
        return nearest_names(name, self.search_keys())

    def names(self) -> Sequence[str]:
        """The names of all cards, in order."""
        return [str(name) for (name,) in self._rows("select name from cards order by name")]

    def rows(self) -> Sequence[Row]:
        """All cards in the order of their names, not yet decoded."""
        return [_row(*each) for each in self._rows("select name, card, unread from cards order by name")]

    def search_keys(self) -> Sequence[tuple[str, str]]:
        """What cards are looked up by, each with the name of its card (see `search_key`)."""
        return [(str(key), str(name)) for key, name in self._rows("select key, name from names")]

    def __len__(self) -> int:
        return sum([int(str(count)) for (count,) in self._rows("select count(*) from cards")])

    def _find(self, name: str) -> tuple[Card, tuple[str, ...]] | None:
        key = search_key(name)
        full = self._names.get(key)
        if full is None:
            rows = self._rows(_FIND, key)
            if not rows:
                return None
            full = self._names[key] = str(rows[0][0])
        if full not in self._cards:
            ((card, unread),) = self._rows(_CARD, full)
            row = _row(full, card, unread)
            self._cards[full] = (self._decode(row), row.unread)
        return self._cards[full]

    def _decode(self, row: Row) -> Card:
        try:
            return card_of(row)
        except StoreError as error:
            raise StoreError(f"{self.path}: {error}") from error

    def _rows(self, query: str, *values: str) -> list[tuple[object, ...]]:
        """The answer to a query. Nothing is kept open: a new store can take the place of the file at any time."""
        if not self.path.exists():
            return []
        with closing(connect(self.path)) as connection:
            return connection.execute(query, values).fetchall()


def _row(name: object, card: object, unread: object) -> Row:
    return Row(str(name), str(card), tuple(json.loads(str(unread))))


def card_of(row: Row) -> Card:
    """The card in a row; raises `StoreError` if it is not in the form of this version."""
    try:
        return CODEC.load(Card, json.loads(row.card), row.name, partial=bool(row.unread))
    except (CardDataError, json.JSONDecodeError) as error:
        advice = "it was made by another version; import your cards again"
        raise StoreError(f"{row.name} cannot be read, {advice} ({error})") from error


class Library:
    """Stores as one: each card comes from the first of them that has it."""

    def __init__(self, stores: Sequence[CardStore]) -> None:
        self.stores = tuple(stores)

    def find(self, name: str) -> Card | None:
        """The card called `name`, or a face of which is; None if there is none."""
        return next((card for store in self.stores if (card := store.find(name)) is not None), None)

    def unread(self, name: str) -> Sequence[str]:
        """The lines of the text of the card called `name` that are not understood; () if it can be played."""
        return next((store.unread(name) for store in self.stores if store.find(name) is not None), ())

    def suggest(self, name: str) -> Sequence[str]:
        """Names of cards that `name` may have been meant to be, the nearest first."""
        return nearest_names(name, [key for store in self.stores for key in store.search_keys()])

    def names(self) -> Sequence[str]:
        """The names of all cards, in order."""
        return sorted({name for store in self.stores for name in store.names()})

    def rows(self) -> Sequence[Row]:
        """All cards in the order of their names, not yet decoded."""
        found = {row.name: row for store in reversed(self.stores) for row in store.rows()}
        return [found[name] for name in sorted(found)]

    def __len__(self) -> int:
        return len(self.names())
