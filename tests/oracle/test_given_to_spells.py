"""Abilities that are given to spells, whether they matter to the spell alone or also to the permanent (CR 400.7b)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back


@pytest.mark.parametrize(
    "line",
    [
        "Creature spells you cast have convoke.",
        "Creature spells you cast have flash.",
        "Spells you cast have cascade.",
        "Goblin spells you cast have replicate {2}.",
        "Instant and sorcery spells you cast have lifelink.",
        "Creature spells you cast have persist.",
        "Creature spells you cast have evoke {2}.",
        "Spells you cast have lifelink.",
        'Creature spells you cast have "When this creature dies, draw a card."',
    ],
)
def test_they_are_read(line: str) -> None:
    assert printed_back(line, "Enchantment") == line


def test_a_spell_that_cannot_be_countered_says_so_of_itself() -> None:
    assert printed_back("This spell can't be countered.", "Instant") == "This spell can't be countered."
