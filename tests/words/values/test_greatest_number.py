"""The greatest number that one player has, and so many for each of something."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, spell, table

MOST = "the greatest number of cards a player discarded this way"
WHEEL = f"Each player discards their hand, then draws cards equal to {MOST}."
IDOL = permanent("Idol", "", "Artifact")


@pytest.mark.parametrize(
    "line",
    [
        WHEEL,
        "Draw cards equal to the greatest number of creatures a player controls.",
        "Each opponent sacrifices a creature of their choice for each artifact you control.",
        "Target player sacrifices a land for each card in your hand.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_a_number_of_one_player_is_no_greatest_number() -> None:
    with pytest.raises(AssertionError):
        printed_back("Draw cards equal to the greatest number of creatures you control.", "Sorcery")


def test_who_controls_most_is_counted() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, CUB, OX, IDOL)
    s.hand(0, spell("Census", "You gain life equal to the greatest number of creatures a player controls."))
    game = s.start("main 1")
    resolve(game, "cast Census")
    assert life(game)[0] == 22


def test_all_draw_as_many_as_the_one_who_discarded_most() -> None:
    s = table()
    s.hand(0, spell("Wheel", WHEEL), CUB)
    s.hand(1, CUB, OX, CUB)
    game = s.start("main 1")
    resolve(game, "cast Wheel")
    assert [len(player.hand) for player in game.state.players] == [3, 3]


@pytest.mark.parametrize(("idols", "left"), [(0, ["Cub", "Cub", "Ox"]), (2, ["Ox"]), (5, [])])
def test_one_is_sacrificed_for_each(idols: int, left: list[str]) -> None:
    s = table(watching=False)
    s.battlefield(0, *[IDOL] * idols)
    s.battlefield(1, CUB, CUB, OX)
    s.hand(0, spell("Toll", "Each opponent sacrifices a creature of their choice for each artifact you control."))
    game = s.start("main 1")
    resolve(game, "cast Toll")
    if idols == 2:
        act(game, "choose Cub #1", "choose Cub")
    assert board(game, 1) == left


@pytest.mark.parametrize(("name", "able"), [("Cub", True), ("Ox", False)])
def test_lesser_is_less_than_the_object_itself_where_nothing_else_was_spoken_of(name: str, able: bool) -> None:
    line = "When this creature enters, you may put a creature card with lesser power from your hand onto the "
    line += "battlefield."
    assert printed_back(line) == line
    s = table(watching=False)
    s.hand(0, creature("Ranger", 3, 3, line), CUB if able else creature("Ox", 3, 4))
    game = s.start("main 1")
    resolve(game, "cast Ranger")
    if able:
        act(game, "yes")
    assert (name in names(game, "battlefield")) is able
