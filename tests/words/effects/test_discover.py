"""Discovering (CR 701.57), played."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, printed_back
from tests.rules.play import act, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

WOOD = card("Wood", "", "Basic Land — Forest")
HULK = card("Hulk", "{5}{G}", "Creature — Ogre", "", 6, 6)
BALM = card("Balm", "{2}{W}", "Sorcery", "You gain 4 life.")


def discovering(*top: Card) -> Game:
    """A game in which Ann, with these cards on top of her library, discovers 3."""
    scenario = table(top=top)
    scenario.hand(0, spell("Dig", "Discover 3.", "Sorcery"))
    game = scenario.start("main 1")
    resolve(game, "cast Dig")
    return game


@pytest.mark.parametrize("text", ["Discover 3.", "Target player discovers X, where X is your life total."])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_the_card_is_cast_for_nothing_and_the_others_go_to_the_bottom() -> None:
    game = discovering(WOOD, HULK, BALM)
    resolve(game, "yes")
    assert (life(game), names(game, "exile")) == ([24, 20], [])
    assert sorted(names(game, "library")[-2:]) == ["Hulk", "Wood"]


def test_a_card_that_is_not_cast_goes_to_hand() -> None:
    game = discovering(HULK, BALM)
    act(game, "no")
    assert (names(game, "hand"), names(game, "library")[-1]) == (["Balm"], "Hulk")


def test_only_a_spell_that_is_cheap_enough_can_be_cast() -> None:
    tale = faces("adventure", face("Minnow", "{1}{U}", "Creature — Fish", "", 1, 1),
        face("Flood", "{5}{U}", "Sorcery — Adventure", "You gain 9 life."))  # fmt: skip
    game = discovering(tale)
    resolve(game, "yes")
    assert (names(game, "battlefield"), life(game)) == (["Watch", "Minnow"], [20, 20])


def test_a_card_without_a_mana_cost_is_cheap_enough() -> None:
    scenario = table(top=(HULK, WOOD))
    scenario.hand(0, spell("Dig", "Discover 0.", "Sorcery"))
    game = scenario.start("main 1")
    resolve(game, "cast Dig")
    act(game, "no")
    assert names(game, "hand") == ["Page"]
