"""What a text says X can't be (CR 107.3a, 601.2b)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, board, resolve, table

from manafold.rules.game import Game

BOG = card("Bog", "", "Land", "{T}: Add {B}.")
HYDRA = card("Hydra Pit", "{0}", "Artifact", "{X}: Create an X/X green Hydra creature token. X can't be 0.")
GRIND = card("Grind", "{X}{B}", "Sorcery", "You gain X life.\nX can't be 0.")
CHILL = card("Chill", "{X}{B}", "Sorcery", "X can't be greater than the number of artifacts you control.\n"
                                           "You gain X life.")  # fmt: skip


def with_lands(number: int) -> Game:
    """Ann has a pit, so many bogs, and the spells in hand."""
    s = table(watching=False)
    s.battlefield(0, *[BOG] * number, HYDRA)
    s.hand(0, GRIND, CHILL)
    return s.start("main 1")


@pytest.mark.parametrize(
    "line",
    ["{X}, {T}: You gain X life. X can't be 0.", "{X}: Draw X cards. X can't be greater than the number of artifacts "
                                                 "you control."],
)  # fmt: skip
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Artifact") == line


def test_without_mana_for_the_least_x_it_is_not_offered() -> None:
    assert not [line for line in offered(with_lands(0)) if "Hydra" in line]
    assert not [line for line in offered(with_lands(1)) if "Grind" in line]


def test_zero_is_not_among_the_numbers() -> None:
    game = with_lands(2)
    act(game, "activate Hydra Pit")
    assert offered(game) == ["1", "2"]
    game = with_lands(3)
    act(game, "cast Grind")
    assert offered(game) == ["1", "2"]
    resolve(game, "2")
    assert game.state.players[0].life == 22


def test_with_only_one_number_left_nobody_is_asked() -> None:
    game = with_lands(1)
    resolve(game, "activate Hydra Pit")
    assert "Hydra Token" in board(game)


def test_x_is_no_more_than_the_greatest() -> None:
    game = with_lands(4)
    act(game, "cast Chill")
    assert offered(game) == ["0", "1"]
    resolve(game, "1")
    assert game.state.players[0].life == 21
