"""Who may be the target of what (CR 702.11, 702.16b, 702.18)."""

from __future__ import annotations

import pytest
from tests.rules.duel import creature

from manafold.model.abilities import Ability
from manafold.rules.scenario import Scenario
from manafold.rules.targeting import may_be_targeted
from manafold.words.filters.colors import OfColor
from manafold.words.filters.pointed import Anything
from manafold.words.filters.types import OfType
from manafold.words.keywords.protection import Hexproof, Protection, Quality
from manafold.words.keywords.simple import Shroud

RED = (Quality(OfColor("R")),)


@pytest.mark.parametrize(
    ("ability", "own_red", "their_red", "their_blue"),
    [
        (Shroud(), False, False, False),
        (Hexproof(), True, False, False),
        (Hexproof(RED), True, False, True),
        (Protection(RED), False, False, True),
        (Protection((Quality(Anything()),)), False, False, False),
        (Protection((Quality(OfType("instant")),)), True, True, True),
    ],
)
def test_a_keyword_keeps_these_from_targeting(
    ability: Ability, own_red: bool, their_red: bool, their_blue: bool
) -> None:
    s = Scenario()
    (target, mine) = s.battlefield(0, creature("Target", 1, 1, ability), creature("Mine", 1, 1, colors="R"))
    (red, blue) = s.battlefield(1, creature("Red", 1, 1, colors="R"), creature("Blue", 1, 1, colors="U"))
    found = [
        may_be_targeted(s.state, target, source, controller) for source, controller in ((mine, 0), (red, 1), (blue, 1))
    ]
    assert found == [own_red, their_red, their_blue]


def test_hexproof_keeps_off_opponents_only() -> None:
    s = Scenario(players=("Ann", "Bob", "Cid"))
    s.state.edit_player(1).team = 0
    (target, source) = s.battlefield(0, creature("Target", 1, 1, Hexproof()), creature("Source", 1, 1))
    assert [may_be_targeted(s.state, target, source, player) for player in (0, 1, 2)] == [True, True, False]


def test_off_the_battlefield_these_abilities_mean_nothing() -> None:
    s = Scenario()
    (target,) = s.graveyard(0, creature("Target", 1, 1, Shroud()))
    assert may_be_targeted(s.state, target, target, 1)
