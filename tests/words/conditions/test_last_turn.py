"""What happened in the turn before this one, and what one of several players did, played."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import life, permanent, resolve, spell, table

from manafold.rules.game import Game

REST = spell("Rest", "You gain 1 life.")


@pytest.mark.parametrize(
    "line",
    [
        "At the beginning of each upkeep, if no spells were cast last turn, draw a card.",
        "At the beginning of each upkeep, if a player cast two or more spells last turn, draw a card.",
        "At the beginning of each upkeep, if an opponent lost life last turn, draw a card.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def upkeep(game: Game) -> None:
    """Pass until something waits on the stack, or the next turn has come to its first main phase."""
    turn = game.state.turn_number
    while not game.state.stack and (game.state.turn_number, game.state.step) != (turn + 1, "main 1"):
        game.choose("pass" if "pass" in offered(game) else 0)


@pytest.mark.parametrize(("casts", "gained"), [([], 10), ([0], 0), ([0, 0], 20), ([0, 1], 0)])
def test_spells_of_the_last_turn_are_counted_by_player(casts: list[int], gained: int) -> None:
    s = table(players=3)
    s.battlefield(0, permanent("Moon", "At the beginning of each upkeep, if no spells were cast last turn, you gain 10 "
                                       "life."))  # fmt: skip
    s.battlefield(0, permanent("Sun", "At the beginning of each upkeep, if a player cast two or more spells last turn, "
                                      "you gain 20 life."))  # fmt: skip
    s.battlefield(1, permanent("Bell", "{0}: You gain 1 life."))
    s.hand(0, REST, REST)
    s.hand(1, REST)
    game = s.start()
    for player in casts:
        if player == 1:
            game.choose("pass")
        resolve(game, "cast Rest")
    before = life(game)[0]
    upkeep(game)
    resolve(game)
    assert life(game)[0] == before + gained


@pytest.mark.parametrize(("second", "gained"), [("Bob", 5), ("Cleo", 0)])
def test_one_opponent_alone_must_have_lost_enough(second: str, gained: int) -> None:
    s = table(players=3)
    s.hand(0, *[spell("Sting", "Target player loses 2 life.")] * 2)
    s.hand(0, spell("Gloat", "If an opponent lost 3 or more life this turn, you gain 5 life."))
    game = s.start()
    resolve(game, "cast Sting", "target Bob")
    resolve(game, "cast Sting", f"target {second}")
    resolve(game, "cast Gloat")
    assert life(game)[0] == 20 + gained
