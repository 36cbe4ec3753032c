"""Beam me up, played: from the graveyard, with a creature that returns to hand."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, board, creature, go, life, permanent, resolve, table

from manafold.model.card import Card
from manafold.rules.game import Game

CALL = card("Call", "{4}", "Instant", "You gain 3 life.\nBeam me up {1}")
FIELD = card("Field", "", "Land", "{T}: Add {C}.")
FIXED = creature("Fixed", 1, 1, "This creature can't be beamed up.")
GIVEN = (
    "As long as it's your main phase, instant and sorcery cards in your graveyard have beam me up. "
    "The beam me up cost is equal to its mana cost."
)
CHIEF = creature("Chief", 3, 3, GIVEN)
PLAIN = card("Plain", "{1}", "Instant", "You gain 5 life.")


def holding(*buried: Card, there: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, FIELD, *there)
    scenario.battlefield(1, *theirs)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


@pytest.mark.parametrize("text", ["Beam me up {3}{W}", "This creature can't be beamed up.", GIVEN])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_the_spell_is_cast_from_the_graveyard_and_a_creature_returns() -> None:
    game = holding(CALL, there=(CUB,))
    resolve(game, "cast Call with beam me up")
    assert (life(game)[0], names(game, "hand"), board(game)) == (23, ["Cub"], ["Field"])
    assert names(game, "graveyard") == ["Call"]


@pytest.mark.parametrize(("there", "theirs"), [((), ()), ((), (CUB,)), ((FIXED,), ())])
def test_it_takes_a_creature_of_yours_that_can_be_returned(there: tuple[Card, ...], theirs: tuple[Card, ...]) -> None:
    assert not any("Call" in line for line in offered(holding(CALL, there=there, theirs=theirs)))


def test_what_gives_it_is_not_what_returns_and_the_cost_is_the_mana_cost() -> None:
    assert not any("Plain" in line for line in offered(holding(PLAIN, there=(CHIEF,))))
    game = holding(PLAIN, there=(CHIEF, CUB))
    act(game, "cast Plain with beam me up")
    assert "Cub" not in board(game)
    assert "Chief" in board(game)
    assert sum(game.state.objects[id].tapped for id in game.state.battlefield) == 1
    resolve(game)
    assert life(game)[0] == 25


def test_it_is_given_only_in_the_main_phase_and_not_to_other_cards() -> None:
    game = holding(PLAIN, permanent("Stone", ""), there=(CHIEF, CUB))
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Plain with beam me up"]
    go(game, "end")
    assert not any(line.startswith("cast") for line in offered(game))


@pytest.mark.parametrize(("line", "left"), [("", "Chief"), (" (2)", "Mate")])
def test_each_giver_spares_only_itself(line: str, left: str) -> None:
    game = holding(PLAIN, there=(CHIEF, creature("Mate", 1, 1, GIVEN)))
    act(game, f"cast Plain with beam me up{line}")
    assert board(game) == ["Field", left]
