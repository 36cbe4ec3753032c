"""Several players do the same in several steps: each goes on with what they have themselves (CR 101.4, 608.2c)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered
from tests.rules.play import CUB, PAGE, act, board, creature, life, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario
from manafold.rules.terms import Zone

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


AA, BB = creature("Aa", 1, 1), creature("Bb", 2, 2)


def both(text: str, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = (), zone: Zone = "battlefield") -> Game:
    """Ann, who has so many cards in a zone, as Bob has, casts a spell with this text."""
    s = table()
    s.hand(0, spell("Rite", text, "Sorcery"))
    for player, cards in ((0, mine), (1, theirs)):
        for each in cards:
            s.put(player, zone, each)
    game = s.start()
    resolve(game, "cast Rite")
    return game


@pytest.mark.parametrize(
    ("text", "zone", "counted"),
    [
        ("Each player discards all the cards in their hand, then draws that many cards.", "hand", [1, 2]),
        (
            "Each player exiles all cards from their graveyard, then gains that much life.",
            "graveyard",
            [21, 22],
        ),
    ],
)
def test_that_many_is_how_many_each_had(text: str, zone: Zone, counted: list[int]) -> None:
    game = both(text, (AA,), (BB, BB), zone)
    players = game.state.players
    assert [len(player.hand) if zone == "hand" else player.life for player in players] == counted


def test_life_that_each_lost_is_theirs() -> None:
    game = both("Each player loses life equal to the number of creatures they control, then draws that many cards.",
                (AA, BB), (AA,))  # fmt: skip
    assert [len(player.hand) for player in game.state.players] == [2, 1]


def test_each_returns_what_they_exiled() -> None:
    text = "Each player exiles a creature they control, then returns that card to the battlefield under its owner's "
    game = both(text + "control.", (AA,), (BB,))
    assert (board(game, 0), board(game, 1)) == (["Aa"], ["Bb"])


def test_each_looks_at_and_takes_cards_of_their_own_library_alone() -> None:
    s = Scenario(players=("Ann", "Bob"))
    s.library(0, PAGE, PAGE, PAGE)
    s.library(1, AA, BB, PAGE)
    text = "Each player looks at the top two cards of their library and puts one of them into their graveyard."
    s.hand(0, spell("Gaze", text))
    game = s.start()
    resolve(game, "cast Gaze")
    assert offered(game) == ["choose Page", "choose Page"]
    act(game, "choose Page #1")
    assert offered(game) == ["choose Aa", "choose Bb"]


def test_two_who_return_the_same_creature_return_it_once() -> None:
    game = both("Each player returns a creature to its owner's hand.", (AA, BB))
    act(game, "choose Aa", "choose Aa")
    assert (names(game, "hand"), board(game)) == (["Aa"], ["Bb"])


def test_those_who_may_put_something_onto_the_battlefield_do_so_at_the_same_time() -> None:
    text = "Each player may put a creature card from their hand onto the battlefield."
    game = both(text, (card("Ox", "{9}", "Creature — Ox", "Whenever another creature enters, you gain 1 life.", 4, 4),),
                (card("Elk", "{9}", "Creature — Elk", "Whenever another creature enters, you gain 1 life.", 4, 4),),
                "hand")  # fmt: skip
    act(game, "yes")
    assert board(game) == []
    resolve(game, "yes")
    assert life(game) == [21, 21]
