"""Random decks from a whole library, of one to three colors so that their cards can be cast."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.model.colors import COLORS
from manafold.rules.outside import NONTRADITIONAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.library.store import CardStore, Library
    from manafold.model.card import Card

BASIC_LANDS: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}

LANDS: Final = 22
SPELLS: Final = 38
MOST_COPIES: Final = 3
SIDEBOARD: Final = 8
MOST_TRIES: Final = 4_000
"""After so many names that don't fit, a deck is filled with basic lands."""


class DeckMaker:
    """Makes random decks of the cards of a library."""

    def __init__(self, library: CardStore | Library) -> None:
        self._library = library
        self._names: Sequence[str] = library.names()
        self._basics = {color: self._found(name) for color, name in BASIC_LANDS.items()}

    def deck(self, rng: Random) -> list[Card]:
        """A deck of 60 cards."""
        colors = rng.sample(COLORS, rng.choice((1, 2, 2, 3)))
        cards: list[Card] = []
        lands: list[Card] = []
        for _ in range(MOST_TRIES):
            if len(cards) >= SPELLS:
                break
            card = self._found(rng.choice(self._names))
            if self._library.unread(card.name) or not fits(card, colors):
                continue
            copies = [card] * rng.randint(1, MOST_COPIES)
            if "land" in card.face.type_line.types:
                lands += copies
            else:
                cards += copies
        cards = cards[:SPELLS] + lands[: LANDS // 3]
        while len(cards) < SPELLS + LANDS:
            cards.append(self._basics[rng.choice(colors)])
        return cards

    def sideboard(self, rng: Random) -> list[Card]:
        """Cards of all colors to own outside the game."""
        found = [self._found(name) for name in rng.sample(self._names, SIDEBOARD)]
        return [card for card in found if not self._library.unread(card.name) and fits(card, COLORS)]

    def _found(self, name: str) -> Card:
        card = self._library.find(name)
        if card is None:
            raise ValueError(f'expected a library with the card "{name}"')
        return card


def fits(card: Card, colors: Sequence[str]) -> bool:
    """Whether the card may be in a deck of these colors."""
    return NONTRADITIONAL.isdisjoint(card.face.type_line.types) and card.color_identity.issubset(colors)
