"""A line of several static sentences is as many abilities, and the later ones speak of what the first spoke of."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, permanent, size, table

AURA = "Enchantment — Aura"


@pytest.mark.parametrize(
    "line",
    [
        "Enchanted creature gets +2/+2. It has flying.",
        "Enchanted creature can't attack. Its controller can't gain life.",
        "Players can't gain life. Creatures you control have haste.",
    ],
)
def test_several_sentences_print_back(line: str) -> None:
    assert printed_back(line, AURA) == line


def test_what_is_said_of_it_in_the_second_sentence_is_true_of_the_enchanted_creature() -> None:
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    (other,) = scenario.battlefield(0, CUB)
    wings = permanent("Wings", "Enchant creature\nEnchanted creature gets +1/+1. It has flying.", AURA)
    scenario.put(0, "battlefield", wings, attached_to=cub)
    game = scenario.start("main 1")
    assert size(game, cub) == (3, 3)
    assert "flying" in game.state.characteristics(cub).keywords
    assert "flying" not in game.state.characteristics(other).keywords
