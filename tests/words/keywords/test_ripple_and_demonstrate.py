"""Ripple and demonstrate (CR 702.60, 702.144), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, asked, board, creature, life, resolve, spell, table

from manafold.rules.game import Game

WAVE = spell("Wave", "Ripple 4\nYou gain 1 life.", cost="{0}")
OTHER = card("Other", "{0}", "Instant", "You gain 9 life.")
SHOT = spell("Shot", "Demonstrate\nDestroy target creature.")


@pytest.mark.parametrize("text", ["Ripple 4", "Demonstrate"])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Instant") == text


@pytest.fixture
def rippling() -> Game:
    """Ann casts a Wave; among the four top cards of her library are another Wave and three other cards."""
    scenario = table(top=(OTHER, WAVE, card("One", "", "Artifact"), card("Two", "", "Artifact")))
    scenario.hand(0, WAVE)
    game = scenario.start("main 1")
    resolve(game, "cast Wave")
    return game


def test_cards_of_the_same_name_are_cast_for_nothing_and_the_others_go_to_the_bottom(rippling: Game) -> None:
    act(rippling, "yes")
    assert offered(rippling) == ["cast Wave", "done"]
    act(rippling, "cast Wave")
    act(rippling, "next Two", "next One")
    assert names(rippling, "library")[-3:] == ["Two", "One", "Other"]
    resolve(rippling)
    act(rippling, "no")  # the second Wave ripples too
    resolve(rippling)
    assert life(rippling)[0] == 22


def test_nothing_has_to_be_revealed(rippling: Game) -> None:
    act(rippling, "no")
    resolve(rippling)
    assert (life(rippling)[0], names(rippling, "library")[:2]) == (21, ["Other", "Wave"])


def test_nothing_has_to_be_cast(rippling: Game) -> None:
    act(rippling, "yes", "done")
    assert offered(rippling) == ["next Other", "next Wave", "next One", "next Two"]


@pytest.fixture
def demonstrating() -> Game:
    """Ann casts a Shot at Bob's Cub, and is asked whether she copies it; she has an Ox, and Cleo a Bear."""
    scenario = table(players=3)
    scenario.hand(0, SHOT)
    scenario.battlefield(0, OX)
    scenario.battlefield(1, CUB)
    scenario.battlefield(2, creature("Bear", 2, 2))
    game = scenario.start("main 1")
    resolve(game, "cast Shot", "target Cub")
    return game


def test_the_spell_is_copied_and_an_opponent_of_ones_choice_copies_it_too(demonstrating: Game) -> None:
    game = demonstrating
    act(game, "yes")
    act(game, "target Bear")
    assert offered(game) == ["choose Bob", "choose Cleo"]
    act(game, "choose Cleo")
    assert asked(game) == "Cleo"
    act(game, "target Ox")
    assert [game.state.object(id).controller for id in game.state.stack] == [0, 0, 2]
    resolve(game)
    assert [board(game, player) for player in range(3)] == [[], [], []]


def test_who_does_not_copy_it_gives_no_copy_away(demonstrating: Game) -> None:
    act(demonstrating, "no")
    assert len(demonstrating.state.stack) == 1
