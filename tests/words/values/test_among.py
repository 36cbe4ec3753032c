"""Numbers of what there is among a group."""

from __future__ import annotations

import pytest
from tests.cards import card, pick, printed_back, settle
from tests.words.effects.deed import Deed

from manafold.rules.scenario import Scenario

SHEEP = card("Sheep", "{W}", "Creature — Sheep", "", 1, 1)
RAM = card("Ram", "{1}{W}{B}", "Creature — Sheep", "", 3, 3)
MEADOW = card("Meadow", "", "Basic Land — Plains", "")
MOOR = card("Moor", "", "Basic Land — Swamp", "")
RELIC = card("Relic", "{2}", "Artifact", "")


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("the greatest power among creatures you control", 3),
        ("the total power of creatures you control", 5),
        ("the total mana value of creatures you control", 5),
        ("your devotion to white", 3),
        ("your devotion to white and black", 4),
        ("the number of basic land types among lands you control", 2),
        ("the number of colors among permanents you control", 2),
        ("the number of card types among permanents you control", 3),
        ("the number of differently named creatures you control", 2),
    ],
)
def test_a_number_among_a_group(value: str, number: int) -> None:
    text = f"You gain X life, where X is {value}."
    assert printed_back(text, "Sorcery") == text
    s = Scenario()
    s.battlefield(0, SHEEP, SHEEP, RAM, MEADOW, MOOR, MOOR, RELIC)
    s.battlefield(1, card("Giant", "{5}{W}", "Creature — Giant", "", 8, 8))
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    game = s.start()
    pick(game, "cast Deed")
    settle(game)
    assert game.state.players[0].life == 20 + number


def test_for_each_basic_land_type() -> None:
    text = "Put a +1/+1 counter on target creature for each basic land type among lands you control."
    assert printed_back(text, "Sorcery") == text
    s = Scenario()
    (sheep,) = s.battlefield(0, SHEEP)
    s.battlefield(0, MEADOW, MEADOW, MOOR)
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    game = s.start()
    pick(game, "cast Deed")
    settle(game)
    assert game.state.characteristics(sheep).power == 3


def test_minus_x() -> None:
    text = "Target creature gets -X/-X until end of turn, where X is the number of lands you control."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, mine=[MEADOW, MOOR], theirs=[RAM])
    assert deed.game.state.characteristics(deed.theirs[0]).toughness == 1
