"""Numbers of players: the highest life total, and what somebody began with."""

from __future__ import annotations

import pytest
from tests.rules.play import life, resolve, spell, table


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("Each player's life total becomes the highest life total among all players.", [24, 24]),
        ("Your life total becomes the highest life total among your opponents.", [20, 20]),
        ("Your life total becomes your starting life total.", [20, 20]),
    ],
)
def test_life_totals_are_compared(line: str, after: list[int]) -> None:
    s = table()
    s.hand(0, spell("Rest", "You gain 4 life."), spell("Level", line))
    game = s.start("main 1")
    resolve(game, "cast Rest")
    resolve(game, "cast Level")
    assert life(game) == after
