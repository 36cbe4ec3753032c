"""The user's store filled from a file of card texts."""

from __future__ import annotations

import shutil
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from manafold.library.builtin import builtin_cards
from manafold.library.encoding import encoded
from manafold.library.places import user_store
from manafold.library.reading import reasons
from manafold.library.sources import Progress, distinct_cards, no_progress
from manafold.library.table import Row, connect, create, replacing, search_key, write


@dataclass
class Imported:
    """What an import has done."""

    whole: int = 0
    """How many cards were read whole."""
    partly: int = 0
    """How many cards were stored with lines that are not understood, and so cannot be played."""
    builtin: int = 0
    """How many cards the built-in library has just so; these are not stored a second time."""
    unread: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Of the first `SHOWN` of those, by name, what is not understood, where, and why."""
    refused: dict[str, str] = field(default_factory=dict)
    """The cards that were not stored, by name, each with the reason."""


def import_cards(
    path: Path, store: Path | None = None, jobs: int | None = None, progress: Progress = no_progress
) -> Imported:
    """Adds the cards in a file to the store, by default the user's, each in the place of one of the same name.

    The built-in library comes before the user's store wherever a card is looked up, so that no card of a name that it
    has is put into that store, and another one than it has is refused. The file is Scryfall bulk data or MTGJSON
    AtomicCards, plain or gzip; what is in it and is not a card is passed over, and so are later cards of the same name.
    Raises `SourceError` if the file does not read and `StoreError` if the store cannot be written; then, and if the
    import is interrupted, the store is as it was.
    """
    target = store if store is not None else user_store()
    result = Imported()
    with replacing(target) as fresh:
        if target.exists():
            connect(target).close()
            shutil.copyfile(target, fresh)
        else:
            create(fresh)
        before = _builtin() if store is None else {}
        with closing(_rows(path, result, before, jobs, progress)) as rows:
            write(fresh, rows)
    return result


SHOWN: Final = 10
"""How many cards are told with the lines that are not understood."""

TAKEN: Final = "the built-in library has another card of this name, and that is the one used"


def _builtin() -> dict[str, str]:
    """The cards of the built-in library as lines of JSON, by what they are looked up by."""
    lines = {row.name: row.card for row in builtin_cards().rows()}
    return {key: lines[name] for key, name in builtin_cards().search_keys()}


def _rows(
    path: Path, result: Imported, before: Mapping[str, str], jobs: int | None, progress: Progress
) -> Generator[Row, None, None]:
    for each in encoded(distinct_cards([path], progress), jobs):
        if each.card is None:
            result.refused[each.name] = "; ".join(each.unread)
            continue
        first = before.get(search_key(each.name))
        if first is not None:
            if first == each.card:
                result.builtin += 1
            else:
                result.refused[each.name] = TAKEN
            continue
        if each.unread:
            result.partly += 1
            if len(result.unread) < SHOWN and each.text is not None:
                result.unread[each.name] = reasons(each.text)
        else:
            result.whole += 1
        yield Row(each.name, each.card, each.unread)
