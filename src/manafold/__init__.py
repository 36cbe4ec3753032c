"""manafold reads a card's Oracle text and plays it.

>>> import manafold
>>> game = manafold.new_game(["aggro", "burn"], seed=7)
>>> game.decision.kind
'yes or no'

The names here are loaded when they are first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.decks.builtin import builtin_decks, load_deck
    from manafold.decks.decklist import Deck
    from manafold.decks.playing import cards_of, new_game
    from manafold.library.builtin import all_cards
    from manafold.model.card import Card, CardFace
    from manafold.oracle.options import meanings
    from manafold.oracle.typed import UnreadText, card
    from manafold.players.heuristic import HeuristicPlayer
    from manafold.players.player import play
    from manafold.players.random import RandomPlayer
    from manafold.rules.choice_errors import AmbiguousChoice, ChoiceError, IllegalChoice, InvalidNotation
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game
    from manafold.rules.scenario import Scenario
    from manafold.rules.view import View

_PLACES = {
    "AmbiguousChoice": "rules.choice_errors",
    "Card": "model.card",
    "CardFace": "model.card",
    "ChoiceError": "rules.choice_errors",
    "Decision": "rules.decisions",
    "Deck": "decks.decklist",
    "Game": "rules.game",
    "HeuristicPlayer": "players.heuristic",
    "IllegalChoice": "rules.choice_errors",
    "InvalidNotation": "rules.choice_errors",
    "Option": "rules.decisions",
    "RandomPlayer": "players.random",
    "Scenario": "rules.scenario",
    "UnreadText": "oracle.typed",
    "View": "rules.view",
    "all_cards": "library.builtin",
    "builtin_decks": "decks.builtin",
    "card": "oracle.typed",
    "cards_of": "decks.playing",
    "load_deck": "decks.builtin",
    "meanings": "oracle.options",
    "new_game": "decks.playing",
    "play": "players.player",
}

__all__ = [
    "AmbiguousChoice",
    "Card",
    "CardFace",
    "ChoiceError",
    "Decision",
    "Deck",
    "Game",
    "HeuristicPlayer",
    "IllegalChoice",
    "InvalidNotation",
    "Option",
    "RandomPlayer",
    "Scenario",
    "UnreadText",
    "View",
    "all_cards",
    "builtin_decks",
    "card",
    "cards_of",
    "load_deck",
    "meanings",
    "new_game",
    "play",
]


def __getattr__(name: str) -> object:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module 'manafold' has no attribute {name!r}")
    found: object = getattr(importlib.import_module(f"manafold.{place}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
