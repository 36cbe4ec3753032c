"""Partners and what can be a commander (CR 702.124, 903.3a), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import creature, resolve, table


@pytest.mark.parametrize(
    "line",
    ["Partner with Kim, the Bold", "Partner—Survivors", "Partner—Character select", "Partner—Father & son",
     "Bruno can be your commander."],
)  # fmt: skip
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Legendary Creature — Bear") == line


@pytest.mark.parametrize(("player", "found"), [("Ann", []), ("Bob", ["Kim"])])
def test_a_player_may_search_for_the_partner(player: str, found: list[str]) -> None:
    s = table()
    s.library(1, creature("Kim", 2, 2))
    s.hand(0, creature("Sam", 1, 1, "Partner with Kim"))
    game = s.start()
    resolve(game, "cast Sam")
    game.choose(f"target {player}")
    resolve(game)
    while "pass" not in offered(game):
        game.choose(next((line for line in offered(game) if line in ("yes", "choose Kim", "done")), 0))
    assert names(game, "hand", 1) == found
    assert names(game, "hand") == []
