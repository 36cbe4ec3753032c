"""What linked abilities of one object speak of, played (CR 607.2a, 607.3)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, board, creature, names, permanent, resolve, spell, table

from manafold.rules.game import Game

RING = (
    "When this enchantment enters, exile target creature.\n"
    "When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control."
)
CAGE = (
    "{0}: Exile target creature.\n"
    "{0}, Sacrifice this enchantment: Return the exiled cards to the battlefield under their owners' control."
)
BREAK = spell("Break", "Destroy target enchantment.")


@pytest.mark.parametrize("text", [RING, CAGE])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment") == text


def ringed() -> Game:
    """Ann's ring has exiled Bob's cub, and she can break it."""
    scenario = table()
    scenario.hand(0, permanent("Ring", RING), BREAK)
    scenario.battlefield(1, CUB, OX)
    game = scenario.start()
    resolve(game, "cast Ring")
    resolve(game, "target Cub")
    return game


def test_the_exiled_card_is_not_the_one_that_speaks_of_it() -> None:
    game = ringed()
    assert names(game, "exile") == ["Cub"]
    resolve(game, "cast Break")
    resolve(game)
    assert board(game) == []
    assert board(game, 1) == ["Ox", "Cub"]
    assert sorted(names(game, "graveyard")) == ["Break", "Ring"]


def test_all_cards_that_another_ability_exiled_come_back() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Cage", CAGE), permanent("Old Cage", CAGE))
    scenario.battlefield(1, CUB, OX, creature("Ape", 1, 1), creature("Bat", 1, 1))
    game = scenario.start()
    resolve(game, "activate Cage (1)", "target Cub")
    resolve(game, "activate Cage (1)", "target Ox")
    resolve(game, "activate Old Cage (1)", "target Ape")
    assert board(game, 1) == ["Bat"]
    resolve(game, "activate Cage (2)")
    assert board(game, 1) == ["Bat", "Cub", "Ox"]
    assert names(game, "exile") == ["Ape"]
