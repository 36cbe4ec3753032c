"""Recruiting, played as the reminder text says."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import act, board, creature, resolve, table

from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game

MOOR = card("Moor", "", "Land")
GIFT = card("Gift", "{9}", "Sorcery", "Draw a card.")
SERGEANT = creature("Sergeant", 1, 1, "When this creature enters, recruit.")


@pytest.fixture
def drawn() -> Game:
    """Ann has drawn a Gift as she recruits; she holds a Moor too."""
    scenario = table(top=(GIFT,))
    scenario.hand(0, SERGEANT, MOOR)
    game = scenario.start("main 1")
    resolve(game, "cast Sergeant")
    return game


@pytest.mark.parametrize("text", ["When this creature enters, recruit.", "Whenever you attack, you recruit."])
def test_it_is_read(text: str) -> None:
    assert printed_back(text).endswith("recruit.")


@pytest.mark.parametrize(("given", "soldiers"), [("Moor", []), ("Gift", ["Human Soldier Token"])])
def test_only_a_nonland_card_that_is_discarded_makes_a_soldier(drawn: Game, given: str, soldiers: list[str]) -> None:
    act(drawn, f"choose {given}")
    assert names(drawn, "graveyard") == [given]
    assert board(drawn) == ["Sergeant", *soldiers]


def test_to_empower_which_nothing_defines_is_declined_right_there() -> None:
    read = read_line("Draw a card. Empower Jace 2.", TypeLine.parse("Sorcery"))
    assert isinstance(read, Declined)
    assert read.found == "Empower"
