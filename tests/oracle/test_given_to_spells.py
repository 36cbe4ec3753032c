"""Abilities given to spells are read only if no permanent would have to keep them (CR 400.7b)."""

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
    ],
)
def test_what_matters_only_to_the_spell_is_read(line: str) -> None:
    assert printed_back(line, "Enchantment") == line


@pytest.mark.parametrize(
    "line",
    [
        "Creature spells you cast have persist.",
        "Creature spells you cast have evoke {2}.",
        "Creature spells you cast have dash {2}.",
        "Creature spells you cast have trample.",
        "Spells you cast have lifelink.",
        'Creature spells you cast have "When this creature dies, draw a card."',
    ],
)
def test_what_the_permanent_would_keep_is_declined(line: str) -> None:
    with pytest.raises(AssertionError, match="not understood"):
        printed_back(line, "Enchantment")
