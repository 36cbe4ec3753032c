"""Anchor words, played (CR 614.12c)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, act, board, life, named, permanent, resolve, size, spell, table

from manafold.rules.game import Game

CREED = (
    "As this enchantment enters, choose Light or Old Dark.\n"
    "• Light — Whenever a creature you control enters, you gain 5 life.\n"
    "• Old Dark — Creatures you control get +1/+1."
)


def test_it_prints_back() -> None:
    assert printed_back(CREED, "Enchantment") == CREED


def believing(word: str) -> Game:
    """Ann, with a cub and another to cast, has a creed for which the word was chosen."""
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.hand(0, permanent("Creed", CREED), CUB, spell("Doubt", "Return target enchantment to its owner's hand."))
    game = scenario.start()
    resolve(game, "cast Creed")
    assert offered(game) == ["Light", "Old Dark"]
    act(game, word)
    return game


@pytest.mark.parametrize(("word", "power", "total"), [("Light", 2, 25), ("Old Dark", 3, 20)])
def test_only_the_ability_behind_the_chosen_word_is_there(word: str, power: int, total: int) -> None:
    game = believing(word)
    assert size(game, named(game, "Cub")[0]) == (power, power)
    resolve(game, "cast Cub")
    resolve(game)
    assert life(game)[0] == total
    assert board(game) == ["Cub", "Creed", "Cub"]


def test_a_permanent_that_enters_again_is_chosen_for_anew() -> None:
    game = believing("Light")
    resolve(game, "cast Doubt")
    resolve(game, "cast Creed")
    assert offered(game) == ["Light", "Old Dark"]
