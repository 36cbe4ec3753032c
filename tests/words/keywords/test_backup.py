"""Backup (CR 702.165), played."""

from __future__ import annotations

import pytest
from tests.cards import card, pick, printed_back

from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
DRAKE = card("Drake", "{U}", "Creature — Drake", "Haste\nBackup 1\nFlying", 1, 1)


def test_it_prints_back() -> None:
    assert printed_back("Backup 2") == "Backup 2"


@pytest.mark.parametrize(("target", "gained"), [("Bear", {"flying"}), ("Drake", set())])
def test_backup_helps_another_creature_with_what_is_printed_below(target: str, gained: set[str]) -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    s.battlefield(0, URN, ISLAND)
    s.hand(0, DRAKE)
    game = s.start("main 1")
    pick(game, "cast Drake", "pass", f"target {target}", "pass")
    assert game.state.characteristics(bear).keywords == gained
    helped = bear if target == "Bear" else game.state.battlefield[-1]
    assert game.state.objects[helped].counters == {"+1/+1": 1}
