"""Splice (CR 702.47), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

RAY = spell("Ray", "Ray deals 2 damage to any target.\nSplice onto Arcane {0}", "Instant — Arcane")
SURGE = spell("Surge", "You gain 3 life.\nSplice onto Arcane—Sacrifice a creature.", "Instant — Arcane")
BREATH = spell("Breath", "You gain 1 life.", "Sorcery — Arcane")
TWO = spell("Two Ways", "Choose one —\n• You gain 5 life.\n• You lose 5 life.", "Sorcery — Arcane")


def holding(*hand: Card) -> Game:
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize("text", ["Splice onto Arcane {1}{R}", "Splice onto instant or sorcery {2}{U}"])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Instant — Arcane") == text


def test_the_text_of_a_spliced_card_is_added_and_it_stays_in_hand() -> None:
    game = holding(BREATH, RAY)
    resolve(game, "cast Breath", "splice Ray", "target Bob")
    assert (life(game), names(game, "hand")) == ([21, 18], ["Ray"])


def test_nothing_needs_to_be_spliced() -> None:
    game = holding(BREATH, RAY)
    resolve(game, "cast Breath", "done")
    assert life(game) == [21, 20]


def test_the_cost_is_paid_and_each_card_is_spliced_once_in_the_order_picked() -> None:
    game = holding(BREATH, RAY, SURGE)
    act(game, "cast Breath")
    assert offered(game) == ["splice Ray", "splice Surge", "done"]
    act(game, "splice Surge", "splice Ray")
    resolve(game, "target Bob")
    assert (life(game), names(game, "graveyard")) == ([24, 18], ["Cub", "Breath"])


def test_only_spells_of_the_quality_can_be_spliced_onto() -> None:
    game = holding(spell("Plain", "You gain 1 life."), RAY)
    resolve(game, "cast Plain")
    assert life(game) == [21, 20]


def test_a_spell_with_modes_keeps_them() -> None:
    game = holding(TWO, RAY)
    resolve(game, "cast Two Ways", "splice Ray", "mode 1", "target Bob")
    assert life(game) == [25, 18]


def test_a_copy_keeps_what_was_spliced() -> None:
    game = holding(BREATH, RAY, spell("Twin", "Copy target sorcery spell."))
    game.choose("cast Breath")
    act(game, "splice Ray", "target Bob")
    resolve(game, "cast Twin")
    assert life(game) == [22, 16]
