"""Targets for each of several players, played (CR 115.1, 601.2c)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, names, resolve, spell, table

from manafold.rules.game import Game

SWEEP = "For each opponent, destroy up to one target creature that player controls."
MUST = "For each opponent, exile target creature that player controls."
RAISE = (
    "For each player, choose up to one target creature card in that player's graveyard. Put those cards onto the "
    "battlefield under your control."
)


@pytest.mark.parametrize("text", [SWEEP, MUST, RAISE])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def facing(text: str, theirs: int) -> Game:
    """Ann casts a spell of this text against Bob, who has two creatures, and Cleo, who has so many."""
    scenario = table(players=3)
    scenario.hand(0, spell("Sweep", text))
    scenario.battlefield(0, CUB)
    scenario.battlefield(1, creature("Bat", 1, 1), creature("Big Bat", 1, 1))
    scenario.battlefield(2, *[creature("Cat", 1, 1), creature("Big Cat", 1, 1)][:theirs])
    game = scenario.start()
    act(game, "cast Sweep")
    return game


def test_one_creature_of_each_opponent_may_be_a_target() -> None:
    game = facing(SWEEP, 2)
    assert offered(game) == ["target Bat", "target Big Bat", "target Cat", "target Big Cat", "done"]
    act(game, "target Big Bat")
    assert offered(game) == ["target Cat", "target Big Cat", "done"]
    resolve(game, "target Cat")
    assert [board(game, player) for player in range(3)] == [["Cub"], ["Bat"], ["Big Cat"]]


def test_none_need_be() -> None:
    game = facing(SWEEP, 2)
    resolve(game, "done")
    assert [len(board(game, player)) for player in range(3)] == [1, 2, 2]


def test_without_up_to_each_opponent_who_has_one_loses_one() -> None:
    game = facing(MUST, 2)
    act(game, "target Bat")
    assert offered(game) == ["target Cat", "target Big Cat"]
    resolve(game, "target Big Cat")
    assert sorted(names(game, "exile")) == ["Bat", "Big Cat"]


def test_an_opponent_without_creatures_is_passed_over() -> None:
    game = facing(MUST, 0)
    resolve(game, "target Bat")
    assert names(game, "exile") == ["Bat"]


def test_cards_of_each_graveyard_are_spoken_of_together() -> None:
    scenario = table()
    scenario.hand(0, spell("Raise", RAISE))
    scenario.graveyard(0, CUB)
    scenario.graveyard(1, OX, creature("Ape", 1, 1))
    game = scenario.start()
    act(game, "cast Raise")
    resolve(game, "target Cub", "target Ape")
    assert sorted(board(game)) == ["Ape", "Cub"]
