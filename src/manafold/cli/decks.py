"""Decks by the name or file that a command was given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.output import WRONG_CALL, fail

if TYPE_CHECKING:
    from manafold.decks.legality import Construction
    from manafold.decks.playing import Brought

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


def cards_called(name: str, rules: Construction | None) -> Brought:
    """The cards of a deck that can be played, and of its sideboard."""
    from manafold.decks.builtin import load_deck
    from manafold.decks.playing import brought_by
    from manafold.decks.reading import DeckError
    from manafold.library.builtin import all_cards

    deck = load_deck(name)
    try:
        return brought_by(deck, all_cards(), rules)
    except DeckError as error:
        fail(f"the deck {name} can't be played:\n{error}")
