"""Static abilities that say "if" of when they are so, behind what is so."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, creature, permanent, spell, table


@pytest.mark.parametrize(
    "line",
    [
        "This creature can't be blocked if you've cast a historic spell this turn.",
        "This creature has hexproof if you control an artifact.",
        "Skip your upkeep step if you have no cards in hand.",
        "This spell costs {1} less to cast if you control a commander.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize("relic", [True, False])
def test_it_is_so_while_the_condition_is_true(relic: bool) -> None:
    s = table(watching=False)
    s.battlefield(0, CUB)
    s.battlefield(1, creature("Sly", 2, 2, "This creature has hexproof if you control an artifact."))
    if relic:
        s.battlefield(1, permanent("Urn", "", "Artifact"))
    s.hand(0, spell("Zap", "Zap deals 3 damage to target creature."))
    game = s.start()
    game.choose("cast Zap")
    assert ("target Sly" in offered(game)) is not relic
