"""The texts of all cards as they are printed, made when they are first asked for and kept in the user's cache."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import manafold
from manafold.library import places
from manafold.library.parallel import batches, ordered_map
from manafold.library.store import Library, card_of
from manafold.library.table import Row, StoreError, replacing
from manafold.model.colors import COLORS, Colors
from manafold.oracle.face_text import face_text

FEW: Final = 400
"""So many cards are printed one by one; if more are asked for, all are printed at once and kept."""

_BATCH: Final = 64
_FILES: Final = "texts-{}.json"


class Printed(NamedTuple):
    """What is slow to know of a card."""

    text: str
    """The lines of all its faces, and those that are not understood."""
    color_identity: Colors
    """Its color identity (CR 903.4)."""


class PrintedCards:
    """The printed texts of the cards in a library.

    `progress` is told how many cards are done and how many there are, while all of them are printed.
    """

    def __init__(self, library: Library, progress: Callable[[int, int], None], jobs: int | None = None) -> None:
        self._library = library
        self._progress = progress
        self._jobs = jobs
        self._known: dict[str, Printed] | None = None

    def of(self, row: Row) -> Printed:
        """What is printed on a card of the library. Raises `StoreError` if this version cannot read it."""
        if self._known is None:
            self._known = self._kept()
        if row.name not in self._known:
            if len(self._known) >= FEW:
                self._known = self._print_all()
            else:
                self._known[row.name] = _print_row(row)
        return self._known[row.name]

    def _kept(self) -> dict[str, Printed]:
        path = self._path()
        if not path.exists():
            return {}
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            return {name: Printed(text, frozenset([each for each in COLORS if each in identity]))
                    for name, (text, identity) in data.items()}  # fmt: skip
        except (AttributeError, TypeError, ValueError):  # a cache that was damaged: it is made again
            return {}

    def _print_all(self) -> dict[str, Printed]:
        rows = self._library.rows()
        found: dict[str, Printed] = {}
        for batch in ordered_map(_print_rows, batches(rows, _BATCH), self._jobs):
            found.update(batch)
            self._progress(len(found), len(rows))
        self._keep(found)
        return found

    def _keep(self, known: dict[str, Printed]) -> None:
        path = self._path()
        data = {name: [text, "".join(sorted(identity))] for name, (text, identity) in known.items()}
        try:
            with replacing(path) as fresh:
                fresh.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        except StoreError:  # a cache that cannot be written: it is made again the next time
            return
        for old in path.parent.glob(_FILES.format("*")):
            if old != path:
                old.unlink(missing_ok=True)

    def _path(self) -> Path:
        """The file for these very stores, printed by this very program."""
        package = Path(manafold.__file__).parent
        files = [store.path for store in self._library.stores if store.path.exists()]
        files += sorted([each for each in package.rglob("*") if each.suffix in (".py", ".so", ".pyd")])
        marks = [(str(each), each.stat().st_size, each.stat().st_mtime_ns) for each in files]
        return places.cache() / _FILES.format(hashlib.blake2b(repr(marks).encode(), digest_size=12).hexdigest())


def _print_rows(rows: list[Row]) -> dict[str, Printed]:
    return {row.name: _print_row(row) for row in rows}


def _print_row(row: Row) -> Printed:
    card = card_of(row)
    lines = [line for face in card.faces for line in face_text(face)]
    return Printed("\n".join([*lines, *row.unread]), card.color_identity)
