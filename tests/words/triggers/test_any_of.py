"""Abilities that wait for one of several events."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back, settle

from manafold.rules.scenario import Scenario

EAGER_TEXT = "Haste\nWhenever this creature enters or attacks, you gain 2 life."
EAGER = card("Eager Bear", "{0}", "Creature — Bear", EAGER_TEXT, 2, 2)
MOURNER = card("Mourner", "{0}", "Creature — Bear", "Whenever a creature you control enters or dies, tap it.", 2, 2)
ROOM = card(
    "Waiting Room",
    "{0}",
    "Enchantment",
    "When this enchantment enters and whenever an opponent gains life, you gain 1 life.",
)
GIFT = card("Gift", "{0}", "Sorcery", "Target player gains 3 life.")


@pytest.mark.parametrize(
    "line",
    [
        "Whenever this creature enters or attacks, draw a card.",
        "When this creature enters or dies, draw a card.",
        "Whenever this creature attacks, blocks, or becomes the target of a spell, you gain 1 life.",
        "When this creature enters and at the beginning of your upkeep, draw a card.",
        "Whenever another creature you control enters or dies, put a +1/+1 counter on this creature.",
    ],
)
def test_lists_of_events_print_back(line: str) -> None:
    assert printed_back(line) == line


def test_an_ability_triggers_on_each_of_its_events() -> None:
    s = Scenario()
    s.hand(0, EAGER)
    game = s.start()
    pick(game, "cast Eager Bear")
    settle(game)
    settle(game)
    assert game.state.players[0].life == 22
    pick(game, "attack Eager Bear")
    assert game.state.players[0].life == 24


def test_it_is_the_object_of_the_event_that_happened() -> None:
    s = Scenario()
    s.battlefield(0, MOURNER)
    s.hand(0, EAGER)
    game = s.start()
    pick(game, "cast Eager Bear")
    settle(game)
    pick(game, "put Mourner")
    settle(game)
    (bear,) = [id for id in game.state.battlefield if game.state.label(id) == "Eager Bear"]
    assert game.state.objects[bear].tapped


def test_events_with_two_subjects() -> None:
    s = Scenario()
    s.hand(0, ROOM, GIFT)
    game = s.start()
    pick(game, "cast Waiting Room")
    settle(game)
    settle(game)
    assert game.state.players[0].life == 21
    assert names(game, "battlefield") == ["Waiting Room"]
    pick(game, "cast Gift", "target Bob")
    settle(game)
    assert [player.life for player in game.state.players] == [22, 23]

HERALD = card(
    "Herald", "{0}", "Creature — Bear", "When you cast this spell and when this creature dies, you gain 2 life.", 2, 2
)
STRIKE = card("Strike", "{0}", "Instant", "Destroy target creature.")


def test_an_ability_functions_where_each_of_its_events_does() -> None:
    s = Scenario()
    s.hand(0, HERALD, STRIKE)
    game = s.start()
    pick(game, "cast Herald")
    settle(game)
    assert game.state.players[0].life == 22
    pick(game, "cast Strike")
    settle(game)
    assert game.state.players[0].life == 24


def test_such_an_ability_of_a_permanent_does_not_hear_what_is_for_the_stack() -> None:
    s = Scenario()
    s.battlefield(0, HERALD)
    s.hand(0, EAGER)
    game = s.start()
    pick(game, "cast Eager Bear")
    settle(game)
    assert game.state.players[0].life == 22  # that of Eager Bear alone
