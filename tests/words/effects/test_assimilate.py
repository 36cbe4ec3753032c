"""Assimilating, and what happens if something can't be done (CR 609.3), played."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, OX, board, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

TAKE = spell("Take", "Assimilate target creature card from a graveyard.")
QUEEN = (
    "{0}: Assimilate a creature card exiled with this artifact. If you can't, exile up to one target creature an "
    "opponent controls."
)


def holding(
    *hand: Card, there: tuple[Card, ...] = (), theirs: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()
) -> Game:
    scenario = table()
    scenario.battlefield(0, *there)
    scenario.battlefield(1, *theirs)
    scenario.graveyard(1, *buried)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Assimilate target creature card from a graveyard.", "Sorcery"),
        (QUEEN, "Artifact"),
        ("Sacrifice a creature. If you can't, you lose 7 life.", "Sorcery"),
        ("Target opponent sacrifices a creature of their choice. If they can't, you draw a card.", "Sorcery"),
    ],
)
def test_it_prints_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


def test_what_several_could_do_in_part_is_declined() -> None:
    with pytest.raises(AssertionError, match="said of what"):
        printed_back("Sacrifice two creatures. If you can't, you lose 7 life.", "Sorcery")


def test_a_card_of_another_player_enters_under_your_control() -> None:
    game = holding(TAKE, buried=(OX,))
    resolve(game, "cast Take -> Ox")
    assert (board(game), board(game, 1), names(game, "graveyard", 1)) == (["Ox"], [], [])


def test_what_was_exiled_is_assimilated_and_only_else_something_is_exiled() -> None:
    game = holding(there=(permanent("Queen", QUEEN, "Artifact"),), theirs=(CUB,))
    resolve(game, "activate Queen", "target Cub")
    assert (names(game, "exile"), board(game, 1)) == (["Cub"], [])
    resolve(game, "activate Queen")
    assert (names(game, "exile"), board(game)) == ([], ["Queen", "Cub"])


@pytest.mark.parametrize(("there", "lost"), [((CUB,), 0), ((), 7)])
def test_what_happens_if_something_cannot_be_done(there: tuple[Card, ...], lost: int) -> None:
    game = holding(spell("Feed", "Sacrifice a creature. If you can't, you lose 7 life."), there=there)
    resolve(game, "cast Feed")
    assert (life(game)[0], board(game)) == (20 - lost, [])


def test_the_one_who_must_do_it_is_asked_about() -> None:
    text = "Target opponent sacrifices a creature of their choice. If they can't, you gain 3 life."
    game = holding(spell("Edict", text))
    resolve(game, "cast Edict")
    assert life(game) == [23, 20]
