"""Assist (CR 702.132), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, asked, creature, life, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor

ISLAND = card("Island", "", "Basic Land — Island")
FEAST = spell("Feast", "Assist\nYou gain 5 life.", cost="{3}{U}")
HEAP = spell("Heap", "Assist\nYou gain X life.", cost="{X}{U}")


def playing(hand: Card, *mine: Card, bob: int = 0, cleo: int = 0) -> Game:
    """Ann holds a spell; Bob and Cleo have so many islands."""
    scenario = table(players=3)
    scenario.hand(0, hand)
    scenario.battlefield(0, *mine)
    scenario.battlefield(1, *[ISLAND] * bob)
    scenario.battlefield(2, *[ISLAND] * cleo)
    return scenario.start("main 1")


def tapped(game: Game) -> list[int]:
    """How many islands each player has tapped."""
    lands = [game.state.objects[id] for id in named(game, "Island")]
    return [sum(land.tapped for land in lands if land.controller == player) for player in range(3)]


def test_it_prints_back() -> None:
    assert printed_back("Assist") == "Assist"


@pytest.mark.parametrize(
    ("ann", "bob", "castable"), [(1, 3, True), (0, 9, False), (2, 1, False), (2, 2, True), (4, 0, True), (3, 0, False)]
)
def test_another_player_helps_with_generic_mana_alone(ann: int, bob: int, castable: bool) -> None:
    game = playing(FEAST, *[ISLAND] * ann, bob=bob)
    assert ("cast Feast" in offered(game)) == castable


def test_the_caster_chooses_who_is_asked_and_that_player_how_much_they_pay() -> None:
    game = playing(FEAST, *[ISLAND] * 4, bob=1, cleo=2)
    act(game, "cast Feast")
    assert (asked(game), offered(game)) == ("Ann", ["choose Bob", "choose Cleo", "done"])
    act(game, "choose Cleo")
    assert (asked(game), offered(game)) == ("Cleo", ["0", "1", "2"])
    resolve(game, "2")
    assert (life(game)[0], tapped(game)) == (25, [2, 0, 2])


def test_nobody_has_to_be_asked() -> None:
    game = playing(FEAST, *[ISLAND] * 4, bob=1)
    resolve(game, "cast Feast", "done")
    assert (life(game)[0], tapped(game)) == (25, [4, 0, 0])


def test_only_players_who_can_help_enough_are_asked_where_help_is_needed() -> None:
    game = playing(FEAST, *[ISLAND] * 2, bob=1, cleo=2)
    act(game, "cast Feast")
    assert asked(game) == "Cleo"


def test_without_the_help_the_spell_is_not_cast_after_all() -> None:
    game = playing(FEAST, *[ISLAND] * 2, cleo=2)
    act(game, "cast Feast", "0")
    assert (asked(game), tapped(game), game.state.stack) == ("Ann", [0, 0, 0], [])
    assert game.refused
    assert Monitor(game).look(game) == []
    resolve(game, "cast Feast", "2")
    assert life(game)[0] == 25


def test_x_counts_on_the_help_of_others() -> None:
    game = playing(HEAP, *[ISLAND] * 2, bob=3)
    act(game, "cast Heap")
    assert offered(game) == ["0", "1", "2", "3", "4"]
    act(game, "4")
    resolve(game, "3")
    assert (life(game)[0], tapped(game)) == (24, [2, 3, 0])


def test_what_another_player_pays_is_not_spent_by_the_caster() -> None:
    clerk = creature("Clerk", 2, 2, "Increment")
    game = playing(FEAST, clerk, *[ISLAND] * 4, bob=2)
    act(game, "cast Feast", "choose Bob")
    resolve(game, "2")
    assert size(game, named(game, "Clerk")[0]) == (2, 2)
    game = playing(FEAST, clerk, *[ISLAND] * 4, bob=2)
    act(game, "cast Feast", "choose Bob")
    resolve(game, "1")
    assert size(game, named(game, "Clerk")[0]) == (3, 3)
