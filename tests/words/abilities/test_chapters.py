"""Sagas (CR 714), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back, settle

from manafold.rules.scenario import Scenario

TALE_TEXT = "I — You gain 1 life.\nII, III — Each opponent loses 2 life."
TALE = card("Tale", "{0}", "Enchantment — Saga", TALE_TEXT)
FIELD = card("Field", "", "Basic Land — Plains", "")


@pytest.mark.parametrize(
    "text",
    [
        TALE_TEXT,
        "I — Create a 1/1 white Soldier creature token.\nII — Choose one —\n• Draw a card.\n• You gain 3 life.",
        "I, II, III — Target creature gets +2/+0 until end of turn.\nIV — Sacrifice this Saga.",
    ],
)
def test_chapters_print_back(text: str) -> None:
    assert printed_back(text, "Enchantment — Saga") == text


def test_a_saga_begins_with_its_first_chapter() -> None:
    s = Scenario()
    s.hand(0, TALE, FIELD)
    game = s.start()
    pick(game, "cast Tale")
    settle(game)
    settle(game)
    (tale,) = game.state.battlefield
    assert game.state.objects[tale].counters == {"lore": 1}
    assert game.state.players[0].life == 21


def test_chapters_follow_in_the_precombat_main_phase_and_the_last_one_ends_the_saga() -> None:
    s = Scenario()
    s.put(0, "battlefield", TALE, counters={"lore": 1})
    s.hand(0, FIELD)
    s.library(0, *[FIELD] * 3)
    s.library(1, *[FIELD] * 3)
    s.hand(1, FIELD)
    game = s.start("upkeep", active=0)
    lives = []
    while game.state.outcome is None and game.state.turn_number < 5:
        if game.state.stack:
            settle(game)
        elif game.decision is not None and game.decision.kind == "priority":
            lives.append((game.state.turn_number, game.state.players[1].life, names(game, "battlefield")))
            pick(game, "pass")
        elif game.decision is not None:
            game.choose(len(game.decision.options) - 1)
    assert (2, 18, ["Tale"]) in lives
    assert (4, 16, []) in lives
    assert names(game, "graveyard") == ["Tale"]
