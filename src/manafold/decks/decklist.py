"""A deck: which cards, how many of each, and what they are there for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

Section = Literal["main", "sideboard", "commander", "companion"]
"""The parts of a deck list."""

SECTIONS: Final[tuple[Section, ...]] = ("main", "sideboard", "commander", "companion")


@dataclass(frozen=True)
class Entry:
    """So many copies of one card; `set_code` and `number` name one printing of it, and are "" if any will do.

    `line` is the line of the list on which it stands, from 1; 0 if it is from none.
    """

    count: int
    card: str
    set_code: str = ""
    number: str = ""
    line: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True)
class Deck:
    """The cards that a player brings to a game.

    `main` is the deck itself (CR 100.2) without the commander (CR 903.6), `sideboard` the cards that may change it
    between games (CR 100.4). A companion (CR 702.139) comes from the sideboard: some lists name it there as well, some
    do not, and it is one card either way.
    """

    name: str
    main: tuple[Entry, ...]
    sideboard: tuple[Entry, ...] = ()
    commander: tuple[Entry, ...] = ()
    companion: tuple[Entry, ...] = ()

    def cards(self) -> tuple[str, ...]:
        """The names of the cards of the main deck, one for each copy: what becomes the library."""
        return tuple(entry.card for entry in self.main for _ in range(entry.count))

    def line_of(self, card: str) -> int:
        """The line of the list on which the card stands first; 0 if that is not known."""
        entries = (*self.main, *self.sideboard, *self.commander, *self.companion)
        return min([entry.line for entry in entries if entry.card == card and entry.line], default=0)

    def outside(self) -> Counter[str]:
        """How many of each card there are in the sideboard, its companion counted once."""
        return count_cards(self.sideboard) | count_cards(self.companion)


def count_cards(entries: Iterable[Entry]) -> Counter[str]:
    """How many copies of each card, by name."""
    counts: Counter[str] = Counter()
    for entry in entries:
        counts[entry.card] += entry.count
    return counts
