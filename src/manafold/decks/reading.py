"""What every reader of deck lists shares: the cards known, the entries found so far, and what is wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, Protocol

from manafold.decks.decklist import SECTIONS, Deck, Entry, Section
from manafold.model.card import Card
from manafold.model.errors import Problem
from manafold.rules import card_source
from manafold.rules.card_source import Suggests

MOST_COPIES: Final = 9999
"""The largest count that one line may have: beyond it stands a typing error, not a deck."""

_TYPOGRAPHY: Final = str.maketrans({"’": "'", "‘": "'", "Æ": "Ae", "æ": "ae"})
_BETWEEN_FACES: Final = re.compile(r"\s*/{1,3}\s*")


class CardSource(Suggests, Protocol):
    """Where cards are looked up."""

    def find(self, name: str, /) -> Card | None:
        """The card with this name, or whose first face has it; None if there is none."""


class DeckError(ValueError):
    """A deck list that does not read; `errors` are all the things wrong with it, in the order of the lines."""

    def __init__(self, errors: tuple[Problem, ...]) -> None:
        self.errors = errors
        super().__init__("\n".join(str(error) for error in errors))


def spellings(name: str) -> tuple[str, ...]:
    """How a name may stand in the card source: as it is written, and with its faces set apart by " // "."""
    written = name.translate(_TYPOGRAPHY)
    joined = _BETWEEN_FACES.sub(" // ", written)
    return (written,) if joined == written else (written, joined)


def find_card(name: str, cards: CardSource) -> Card | None:
    """The card that a deck list means by `name`: "Fire // Ice", "Fire/Ice" and "Fire" are one card."""
    for spelling in spellings(name):
        card = cards.find(spelling)
        if card is not None:
            return card
    return None


def unknown(name: str, cards: CardSource, deck: Deck | None = None) -> Problem:
    """What is wrong with the name of a card in a deck list that is none; where, if it is known in what deck."""
    line = deck.line_of(name) if deck is not None else 0
    place = f"{deck.name}, line {line}" if deck is not None and line else name
    return replace(card_source.unknown(cards, spellings(name)[-1], place), found=f'"{name}"')


class DeckBuilder:
    """A deck list in the making. Nothing is refused before the whole list has been read."""

    def __init__(self, cards: CardSource | None) -> None:
        self.cards = cards
        self.name = ""
        self._entries: dict[Section, list[Entry]] = {section: [] for section in SECTIONS}
        self._problems: list[tuple[int, Problem]] = []

    def add(self, line: int, section: Section, count: str, name: str, set_code: str = "", number: str = "") -> None:
        """Add what one line says, and note what is wrong with it."""
        copies = self._copies(line, count)
        self._entries[section].append(Entry(copies, self._card_name(line, name), set_code.upper(), number, line))

    def problem(self, line: int, expected: str, found: str, suggestion: str = "") -> None:
        """Note that a line (counted from 1) is not what it should be."""
        self._problems.append((line, Problem(f"line {line}", expected, found, suggestion)))

    def deck(self, name: str) -> Deck:
        """The deck, called `name` if the list itself does not name it. Raises `DeckError` if anything was wrong."""
        if not self._problems and not any(self._entries.values()):
            self.problem(1, "a number of cards and the name of a card", "a list without cards")
        if self._problems:
            in_order = sorted(self._problems, key=lambda numbered: numbered[0])
            raise DeckError(tuple(problem for _, problem in in_order))
        main, sideboard, commander, companion = (tuple(self._entries[section]) for section in SECTIONS)
        return Deck(self.name or name, main, sideboard, commander, companion)

    def _copies(self, line: int, count: str) -> int:
        if count.isdecimal() and len(count) <= len(str(MOST_COPIES)) and int(count) > 0:
            return int(count)
        self.problem(line, f"a number of cards from 1 to {MOST_COPIES}", f'"{count}"')
        return 0

    def _card_name(self, line: int, name: str) -> str:
        if self.cards is None:
            return spellings(name)[-1]
        card = find_card(name, self.cards)
        if card is None:
            problem = unknown(name, self.cards)
            self.problem(line, problem.expected, problem.found, problem.suggestion)
            return name
        return card.name
