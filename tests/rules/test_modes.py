"""Choosing modes (CR 700.2): limits on which and how many, chance, and different players for each."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, board, go, life, permanent, resolve, spell, table

from manafold.rules.game import Game

ONCE = "{0}: Choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 10 life."
EACH_TURN = "{0}: Choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 10 life."
LAIR = permanent("Lair", "", "Artifact")
GIFT = (
    "Choose one. If you control an artifact as you cast this spell, you may choose both instead.\n"
    "• You gain 1 life.\n• You gain 10 life."
)
KICKED = "Choose one. If this spell was kicked, choose both instead.\n• You gain 1 life.\n• You gain 10 life."
APART = (
    "Choose one or more. Each mode must target a different player.\n"
    "• Target player gains 1 life.\n• Target opponent loses 2 life.\n• Target opponent loses 5 life."
)
CHANCE = "Choose one at random —\n• You gain 1 life.\n• You gain 10 life."


@pytest.mark.parametrize("text", [ONCE, EACH_TURN])
def test_limits_print_back(text: str) -> None:
    assert printed_back(text, "Artifact") == text


@pytest.mark.parametrize("text", [GIFT, KICKED, APART, CHANCE])
def test_ways_to_choose_print_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def holding(text: str, *, lair: bool = False, players: int = 2, seed: int = 0) -> Game:
    """Ann can cast a spell of this text, perhaps with an artifact on her side."""
    scenario = table(players=players, seed=seed, watching=lair)
    scenario.hand(0, spell("Gift", text))
    return scenario.start()


def with_urn(text: str) -> Game:
    """Ann can activate an ability of this text."""
    scenario = table()
    scenario.battlefield(0, permanent("Urn", text, "Artifact"))
    return scenario.start()


def urns(game: Game) -> list[str]:
    """The offers to activate the urn."""
    return [line for line in offered(game) if "Urn" in line]


def test_a_mode_is_chosen_once_in_the_life_of_its_source() -> None:
    game = with_urn(ONCE)
    resolve(game, urns(game)[0], "mode 2")
    act(game, urns(game)[0])
    resolve(game)
    assert life(game)[0] == 31
    assert urns(game) == []
    go(game, "main 1", 0)
    assert urns(game) == []


def test_a_mode_is_chosen_once_each_turn() -> None:
    game = with_urn(EACH_TURN)
    resolve(game, urns(game)[0], "mode 2")
    resolve(game, urns(game)[0])
    assert urns(game) == []
    go(game, "main 1", 0)
    act(game, urns(game)[0])
    assert offered(game) == ["mode 1", "mode 2"]


def test_more_modes_may_be_chosen_if_something_is_true() -> None:
    game = holding(GIFT, lair=True)
    act(game, "cast Gift", "mode 1")
    assert offered(game) == ["mode 2", "done"]


def test_otherwise_only_one_is_chosen() -> None:
    game = holding(GIFT)
    resolve(game, "cast Gift", "mode 1")
    assert life(game)[0] == 21


def test_each_mode_targets_another_player() -> None:
    game = holding(APART, players=3)
    act(game, "cast Gift", "mode 2", "mode 3", "done", "target Cleo")
    assert board(game, 1) == []
    resolve(game)
    assert life(game) == [20, 15, 18]


def test_there_are_no_more_modes_than_players_to_target() -> None:
    game = holding(APART)
    act(game, "cast Gift", "mode 3")
    assert offered(game) == ["mode 1", "done"]


def test_chance_chooses_the_mode() -> None:
    totals = set()
    for seed in range(20):
        game = holding(CHANCE, seed=seed)
        resolve(game, "cast Gift")
        totals.add(life(game)[0])
    assert totals == {21, 30}
