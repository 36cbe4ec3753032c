"""Attacking players, and what is attacked."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, attack, creature, life, permanent, resolve, table


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you attack a player, tap target creature that player controls.",
        "Whenever an opponent attacks you, draw a card.",
        "Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's "
        "attacking.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_it_triggers_once_for_each_player_who_is_attacked() -> None:
    s = table(3)
    s.battlefield(0, permanent("Drum", "Whenever you attack a player, that player loses 3 life."), CUB, CUB, CUB)
    game = s.start("beginning of combat")
    attack(game, "attack Cub #1 -> Bob", "attack Cub #2 -> Bob", "attack Cub -> Cleo")
    resolve(game)
    assert life(game) == [20, 17, 17]


def test_what_is_attacked_is_dealt_damage() -> None:
    s = table(3)
    line = "Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking."
    s.battlefield(0, creature("Biter", 2, 2, line))
    game = s.start("beginning of combat")
    attack(game, "attack Biter -> Cleo")
    resolve(game)
    assert life(game) == [20, 20, 19]
