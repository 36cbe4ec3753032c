"""Boast and exhaust (CR 702.142, 702.177), and disguise (702.168), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, pick, printed_back

from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")


@pytest.mark.parametrize(
    "text",
    ["Boast — {1}{R}: Draw a card.", "Exhaust — {3}: Put two +1/+1 counters on this creature.", "Disguise {2}{W}"],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_boast_needs_an_attack_and_happens_once_a_turn() -> None:
    s = Scenario()
    s.battlefield(0, URN, ISLAND, ISLAND, card("Skald", "{1}", "Creature — Human", "Boast — {1}: You gain 5 life.",
        1, 1))  # fmt: skip
    game = s.start("main 1")
    assert "activate Skald" not in offered(game)
    while not any(each.startswith("attack") for each in offered(game)):
        pick(game, "pass")
    pick(game, next(each for each in offered(game) if each.startswith("attack")))
    while "activate Skald" not in offered(game):
        game.choose(len(offered(game)) - 1)
    pick(game, "activate Skald", "pass")
    assert (game.state.players[0].life, "activate Skald" in offered(game)) == (25, False)


def test_an_exhaust_ability_is_activated_only_once() -> None:
    s = Scenario()
    s.library(0, *[ISLAND] * 5)
    s.library(1, *[ISLAND] * 5)
    s.battlefield(0, URN, ISLAND, card("Racer", "{1}", "Creature — Human", "Exhaust — {1}: You gain 5 life.", 1, 1))
    game = s.start("main 1")
    pick(game, "activate Racer", "pass")
    assert game.state.players[0].life == 25
    while (game.state.turn_number, game.state.step) != (4, "main 1"):
        game.choose(offered(game).index("pass") if "pass" in offered(game) else len(offered(game)) - 1)
    assert "activate Urn" in offered(game)
    assert "activate Racer" not in offered(game)


def test_a_disguised_creature_has_ward() -> None:
    s = Scenario()
    s.battlefield(0, URN, *[ISLAND] * 4)
    s.hand(0, card("Agent", "{4}{U}", "Creature — Human", "Flying\nDisguise {U}", 3, 3))
    game = s.start("main 1")
    pick(game, "cast Agent with disguise", "pass")
    what = game.state.characteristics(game.state.battlefield[-1])
    assert (what.name, what.power, what.keywords) == ("", 2, {"ward"})
    pick(game, next(each for each in offered(game) if each.startswith("turn up")))
    what = game.state.characteristics(game.state.battlefield[-1])
    assert (what.name, what.power, what.keywords & {"ward", "flying"}) == ("Agent", 3, {"flying"})
