"""Costs that are played: what is sacrificed together, what is another, one X in two costs."""

from __future__ import annotations

import pytest
from tests.cards import card, offered
from tests.rules.play import CUB, OX, act, creature, life, permanent, resolve, table

from manafold.rules.game import Game

ALTAR = permanent("Altar", "Sacrifice two creatures: Draw a card.", "Artifact")


def altar(*texts: str) -> Game:
    """Ann has an altar, creatures with these texts, and has sacrificed two creatures to the altar."""
    s = table()
    s.battlefield(0, ALTAR, *[creature(f"Friend {number}", 1, 1, text) for number, text in enumerate(texts)])
    game = s.start()
    act(game, "activate Altar")
    while game.decision is not None and (game.decision.kind == "order" or "pass" not in offered(game)):
        game.choose(0)
    resolve(game)
    return game


def test_all_that_is_sacrificed_for_a_cost_leaves_at_once() -> None:
    mourner = "Whenever another creature dies, you gain 1 life."
    assert life(altar(mourner, mourner))[0] == 22
    assert life(altar("Whenever one or more creatures die, you gain 1 life.", ""))[0] == 21


@pytest.mark.parametrize(("friends", "can"), [(0, False), (1, True)])
def test_another_creature_is_not_the_source(friends: int, can: bool) -> None:
    s = table()
    s.battlefield(0, creature("Ogre", 3, 3, "Sacrifice another creature: You gain 1 life."), *[CUB] * friends)
    game = s.start()
    assert any("Ogre" in line for line in offered(game)) is can


@pytest.mark.parametrize(("lands", "cubs", "most"), [(4, 2, 2), (1, 3, 1)])
def test_one_x_serves_both_costs(lands: int, cubs: int, most: int) -> None:
    text = "As an additional cost to cast this spell, sacrifice X creatures.\nYou gain X life."
    s = table()
    s.battlefield(0, *[CUB] * cubs, *[card("Field", "", "Land — Plains")] * lands)
    s.battlefield(1, OX)
    s.hand(0, card("Offering", "{X}{W}", "Sorcery", text))
    s.battlefield(0, card("Field", "", "Land — Plains"))
    game = s.start()
    act(game, "cast Offering")
    assert [line.split()[-1] for line in offered(game)] == [str(x) for x in range(most + 1)]
