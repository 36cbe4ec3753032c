"""Villainous choices (CR 701.55), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, asked, board, life, named, permanent, resolve, size, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

EACH = spell("Threat", "Each opponent faces a villainous choice — That player loses 3 life, or you gain 4 life.")
ONE = spell("Demand", "Target opponent faces a villainous choice — They sacrifice a creature of their choice, "
            "or destroy all artifacts.")  # fmt: skip
AGAIN = "If an opponent would face a villainous choice, they face that choice an additional time."


def playing(*hand: Card, mine: tuple[Card, ...] = (), players: int = 3) -> Game:
    """Ann casts the first card of her hand; Bob has a Cub."""
    scenario = table(players=players)
    scenario.hand(0, *hand)
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, CUB)
    game = scenario.start("main 1")
    resolve(game, f"cast {hand[0].name}")
    return game


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks, defending player faces a villainous choice — That player sacrifices a "
        "creature of their choice, or you create a 3/3 black Zombie artifact creature token with menace.",
        "At the beginning of your end step, each opponent faces a villainous choice — You draw a card, or they discard "
        "a card.",
        "Whenever an opponent faces a villainous choice, you gain 1 life.",
        AGAIN,
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_each_of_several_players_chooses_for_themselves_one_after_the_other() -> None:
    game = playing(EACH)
    assert (asked(game), offered(game)) == ("Bob", ["option 1", "option 2"])
    act(game, "option 1")
    assert (asked(game), life(game)) == ("Cleo", [20, 17, 20])
    act(game, "option 2")
    assert life(game) == [24, 17, 20]


@pytest.mark.parametrize(
    ("option", "left", "buried"), [("option 1", [], ["Demand"]), ("option 2", ["Cub"], ["Watch", "Demand"])]
)
def test_it_is_the_player_or_else_you_who_does_it(option: str, left: list[str], buried: list[str]) -> None:
    game = playing(ONE, players=2)
    act(game, option)
    assert (board(game, 1), names(game, "graveyard")) == (left, buried)


def test_an_impossible_option_may_be_chosen() -> None:
    demand = spell("Demand", "Target opponent faces a villainous choice — They discard a card, or you gain 5 life.")
    game = playing(demand, players=2)
    act(game, "option 1")
    assert life(game)[0] == 20


def test_who_faces_it_again_may_choose_otherwise_and_each_time_is_seen() -> None:
    twice, seen = permanent("Twice", AGAIN), permanent("Eye", "Whenever a player faces a villainous choice, you gain "
                                                       "10 life.")  # fmt: skip
    game = playing(EACH, mine=(twice, seen), players=2)
    act(game, "option 1", "option 2")
    resolve(game)
    assert life(game) == [44, 17]


def test_what_is_done_to_a_member_of_each_player_is_bound_to_them() -> None:
    curse = spell("Curse", "Each opponent faces a villainous choice — They create a 1/1 white Bird creature token with "
                  "flying, or creatures they control get -1/-1 until end of turn.")  # fmt: skip
    game = playing(curse)
    act(game, "option 2", "option 1")
    assert (size(game, named(game, "Cub")[0]), board(game, 2)) == ((1, 1), ["Bird Token"])


def test_a_dilemma_that_no_text_defines_is_declined() -> None:
    text = "Whenever you face a dilemma, draw a card."
    assert isinstance(read_line(text, TypeLine.parse("Creature — Bear")), Declined)
