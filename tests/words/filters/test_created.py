"""Tokens by what created them."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import board, permanent, resolve, spell, table

NEST = permanent(
    "Nest", "{0}: Create a 1/1 green Rat creature token.\nWhen Nest leaves the battlefield, destroy all tokens created "
            "with it.",
)  # fmt: skip
BREAK = spell("Break", "Destroy target enchantment.")


@pytest.mark.parametrize(
    "line",
    [
        "When this artifact leaves the battlefield, exile all tokens created with it.",
        "{T}: Sacrifice a token created with this artifact.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Artifact") == line


def test_each_object_knows_only_its_own_tokens() -> None:
    s = table()
    first, _ = s.battlefield(0, NEST, NEST)
    s.hand(0, BREAK, spell("Breed", "Create a 1/1 green Rat creature token."))
    game = s.start("main 1")
    resolve(game, "activate Nest #1")
    resolve(game, "activate Nest #2")
    resolve(game, "cast Breed")
    assert board(game).count("Rat Token") == 3
    resolve(game, "cast Break -> Nest #1")
    resolve(game)
    assert not game.state.exists(first)
    assert board(game).count("Rat Token") == 2


def test_a_copy_of_the_token_by_something_else_is_not_created_with_it() -> None:
    s = table()
    s.battlefield(0, NEST)
    s.hand(0, BREAK, spell("Twin", "Create a token that's a copy of target creature."))
    game = s.start("main 1")
    resolve(game, "activate Nest")
    resolve(game, "cast Twin -> Rat Token")
    resolve(game, "cast Break -> Nest")
    resolve(game)
    assert board(game) == ["Rat Token"]
