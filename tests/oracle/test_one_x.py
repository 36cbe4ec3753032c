"""An X that one sentence defines is that of the others (CR 107.3i)."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, creature, life, named, resolve, size, spell, table

KIND = "Sorcery"
BEARS = "the number of creatures you control"


@pytest.mark.parametrize(
    "line",
    [
        f"Draw X cards, where X is {BEARS}. You gain X life.",
        f"You may pay X life, where X is {BEARS}. If you do, create an X/X black Demon creature token with flying.",
        f"You may pay {{X}}, where X is {BEARS}. If you don't, you lose X life.",
    ],
)
def test_it_is_defined_once(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_an_x_of_each_player_is_no_single_number() -> None:
    with pytest.raises(AssertionError):
        printed_back("Each player draws X cards, where X is the number of cards in their hand. You gain X life.", KIND)


def test_it_stays_what_it_was_when_it_was_first_asked() -> None:
    s = table()
    s.battlefield(0, CUB, CUB)
    s.hand(0, spell("Harvest", f"Sacrifice X creatures, where X is {BEARS}. You gain X life."))
    game = s.start("main 1")
    resolve(game, "cast Harvest")
    assert life(game)[0] == 22


def test_it_is_known_to_what_depends_on_what_was_done() -> None:
    s = table()
    line = "When this creature enters, you may pay X life, where X is the number of cards in your hand. If you do, "
    s.hand(0, creature("Summoner", 1, 1, line + "create an X/X black Demon creature token."), CUB, CUB)
    game = s.start("main 1")
    resolve(game, "cast Summoner")
    resolve(game, "yes")
    (demon,) = named(game, "Demon Token")
    assert (life(game)[0], size(game, demon)) == (18, (2, 2))


def test_it_may_be_defined_in_the_middle_of_a_sentence() -> None:
    line = f"Draw X cards, where X is {BEARS}, then you gain X life."
    assert printed_back(line, KIND) == f"Draw X cards, then you gain X life, where X is {BEARS}."
    s = table()
    s.battlefield(0, CUB, CUB)
    s.hand(0, spell("Harvest", line))
    game = s.start("main 1")
    resolve(game, "cast Harvest")
    assert (len(game.state.players[0].hand), life(game)[0]) == (2, 22)


def test_what_it_speaks_of_is_not_what_comes_later() -> None:
    with pytest.raises(AssertionError):
        printed_back("Draw X cards, where X is its power, then exile target creature.", KIND)
