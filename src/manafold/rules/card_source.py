"""Where cards come from when a game is asked for them by name: a store, a mapping, or a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from manafold.model.errors import Problem
from manafold.model.likeness import nearest

if TYPE_CHECKING:
    from manafold.model.card import Card


class CardFinder(Protocol):
    """A store of cards, such as `manafold.all_cards()`."""

    def find(self, name: str) -> Card | None:
        """The card with that name, None if there is none."""


@runtime_checkable
class KnowsUnread(Protocol):
    """A store that knows how much of the text of its cards has been read."""

    def unread(self, name: str, /) -> Sequence[str]:
        """The lines of a card's text that are not wholly understood; () if the card can be played."""


@runtime_checkable
class Suggests(Protocol):
    """A store that knows which of its cards may have been meant by a name."""

    def suggest(self, name: str, /) -> Sequence[str]:
        """Names of cards that `name` may have been meant to be, the nearest first."""


IN_STORES = "the name of a card in the library or your own store"
"""What was expected instead of the name of a card that is in no store."""

Cards = CardFinder | Mapping[str, "Card"] | Callable[[str], "Card | None"]
"""Finds a card by its name. What is no `KnowsUnread` has cards only that are wholly understood."""


def find_card(cards: Cards, name: str) -> Card | None:
    """The card with that name, None if there is none."""
    if isinstance(cards, Mapping):
        return cards.get(name)
    return cards(name) if callable(cards) else cards.find(name)


def unread_lines(cards: Cards | KnowsUnread, card: Card) -> Sequence[str]:
    """The lines of the card's text that are not wholly understood, as far as is known where it comes from."""
    return cards.unread(card.name) if isinstance(cards, KnowsUnread) else ()


def not_understood(name: str, lines: Sequence[str]) -> Problem:
    """What is wrong with a card of which these lines are not wholly understood, and which therefore is not played."""
    return Problem(name, "a card that is understood", "; ".join(lines))


def unknown(cards: Cards | Suggests, name: str, path: str) -> Problem:
    """What is wrong at `path` where a card of this name is spoken of and there is none; with a name close to it."""
    if isinstance(cards, Suggests):
        near = cards.suggest(name)
        return Problem(path, IN_STORES, f'"{name}"', near[0] if near else "")
    close = nearest(name, cards) if isinstance(cards, Mapping) else ""
    return Problem(path, "the name of a known card", f'"{name}"', close)
