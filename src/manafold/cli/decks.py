"""Decks by the name or file that a command was given."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.output import WRONG_CALL, fail

if TYPE_CHECKING:
    from manafold.decks.decklist import Deck
    from manafold.decks.legality import Construction
    from manafold.model.card import Card

Rules = Annotated[
    str, typer.Option("--format", help="The rules of deck construction: constructed, limited, or any for none.")
]


def construction_called(name: str) -> Construction | None:
    """The rules of deck construction with this name; None for "any"."""
    from manafold.decks.legality import CONSTRUCTIONS

    if name == "any":
        return None
    found = CONSTRUCTIONS.get(name)
    if found is None:
        fail(f'expected a format ({", ".join(CONSTRUCTIONS)} or any), got "{name}"', WRONG_CALL)
    return found


def deck_called(name: str) -> Deck:
    """The built-in deck with this name, or the deck in this file; its cards are not looked up yet."""
    from manafold.decks.builtin import builtin_decks, load_deck
    from manafold.decks.reading import DeckError

    try:
        return load_deck(name)
    except DeckError as error:
        missing = name not in builtin_decks() and not Path(name).exists()
        fail(error, WRONG_CALL if missing else 1)


def cards_called(name: str, rules: Construction | None) -> tuple[Card, ...]:
    """The cards of a deck that can be played."""
    from manafold.decks.playing import cards_of
    from manafold.decks.reading import DeckError
    from manafold.library.builtin import all_cards

    try:
        return cards_of(deck_called(name), all_cards(), rules)
    except DeckError as error:
        fail(f"the deck {name} can't be played:\n{error}")
