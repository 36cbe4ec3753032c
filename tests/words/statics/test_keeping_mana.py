"""Mana that stays as steps and phases end, and permanents that become legendary."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, board, go, permanent, resolve, spell, table

LINES = """
You don't lose unspent red mana as steps and phases end.
Players don't lose unspent mana as steps and phases end.
If you would lose unspent mana, that mana becomes colorless instead.
If you would lose unspent mana, that mana becomes black instead.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_what_is_said_of_unspent_mana_prints_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize(
    ("rule", "kept"), [("You gain 1 life.", ""), *zip(LINES, ("RR", "RRG", "CCC", "BBB"), strict=True)]
)
def test_mana_stays_in_the_pool(rule: str, kept: str) -> None:
    s = table()
    s.battlefield(0, permanent("Stone", rule if rule in LINES else f"{{0}}: {rule}"))
    s.hand(0, spell("Surge", "Add {R}{R}{G}."))
    game = s.start("main 2")
    resolve(game, "cast Surge")
    go(game, "end")
    assert "".join([each.type for each in game.state.players[0].pool]) == kept
    go(game, "upkeep", 1)
    assert "".join([each.type for each in game.state.players[0].pool]) == kept


def test_two_of_a_name_that_become_legendary() -> None:
    text = "Until end of turn, target creature becomes legendary."
    assert printed_back(text, "Instant") == text
    s = table()
    s.battlefield(0, CUB, CUB)
    s.hand(0, spell("Crown", text), spell("Tiara", text))
    game = s.start()
    resolve(game, "cast Crown", "target Cub #1")
    assert board(game).count("Cub") == 2
    resolve(game, "cast Tiara", "target Cub #2")
    game.choose(0)
    assert board(game).count("Cub") == 1
