"""Hexproof for a player and their permanents."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, act, permanent, resolve, spell, table

TEXT = "You and creatures you control gain hexproof until end of turn."


def test_shelter_prints_back() -> None:
    assert printed_back(TEXT, "Instant") == TEXT


@pytest.mark.parametrize("sheltered", [True, False])
def test_neither_the_player_nor_the_creatures_can_be_targeted(sheltered: bool) -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, permanent("Stone", "{0}: Stone deals 3 damage to any target.", "Artifact"))
    s.hand(0, spell("Shelter", TEXT if sheltered else "You gain 1 life."))
    game = s.start()
    resolve(game, "cast Shelter")
    act(game, "pass", "activate Stone")
    targets = offered(game)
    assert ("target Ann" in targets, "target Cub" in targets) == (not sheltered, not sheltered)
