"""Modes with costs and pawprints: spree, tiered (CR 700.2h, 700.2i, 702.172, 702.183), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import act, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLE = card("Isle", "", "Basic Land — Island")
RAID = spell("Raid", "Spree\n+ {1} — You gain 1 life.\n+ {2} — You gain 4 life.\n+ {1} — Target player loses 2 life.")
FIRE = spell("Fire", "Tiered\n• Spark — {0} — You gain 1 life.\n• Blaze — {2} — You gain 6 life.")
PAWS = spell("Paws", "Choose up to three {P} worth of modes. You may choose the same mode more than once.\n"
    "{P} — You gain 1 life.\n{P}{P} — You gain 3 life.\n{P}{P}{P} — Target player loses 5 life.")  # fmt: skip


def holding(hand: Card, lands: int = 0) -> Game:
    scenario = table()
    scenario.battlefield(0, *[ISLE] * lands)
    scenario.hand(0, hand, spell("Twin", "Copy target instant spell."))
    scenario.hand(0, spell("Free", "You may cast an instant spell from your hand without paying its mana cost."))
    return scenario.start("main 1")


@pytest.mark.parametrize("made", [RAID, FIRE, PAWS])
def test_it_prints_back(made: Card) -> None:
    text = {"Raid": "Spree\n+ {1} — You gain 1 life.\n+ {2}{U} — Draw a card.",
            "Fire": "Tiered\n• Spark — {0} — You gain 1 life.\n• Blaze — {2} — Draw a card.",
            "Paws": "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n"
                    "{P} — You gain 1 life.\n{P}{P} — Draw a card."}[made.name]  # fmt: skip
    assert printed_back(text, "Instant") == text


def test_the_cost_of_each_mode_is_paid() -> None:
    game = holding(RAID, lands=3)
    resolve(game, "cast Raid", "mode 1", "mode 2")
    assert life(game) == [25, 20]
    assert all(game.state.objects[id].tapped for id in game.state.battlefield[1:])


def test_modes_that_cannot_be_paid_are_not_offered() -> None:
    game = holding(RAID, lands=2)
    act(game, "cast Raid")
    assert offered(game) == ["mode 1", "mode 2", "mode 3"]
    act(game, "mode 3")
    assert offered(game) == ["mode 1", "done"]


def test_with_nothing_to_pay_it_cannot_be_cast() -> None:
    assert "cast Raid" not in offered(holding(RAID))


def test_only_one_tier_is_chosen() -> None:
    game = holding(FIRE, lands=3)
    resolve(game, "cast Fire", "mode 2")
    assert life(game) == [26, 20]


def test_the_costs_of_modes_stay_due_for_a_free_spell() -> None:
    game = holding(RAID, lands=1)
    resolve(game, "cast Free")
    resolve(game, "yes", "cast Raid", "mode 1")
    assert life(game) == [21, 20]
    assert game.state.objects[game.state.battlefield[1]].tapped


def test_a_copy_has_the_same_modes_and_pays_nothing() -> None:
    game = holding(RAID, lands=1)
    act(game, "cast Raid", "mode 1")
    resolve(game, "cast Twin")
    assert life(game) == [22, 20]


def test_modes_are_worth_no_more_pawprints_than_there_are() -> None:
    game = holding(PAWS)
    act(game, "cast Paws", "mode 2")
    assert offered(game) == ["mode 1", "done"]
    resolve(game, "mode 1")
    assert life(game) == [24, 20]


def test_a_mode_chosen_again_has_its_own_effect_and_none_need_be_chosen() -> None:
    game = holding(PAWS)
    resolve(game, "cast Paws", "mode 1", "mode 1", "mode 1")
    assert life(game) == [23, 20]
    game = holding(PAWS)
    resolve(game, "cast Paws", "done")
    assert (life(game), names(game, "graveyard")) == ([20, 20], ["Paws"])
