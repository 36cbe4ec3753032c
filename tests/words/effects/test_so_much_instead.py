"""Another amount, or something else, in place of what a clause says, if a condition is true."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.words.effects.deed import BEAR, ELF, OGRE, Deed

from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line

WALL = card("Wall", "{3}", "Creature — Wall", "", 0, 4)
SORCERY = TypeLine.parse("Sorcery")


@pytest.mark.parametrize(
    "line",
    [
        "Bruno deals 2 damage to target creature. Bruno deals 4 damage instead if you control an Elf.",
        "Bruno deals 2 damage to target creature. It deals 4 damage instead if you control an Elf.",
        "Bruno deals 2 damage to target creature. If you control an Elf, Bruno deals 4 damage instead.",
        "Create a 1/1 green Elf creature token. Create three of those tokens instead if you control an Elf.",
        "Create a 1/1 green Elf creature token. If you control an Elf, create three of those tokens instead.",
        "Target creature gets +1/+1 until end of turn. Put a +1/+1 counter on it instead if it's an Elf.",
        "Draw a card. Draw two cards instead if you control an Elf.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize("line", ["Deed deals 2 damage to target creature. It deals 4 damage instead if you control "
                                  "an Elf.", "Deed deals 2 damage to target creature. If you control an Elf, Deed "
                                  "deals 4 damage instead."])  # fmt: skip
def test_the_same_is_dealt_more_damage(line: str) -> None:
    alone = Deed(line, "target Wall", theirs=[WALL, OGRE])
    assert alone.game.state.objects[alone.theirs[0]].damage == 2
    with_elf = Deed(line, "target Wall", mine=[ELF], theirs=[WALL, OGRE])
    assert with_elf.names("battlefield", 1) == ["Ogre"]


def test_so_many_of_the_same_tokens_are_created() -> None:
    text = "Create a 1/1 green Rat creature token. Create three of those tokens instead if you control an Elf."
    assert Deed(text, mine=[BEAR]).names("battlefield") == ["Bear", "Rat Token"]
    assert Deed(text, mine=[ELF]).names("battlefield") == ["Elf", *["Rat Token"] * 3]


def test_the_condition_behind_is_about_the_same_creature() -> None:
    text = "Target creature gets +1/+1 until end of turn. Put a +1/+1 counter on it instead if it's an Elf."
    on_elf = Deed(text, "target Elf", mine=[ELF, BEAR])
    assert on_elf.counters(on_elf.mine[0]) == {"+1/+1": 1}
    on_bear = Deed(text, "target Bear", mine=[ELF, BEAR])
    assert on_bear.counters(on_bear.mine[1]) == {}
    assert on_bear.game.state.characteristics(on_bear.mine[1]).power == 3


def test_an_amount_of_what_has_none_is_declined() -> None:
    assert isinstance(read_line("Draw a card. ~ deals 3 damage instead if you control an Elf.", SORCERY), Declined)
