"""What "also" says in front of a verb: nothing that changes anything."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, board, life, resolve, spell, table

SPARK = spell("Spark", "Destroy target creature. "
              "If you control an artifact, Spark also deals 2 damage to each opponent.")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This creature also gets +1/+1.", "This creature gets +1/+1."),
        ("Whenever this creature attacks, draw a card. You also gain 2 life.",
         "Whenever this creature attacks, draw a card. You gain 2 life."),
    ],
)  # fmt: skip
def test_it_is_read_over(said: str, meant: str) -> None:
    assert printed_back(said) == meant


def test_what_is_also_done_is_done() -> None:
    scenario = table()
    scenario.hand(0, SPARK)
    scenario.battlefield(1, CUB)
    game = scenario.start("main 1")
    resolve(game, "cast Spark")
    assert (board(game, 1), life(game)) == ([], [20, 18])
