"""Where cards come from when a game is asked for them by name: a store, a mapping, or a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from manafold.model.errors import nearest

if TYPE_CHECKING:
    from manafold.model.card import Card


class CardFinder(Protocol):
    """A store of cards, such as `manafold.all_cards()`."""

    def find(self, name: str) -> Card | None:
        """The card with that name, None if there is none."""


Cards = CardFinder | Mapping[str, "Card"] | Callable[[str], "Card | None"]
"""Finds a card by its name."""


def find_card(cards: Cards, name: str) -> Card | None:
    """The card with that name, None if there is none."""
    if isinstance(cards, Mapping):
        return cards.get(name)
    return cards(name) if callable(cards) else cards.find(name)


def nearest_name(cards: Cards, name: str) -> str:
    """The name of a card that may have been meant, "" if none is known."""
    return nearest(name, cards) if isinstance(cards, Mapping) else ""
