"""Things that become creatures whose power and toughness are one number, their own for each of them."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import permanent, resolve, size, table

ONE = card("Gear", "{1}", "Artifact", "")
THREE = card("Engine", "{3}", "Artifact", "")


@pytest.mark.parametrize(
    "line",
    [
        "{1}: Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana "
        "value until end of turn.",
        "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Enchantment") == line


def test_each_of_them_has_the_size_of_its_own_number() -> None:
    scenario = table()
    text = "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."
    scenario.battlefield(0, permanent("March", text))
    one, three = scenario.battlefield(0, ONE, THREE)
    game = scenario.start("main 1")
    assert (size(game, one), size(game, three)) == ((1, 1), (3, 3))


def test_a_target_has_the_size_of_its_number() -> None:
    scenario = table()
    text = (
        "{0}: Target artifact becomes an artifact creature with power and toughness each equal to its mana value until "
        "end of turn."
    )
    scenario.battlefield(0, permanent("Touch", text))
    (three,) = scenario.battlefield(0, THREE)
    game = scenario.start("main 1")
    resolve(game, "activate Touch", "target Engine")
    assert size(game, three) == (3, 3)
    assert "creature" in game.state.characteristics(three).types
