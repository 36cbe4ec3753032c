"""Cases, played (CR 719)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, go, life, named, permanent, resolve, size, table

from manafold.model.card import Card
from manafold.rules.game import Game


def case(solved: str) -> Card:
    """A Case that two creatures solve."""
    text = f"To solve — You control two or more creatures.\nSolved — {solved}"
    return card("Riddle", "{0}", "Enchantment — Case", text)


def playing(*mine: Card) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "To solve — You control three or more artifacts.",
        "Solved — Creatures you control get +1/+0.",
        "Solved — Whenever you attack, you gain 1 life.",
        "Solved — Sacrifice this Case: Draw a card.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Enchantment — Case") == text


def test_whenever_a_case_is_solved_prints_back() -> None:
    text = "Whenever you solve a Case, you gain 1 life."
    assert printed_back(text) == text


def test_an_ability_of_a_case_waits_until_it_is_solved() -> None:
    game = playing(case("Creatures you control get +1/+0."), CUB, OX)
    cub = named(game, "Cub")[0]
    assert size(game, cub) == (2, 2)
    go(game, "end")
    resolve(game)
    assert size(game, cub) == (3, 2)


def test_it_is_not_solved_while_the_condition_is_not_met() -> None:
    game = playing(case("Creatures you control get +1/+0."), CUB)
    go(game, "end")
    assert not game.state.stack
    assert size(game, named(game, "Cub")[0]) == (2, 2)


def test_it_is_solved_once() -> None:
    bell = permanent("Bell", "Whenever you solve a Case, you gain 5 life.")
    game = playing(case("Creatures you control get +1/+0."), CUB, OX, bell)
    for _ in range(2):
        go(game, "end", active=0)
        resolve(game)
    assert life(game)[0] == 25


def test_a_solved_case_may_be_activated() -> None:
    game = playing(case("Sacrifice this Case: You gain 4 life."), CUB, OX)
    assert "activate Riddle" not in offered(game)
    go(game, "end")
    resolve(game)
    resolve(game, "activate Riddle")
    assert life(game)[0] == 24


def test_a_solved_case_triggers() -> None:
    game = playing(case("At the beginning of your upkeep, you gain 3 life."), CUB, OX)
    go(game, "end")
    resolve(game)
    go(game, "draw", active=0)
    assert life(game)[0] == 23


def test_a_solved_case_has_its_keyword() -> None:
    game = playing(case("Indestructible"), CUB, OX)
    riddle = named(game, "Riddle")[0]
    assert "indestructible" not in game.state.characteristics(riddle).keywords
    go(game, "end")
    resolve(game)
    assert "indestructible" in game.state.characteristics(riddle).keywords
