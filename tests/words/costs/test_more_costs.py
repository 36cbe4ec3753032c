"""Costs that put things on the bottom of a library, counters on who pays, or do what effects say."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, spell, table

from manafold.rules.game import Game


@pytest.mark.parametrize(
    "line",
    [
        "Put this creature on the bottom of its owner's library: Draw a card.",
        "{2}, Put this card from your graveyard on the bottom of your library: Draw a card.",
        "Put three cards from your graveyard on the bottom of your library: You gain 3 life.",
        "Ward—Get five poison counters.",
        "Cumulative upkeep—Draw a card.",
        "{T}, Create a 1/1 green Rat creature token: Add {G}.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_the_source_goes_to_the_bottom_of_its_owners_library() -> None:
    s = table()
    s.battlefield(0, creature("Sage", 1, 1, "Put this creature on the bottom of its owner's library: You gain 2 life."))
    game = s.start("main 1")
    resolve(game, "activate Sage")
    assert (life(game)[0], names(game, "library")[-1], board(game)) == (22, "Sage", [])


def test_from_the_graveyard_it_is_an_ability_that_functions_there() -> None:
    shade = creature("Shade", 1, 1, "Put this card from your graveyard on the bottom of your library: You gain 2 life.")
    s = table()
    s.battlefield(0, shade)
    assert not [line for line in offered(s.start("main 1")) if "Shade" in line]
    s = table()
    s.graveyard(0, shade)
    game = s.start("main 1")
    resolve(game, "activate Shade")
    assert (life(game)[0], names(game, "library")[-1], names(game, "graveyard")) == (22, "Shade", [])


def test_several_go_there_in_the_order_that_their_owner_likes() -> None:
    s = table()
    s.battlefield(0, permanent("Well", "Put two cards from your graveyard on the bottom of your library: You gain 2 "
                                       "life."))  # fmt: skip
    s.graveyard(0, CUB, OX)
    game = s.start("main 1")
    act(game, "activate Well", "next Ox")
    resolve(game)
    assert names(game, "library")[-2:] == ["Ox", "Cub"]
    assert not [line for line in offered(game) if "Well" in line]


def paying_ward(cost: str) -> tuple[Game, int]:
    """Bob has paid for the ward of Ann's creature, which his spell destroys; and the creature."""
    s = table()
    (beast,) = s.battlefield(0, creature("Beast", 3, 3, f"Ward—{cost}"))
    s.battlefield(1, WATCHER)
    s.hand(1, spell("End", "Destroy target creature."))
    game = s.start("main 1")
    act(game, "pass", "cast End -> Beast")
    resolve(game)
    act(game, "yes")
    resolve(game)
    return game, beast


def test_who_pays_gets_the_counters() -> None:
    game, beast = paying_ward("Get three poison counters.")
    assert game.state.players[1].counters == {"poison": 3}
    assert not game.state.exists(beast)


WATCHER = permanent("Eye", "{0}: You gain 1 life. Activate only once each turn.", "Artifact")


def test_drawing_a_card_is_a_cost() -> None:
    s = table(top=(CUB,))
    s.battlefield(0, permanent("Book", "Draw a card: You lose 3 life. Activate only once each turn.", "Artifact"))
    game = s.start("main 1")
    act(game, "activate Book")
    assert (names(game, "hand"), life(game)[0]) == (["Cub"], 20)  # drawn while the ability waits
    resolve(game)
    assert life(game)[0] == 17


def test_who_pays_is_you_in_what_is_done() -> None:
    game, beast = paying_ward("Create a 1/1 green Rat creature token.")
    assert (board(game), board(game, 1), game.state.exists(beast)) == ([], ["Eye", "Rat Token"], False)


def test_what_a_mana_ability_costs_may_be_done_too() -> None:
    s = table()
    s.battlefield(0, permanent("Den", "{T}, Create a 1/1 green Rat creature token: Add {G}.", "Artifact"))
    s.hand(0, card("Leaf", "{G}", "Sorcery", "You gain 4 life."))
    game = s.start("main 1")
    resolve(game, "cast Leaf")
    assert (life(game)[0], board(game)) == (24, ["Den", "Rat Token"])
