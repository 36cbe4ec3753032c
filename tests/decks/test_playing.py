"""From deck lists to games."""

from __future__ import annotations

import dataclasses

import pytest

from manafold.decks.builtin import load_deck
from manafold.decks.decklist import Entry
from manafold.decks.playing import new_game
from manafold.decks.reading import DeckError


def test_a_deck_with_a_commander_is_refused_and_not_played_without_it() -> None:
    deck = dataclasses.replace(load_deck("aggro"), commander=(Entry(1, "Five Sisters"),))
    with pytest.raises(DeckError, match="expected no commander in the deck of a new game"):
        new_game([deck, "burn"])
