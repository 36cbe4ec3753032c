"""Decayed (CR 702.147), as an ability and as a counter (122.1b)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, attack, board, creature, go, table

from manafold.rules.game import Game

ROTTER = creature("Rotter", 2, 2, "Decayed")


def test_it_prints_back() -> None:
    assert printed_back("Decayed") == "Decayed"


@pytest.fixture(params=["ability", "counter"])
def game(request: pytest.FixtureRequest) -> Game:
    """Ann has a cub, and a creature with decayed; Bob has a creature with decayed."""
    s = table()
    for player in (0, 1):
        if request.param == "ability":
            s.battlefield(player, ROTTER)
        else:
            s.put(player, "battlefield", creature("Rotter", 2, 2), counters={"decayed": 1})
    s.battlefield(0, CUB)
    return s.start("main 1")


def test_it_is_sacrificed_at_end_of_combat_if_it_attacked(game: Game) -> None:
    attack(game, "attack Rotter, Cub")
    while game.state.step != "combat damage":
        game.choose("pass")
    assert board(game) == ["Rotter", "Cub"]
    go(game, "main 2")
    assert board(game) == ["Cub"]


def test_it_stays_if_it_did_not_attack(game: Game) -> None:
    attack(game, "attack Cub")
    go(game, "main 2")
    assert board(game) == ["Rotter", "Cub"]


def test_it_cannot_block(game: Game) -> None:
    attack(game, "attack Cub", "done")
    while game.state.step != "combat damage":
        assert not [line for line in offered(game) if line.startswith("block")]
        game.choose("pass")
    assert game.state.players[1].life == 18
