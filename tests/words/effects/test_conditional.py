"""Conditions behind clauses, and what happens instead."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.words.effects.deed import BEAR, ELF, OGRE, Deed


@pytest.mark.parametrize(
    "line",
    [
        "Draw a card if you control a creature.",
        "Draw a card if you control a creature. Otherwise, you gain 3 life.",
        "Destroy target creature if its power is 3 or less.",
        "Draw a card. If you control an Elf, draw two cards instead.",
        "Bruno deals 2 damage to target creature. If you control an Elf, it deals 4 damage to that creature instead.",
        "You gain 2 life. If you control an Elf, instead you gain 4 life.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_something_else_happens_instead() -> None:
    text = "You gain 2 life. If you control an Elf, you gain 4 life instead."
    assert Deed(text, mine=[BEAR]).game.state.players[0].life == 22
    assert Deed(text, mine=[BEAR, ELF]).game.state.players[0].life == 24


def test_a_condition_behind_looks_at_the_target() -> None:
    text = "Destroy target creature if its power is 3 or less."
    assert Deed(text, theirs=[BEAR]).names("battlefield", 1) == []
    assert Deed(text, theirs=[OGRE]).names("battlefield", 1) == ["Ogre"]


def test_otherwise_something_else_happens() -> None:
    text = "You gain 1 life if you control an Elf. Otherwise, you lose 3 life."
    assert Deed(text, mine=[ELF]).game.state.players[0].life == 21
    assert Deed(text, mine=[BEAR]).game.state.players[0].life == 17
