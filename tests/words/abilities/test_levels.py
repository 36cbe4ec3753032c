"""Leveler cards and Classes (CR 711, 716), played."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, pick, printed_back, settle

from manafold.rules.scenario import Scenario

FIELD = card("Field", "", "Basic Land — Plains", "")
CUB_TEXT = "Level up {0}\nLEVEL 1-2\n3/3\nFlying\nLEVEL 3+\n5/5\nFlying, trample"
CUB = card("Cub", "{0}", "Creature — Bear", CUB_TEXT, 1, 1)
CLASS_TEXT = (
    "When this Class enters, you gain 1 life.\n{0}: Level 2\nWhen this Class becomes level 2, you gain 2 life.\n"
    "{0}: Level 3\nCreatures you control get +1/+1."
)
CLASS = card("Brawler", "{0}", "Enchantment — Class", CLASS_TEXT)


@pytest.mark.parametrize(("text", "types"), [(CUB_TEXT, "Creature — Bear"), (CLASS_TEXT, "Enchantment — Class")])
def test_levels_print_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


@pytest.mark.parametrize(
    ("level", "power", "flies", "tramples"), [(0, 1, 0, 0), (1, 3, 1, 0), (2, 3, 1, 0), (3, 5, 1, 1)]
)
def test_a_creature_is_what_its_level_says(level: int, power: int, flies: int, tramples: int) -> None:
    s = Scenario()
    s.put(0, "battlefield", CUB, counters={"level": level} if level else None)
    s.hand(0, FIELD)
    game = s.start()
    what = game.state.characteristics(game.state.battlefield[0])
    assert (what.power, "flying" in what.keywords, "trample" in what.keywords) == (power, flies, tramples)


def test_leveling_up_puts_a_counter() -> None:
    s = Scenario()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, FIELD)
    game = s.start()
    pick(game, next(option for option in offered(game) if "Cub" in option))
    settle(game)
    assert game.state.objects[cub].counters == {"level": 1}


def test_a_class_gains_its_levels_in_order() -> None:
    s = Scenario()
    s.battlefield(0, CLASS)
    (cub,) = s.battlefield(0, card("Bear", "{0}", "Creature — Bear", "", 2, 2))
    s.hand(0, FIELD)
    game = s.start()
    for life, power in ((22, 2), (22, 3)):
        (gain,) = [option for option in offered(game) if "Brawler" in option]
        pick(game, gain)
        settle(game)
        settle(game)
        assert game.state.players[0].life == life
        assert game.state.characteristics(cub).power == power
    assert not [option for option in offered(game) if "Brawler" in option]
