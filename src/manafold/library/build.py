"""The text of the built-in library, made from files of card texts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from manafold.library.encoding import encoded
from manafold.library.sources import Progress, distinct_cards, no_progress
from manafold.library.table import replacing


@dataclass(frozen=True)
class Built:
    """How many cards there were in the files, and how many of them were read whole."""

    cards: int
    whole: int


def build(files: Sequence[Path], out: Path, jobs: int | None = None, progress: Progress = no_progress) -> Built:
    """Writes to `out` all cards of the files that are read whole, as sorted text with one card a line.

    The first file that has a card decides on it: give the file with the current wording first. The same files give
    the same bytes. Raises `SourceError` and `StoreError` as an import does; then `out` is as it was.
    """
    with replacing(out) as fresh, closing(encoded(distinct_cards(files, progress), jobs)) as found:
        cards = 0
        lines: dict[str, str] = {}
        for each in found:
            cards += 1
            if each.card is not None and not each.unread:
                lines[each.name] = each.card
        fresh.write_text("".join([f"{lines[name]}\n" for name in sorted(lines)]), encoding="utf-8")
    return Built(cards, len(lines))
