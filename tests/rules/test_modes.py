"""Choosing modes (CR 700.2): limits on which and how many, chance, and different players for each."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, act, asked, board, go, life, permanent, resolve, spell, table

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


BARGAIN = "An opponent chooses one —\n• You draw two cards.\n• You gain 7 life.\n• Destroy target Dragon."


def test_an_opponent_chooses_a_mode_as_the_spell_is_cast() -> None:
    """Of those that could be chosen: nothing is there to be destroyed (CR 700.2a, 700.2e)."""
    assert printed_back(BARGAIN, "Sorcery") == BARGAIN
    game = holding(BARGAIN)
    act(game, "cast Gift")
    assert (asked(game), offered(game)) == ("Bob", ["mode 1", "mode 2"])
    resolve(game, "mode 2")
    assert life(game) == [27, 20]


def test_of_several_opponents_the_controller_says_who_chooses() -> None:
    game = holding(BARGAIN, players=3)
    act(game, "cast Gift")
    assert (asked(game), offered(game)) == ("Ann", ["choose Bob", "choose Cleo"])
    act(game, "choose Cleo")
    assert asked(game) == "Cleo"


def test_an_opponent_chooses_a_mode_of_an_ability_and_the_controller_its_targets() -> None:
    text = "When this enchantment enters, an opponent chooses one —\n• You draw two cards.\n• Tap target creature."
    scenario = table()
    scenario.battlefield(0, CUB, OX)
    scenario.hand(0, permanent("Deed", text))
    game = scenario.start("main 1")
    act(game, "cast Deed", "pass")
    assert asked(game) == "Bob"
    act(game, "mode 2")
    assert (asked(game), offered(game)) == ("Ann", ["target Cub", "target Ox"])


COUNTED = (
    "Choose up to X, where X is the number of artifacts you control —\n"
    "• You gain 1 life.\n• You gain 10 life.\n• You gain 100 life."
)
ANNOUNCED = "Choose X. You may choose the same mode more than once.\n• You gain 1 life.\n• You gain 10 life."


@pytest.mark.parametrize("text", [COUNTED, ANNOUNCED])
def test_numbers_of_modes_that_are_computed_print_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize("artifacts", [0, 1, 2])
def test_no_more_modes_are_chosen_than_the_number_is_as_they_are_chosen(artifacts: int) -> None:
    scenario = table()
    scenario.battlefield(0, *[LAIR] * (artifacts - 1 if artifacts else 0))
    scenario.hand(0, spell("Gift", COUNTED))
    game = scenario.start()
    act(game, "cast Gift")
    chosen = 0
    while "mode 1" in offered(game) or "mode 2" in offered(game) or "mode 3" in offered(game):
        game.choose(0)
        chosen += 1
    assert chosen == max(1, artifacts)  # the watch is one of them
    resolve(game)
    assert life(game)[0] == 20 + {1: 1, 2: 11}[chosen]


def test_as_many_modes_are_chosen_as_was_announced_for_x_one_perhaps_more_than_once() -> None:
    scenario = table()
    scenario.battlefield(0, *[card("Bog", "", "Land", "{T}: Add {B}.")] * 3)
    scenario.hand(0, spell("Gift", ANNOUNCED, cost="{X}"))
    game = scenario.start()
    act(game, "cast Gift", "3", "mode 2", "mode 2", "mode 1")
    resolve(game)
    assert life(game)[0] == 41
