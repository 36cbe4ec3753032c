"""The form in which a store keeps its cards: a SQLite file that is written once and then only read.

Nothing but the standard library is used here, so that the package can be built where it is not installed.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

VERSION: Final = 1
"""The version of this form."""

_APPLICATION: Final = 0x4D464C44
_SCHEMA: Final = f"""
pragma application_id = {_APPLICATION};
pragma user_version = {VERSION};
create table cards (name text primary key, card text not null, unread text not null);
create table names (key text, rank integer, name text, primary key (key, rank, name)) without rowid;
"""
_SPELLINGS: Final = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "“": '"', "”": '"', "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d"}
)


class StoreError(Exception):
    """A store that cannot be read or written; the message says which, why, and what to do."""


class Row(NamedTuple):
    """One card in a store."""

    name: str
    """The names of its faces with " // " between them."""
    card: str
    """The card as one line of JSON."""
    unread: tuple[str, ...] = ()
    """The lines of its text that were not understood, as they stood in the file that they came from."""


def search_key(name: str) -> str:
    """What a name is looked up by: without case, accents, and doubled spaces, and with straight quotation marks.

    What is no text (bytes that were not UTF-8 where the name was typed) is left out.

    >>> search_key("Élan  d’Ææa")
    "elan d'aeaea"
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_SPELLINGS))
    letters = "".join([each for each in plain if not unicodedata.combining(each)])
    return " ".join(letters.encode("utf-8", "ignore").decode("utf-8").split())


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file beside `path`, which takes its place when the block ends, and which vanishes if it fails.

    At every moment `path` is wholly the old file or wholly the new one. Raises `StoreError` if it cannot be written.
    """
    fresh: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
        fresh = Path(name)
        fresh.chmod(0o644)
        yield fresh
        with fresh.open("rb+") as written:
            os.fsync(written.fileno())
        fresh.replace(path)
    except (OSError, sqlite3.Error) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or error
        raise StoreError(f"{path} cannot be written: {reason}; what was there before is unchanged") from error
    finally:
        if fresh is not None:
            fresh.unlink(missing_ok=True)


def create(path: Path) -> None:
    """Makes the empty file `path` a store without cards."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(_SCHEMA)


def write(path: Path, rows: Iterable[Row]) -> None:
    """Puts rows into the store at `path`, each in the place of one of the same name, and sees them onto the disk."""
    with closing(sqlite3.connect(path)) as connection:
        for row in rows:
            unread = json.dumps(row.unread, ensure_ascii=False)
            connection.execute("insert or replace into cards values (?, ?, ?)", (row.name, row.card, unread))
            connection.executemany("insert or ignore into names values (?, ?, ?)", _names_of(row))
        connection.commit()


def _names_of(row: Row) -> list[tuple[str, int, str]]:
    """The keys by which a card is found, the more fitting of those that cards share with a lower number."""
    faces = row.name.split(" // ")
    keys = [search_key(each) for each in (row.name, *faces)]
    return [(key, min(place, 2), row.name) for place, key in enumerate(keys)]


def compile_text(text: Path, store: Path) -> None:
    """Makes a store of the cards in a file that has one card a line, all of them read whole."""
    with replacing(store) as fresh:
        create(fresh)
        write(fresh, rows_of(text))


def rows_of(text: Path) -> list[Row]:
    """The cards in a file that has one card a line. Raises `StoreError` if it is another file."""
    try:
        with text.open(encoding="utf-8") as lines:
            return [_row(line) for line in lines]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise StoreError(f"{text}: expected a card in each line; move it away") from error


def _row(line: str) -> Row:
    data = json.loads(line)
    return Row(" // ".join([face["name"] for face in data.get("faces", (data,))]), line.strip())


def connect(path: Path) -> sqlite3.Connection:
    """The store at `path`, for reading. Raises `StoreError` if there is none that this version can read."""
    try:
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1", uri=True)
        try:
            (application,) = connection.execute("pragma application_id").fetchone()
            (version,) = connection.execute("pragma user_version").fetchone()
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a store of cards: {error}") from error
    if (application, version) != (_APPLICATION, VERSION):
        connection.close()
        expected = f"expected a store of cards of version {VERSION}"
        found = f"version {version}" if application == _APPLICATION else "another kind of file"
        raise StoreError(f"{path}: {expected}, found {found}; move it away and import your cards again")
    return connection
