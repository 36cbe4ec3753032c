"""A line of a spell that speaks of the line before it is read together with it."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, board, life, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

WEAKEN = (
    "Target creature gets -2/-0 until end of turn.\n"
    "If you control an Elf, that creature gains flying until end of turn."
)


@pytest.mark.parametrize(
    "text",
    [
        WEAKEN,
        "Target creature gets +1/+1 until end of turn.\nDraw a card.",
        "Destroy target creature.\nIts controller loses 2 life.",
    ],
)
def test_the_lines_print_back(text: str) -> None:
    assert printed_back(text, "Instant") == text


@pytest.mark.parametrize("flies", [True, False])
def test_that_creature_is_the_target_of_the_line_before(flies: bool) -> None:
    deed = Deed(WEAKEN, "target Ogre", mine=[ELF if flies else BEAR], theirs=[OGRE])
    found = deed.game.state.characteristics(deed.theirs[0])
    assert found.power == 2
    assert ("flying" in found.keywords) is flies


def test_there_is_one_target_and_not_another_for_the_second_line() -> None:
    deed = Deed("Destroy target creature.\nIts controller loses 2 life.", mine=[], theirs=[OGRE])
    assert not deed.is_there(deed.theirs[0])
    assert [deed.life(0), deed.life(1)] == [20, 18]


def test_an_ability_word_of_the_second_line_changes_nothing() -> None:
    text = "Tap target creature.\nMetalcraft — If you control three or more artifacts, exile that creature."
    many = Deed(text, mine=[RELIC, RELIC, RELIC], theirs=[OGRE])
    few = Deed(text, mine=[RELIC, RELIC], theirs=[OGRE])
    assert [many.is_there(many.theirs[0]), few.is_there(few.theirs[0])] == [False, True]


def test_lines_that_speak_for_themselves_stay_apart() -> None:
    scenario = table()
    (cub,) = scenario.battlefield(0, CUB)
    scenario.hand(0, spell("Two", "Target creature gets +1/+1 until end of turn.\nYou gain 2 life."))
    game = scenario.start("main 1")
    resolve(game, "cast Two")
    assert (size(game, cub), life(game)) == ((3, 3), [22, 20])
    assert "Cub" in board(game)
