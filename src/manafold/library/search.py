"""Searching the library with queries after the manner of Scryfall."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from manafold.library.entries import Entry
from manafold.library.printed import PrintedCards
from manafold.library.query import parse
from manafold.library.store import CardStore, Library


def silent(done: int, total: int) -> None:
    """Tells nobody how far the printing of texts has come."""


def search(
    library: Library | CardStore, query: str, progress: Callable[[int, int], None] = silent, jobs: int | None = None
) -> Iterator[Entry]:
    """The cards that a query finds, in the order of their names.

    `otter` and `"grey otter"` are parts of the name, `!"grey otter"` is the whole of it. Keys are `t:` (type),
    `c:` and `id:` (colors and color identity), `mv`, `pow`, `tou`, `loy`, `def` (numbers, also of each other:
    `pow>tou`), `o:` (text in current wording), `kw:` (keyword) and `is:`. `-` denies a term, terms side by side are
    all true, `or` stands between alternatives, and brackets hold together.

    Raises `QueryError` (with the position and the nearest right word) at once if the query makes no sense, and
    `StoreError` if the store can't be read. `progress` is told how many cards are done and how many there are, when
    the texts of all cards are printed; `jobs` is the number of processes that then work.
    """
    term = parse(query)
    shelf = library if isinstance(library, Library) else Library((library,))
    printed = PrintedCards(shelf, progress, jobs)
    return (entry for row in shelf.rows() if term.matches(entry := Entry(row, printed)))
