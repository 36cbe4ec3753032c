"""Ascend (CR 702.131), played."""

from __future__ import annotations

import pytest
from tests.cards import card, pick, printed_back

from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
TEMPLE = card("Temple", "", "Artifact", "Ascend\n{0}: If you have the city's blessing, you gain 5 life.")
DAWN = card("Dawn", "{U}", "Sorcery", "Ascend\nIf you have the city's blessing, you gain 7 life.")


def test_it_prints_back() -> None:
    text = "Ascend\nAs long as you have the city's blessing, this creature gets +1/+1."
    assert printed_back(text).splitlines()[0] == "Ascend"


@pytest.mark.parametrize(("lands", "gained"), [(7, 0), (8, 5)])
def test_ten_permanents_give_the_blessing(lands: int, gained: int) -> None:
    s = Scenario()
    s.battlefield(0, URN, TEMPLE, *[ISLAND] * lands)
    game = s.start("main 1")
    pick(game, "activate Temple", "pass")
    assert game.state.players[0].life == 20 + gained


@pytest.mark.parametrize(("lands", "gained"), [(8, 0), (9, 7)])
def test_a_spell_looks_as_it_resolves(lands: int, gained: int) -> None:
    s = Scenario()
    s.battlefield(0, URN, *[ISLAND] * lands)
    s.hand(0, DAWN)
    game = s.start("main 1")
    pick(game, "cast Dawn", "pass")
    assert game.state.players[0].life == 20 + gained
