"""The text of the built-in library, made from files of card texts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from manafold.library.encoding import encoded
from manafold.library.sources import Progress, distinct_cards, no_progress
from manafold.library.table import replacing, rows_of


class CardsLost(Exception):
    """A library that would lose cards which it has: `names` are theirs."""

    def __init__(self, out: Path, names: Sequence[str]) -> None:
        self.names = tuple(names)
        shown = ", ".join(names[:SHOWN]) + (", ..." if len(names) > SHOWN else "")
        lost = f"{out} would lose {len(names)} of its cards ({shown}), which are not in the files or not read whole"
        super().__init__(f"{lost}; nothing is changed. The files must have all cards of the library")


SHOWN: Final = 10
"""How many names of lost cards are told."""


@dataclass(frozen=True)
class Built:
    """How many cards there were in the files, and how many of them were read whole; and of the library that was there
    before, how many are new to it, how many are other than they were, and how many it has lost."""

    cards: int
    whole: int
    added: int = 0
    changed: int = 0
    lost: int = 0


def build(
    files: Sequence[Path],
    out: Path,
    jobs: int | None = None,
    progress: Progress = no_progress,
    anew: bool = False,
) -> Built:
    """Writes to `out` all cards of the files that are read whole, as sorted text with one card a line.

    The first file that has a card decides on it: give the file with the current wording first. The same files give
    the same bytes. Raises `SourceError` and `StoreError` as an import does, and, unless it is to be made `anew`,
    `CardsLost` if `out` has cards that it would then not have; then `out` is as it was.
    """
    before = _lines_in(out)
    with replacing(out) as fresh, closing(encoded(distinct_cards(files, progress), jobs)) as found:
        cards = 0
        lines: dict[str, str] = {}
        for each in found:
            cards += 1
            if each.card is not None and not each.unread:
                lines[each.name] = each.card
        lost = sorted(before.keys() - lines.keys())
        if lost and not anew:
            raise CardsLost(out, lost)
        fresh.write_text("".join([f"{lines[name]}\n" for name in sorted(lines)]), encoding="utf-8")
    changed = [name for name in before.keys() & lines.keys() if before[name] != lines[name]]
    return Built(cards, len(lines), len(lines.keys() - before.keys()), len(changed), len(lost))


def _lines_in(text: Path) -> dict[str, str]:
    """The lines of a library as text, by the names of their cards; none if there is no such file.

    Raises `StoreError` if it is another file.
    """
    return {row.name: row.card for row in rows_of(text)} if text.is_file() else {}
