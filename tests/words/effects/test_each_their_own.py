"""Several players do the same in several steps: each goes on with what they have themselves (CR 101.4, 608.2c)."""

from __future__ import annotations

from tests.cards import card, names
from tests.rules.play import CUB, PAGE, act, board, creature, life, named, resolve, size, spell, table

from manafold.rules.scenario import Scenario

FIELD = spell(
    "Field",
    "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.",
)
SEER = spell(
    "Seer",
    "Each player reveals the top card of their library, loses life equal to that card's mana value, "
    "then puts it into their hand.",
)
CULL = spell("Cull", "Each player chooses a creature they control, then puts a +1/+1 counter on that creature.")
CLEAR = spell(
    "Clear",
    "Each player reveals the top three cards of their library, puts all land cards revealed this way onto the "
    "battlefield tapped, and exiles the rest.",
)
FOREST = card("Forest", "", "Basic Land — Forest")
ISLAND = card("Island", "", "Basic Land — Island")


def test_what_each_found_is_put_onto_the_battlefield_by_that_player() -> None:
    s = table()
    s.library(0, FOREST, PAGE)
    s.library(1, ISLAND, PAGE)
    s.hand(0, FIELD)
    game = s.start()
    resolve(game, "cast Field")
    act(game, "choose Forest", "choose Island")
    assert ("Forest" in board(game, 0), "Island" in board(game, 1)) == (True, True)


def test_each_loses_life_for_the_card_that_they_revealed() -> None:
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, card("Log", "{2}", "Artifact"), PAGE)
    s.library(1, card("Rock", "{5}", "Artifact"), PAGE)
    s.hand(0, SEER)
    game = s.start()
    resolve(game, "cast Seer")
    assert life(game) == [18, 15]
    assert (names(game, "hand")[0], names(game, "hand", 1)[0]) == ("Log", "Rock")


def test_each_puts_a_counter_on_the_creature_that_they_chose() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, creature("Wolf", 1, 1))
    s.hand(0, CULL)
    game = s.start()
    resolve(game, "cast Cull")
    assert [size(game, named(game, name)[0]) for name in ("Cub", "Wolf")] == [(3, 3), (2, 2)]


def test_each_puts_the_lands_that_they_revealed_onto_the_battlefield() -> None:
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, FOREST, PAGE, PAGE, PAGE)
    s.library(1, ISLAND, ISLAND, PAGE, PAGE)
    s.hand(0, CLEAR)
    game = s.start()
    resolve(game, "cast Clear")
    assert (names(game, "battlefield"), names(game, "battlefield", 1)) == (["Forest"], ["Island", "Island"])
    assert sorted([game.state.label(id) for id in game.state.exile]) == ["Page"] * 3
