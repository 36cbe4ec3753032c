"""Conditions that are made of conditions."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, board, creature, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ELF = creature("Elf", 1, 1, types="Creature — Elf")


def cast(text: str, *others: Card) -> Game:
    """The game after Ann has cast a spell with this text, beside these permanents of hers."""
    scenario = table()
    scenario.battlefield(0, *others)
    scenario.hand(0, spell("Rite", text))
    game = scenario.start("main 1")
    resolve(game, "cast Rite")
    return game


@pytest.mark.parametrize(
    "line",
    [
        "If you control an Elf and you control a Bear, draw a card.",
        "If you control an Elf or there is an Elf card in your graveyard, draw a card.",
        "If you control an Elf and you control a Bear and it's your turn, draw a card.",
        "Draw a card unless you control an Elf.",
    ],
)
def test_composed_conditions_print_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(("others", "gained"), [((), 0), ((ELF,), 0), ((CUB,), 0), ((ELF, CUB), 2)])
def test_both_have_to_be_true(others: tuple[Card, ...], gained: int) -> None:
    game = cast("If you control an Elf and you control a Bear, you gain 2 life.", *others)
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("others", "gained"), [((), 0), ((ELF,), 2), ((CUB,), 2), ((ELF, CUB), 2)])
def test_one_of_them_is_enough(others: tuple[Card, ...], gained: int) -> None:
    game = cast("If you control an Elf or you control a Bear, you gain 2 life.", *others)
    assert life(game) == [20 + gained, 20]


@pytest.mark.parametrize(("others", "left"), [((), []), ((ELF,), ["Hermit"])])
def test_unless_it_is_true(others: tuple[Card, ...], left: list[str]) -> None:
    scenario = table()
    scenario.battlefield(0, *others)
    scenario.hand(0, creature("Hermit", 2, 2, "When this creature enters, sacrifice it unless you control an Elf."))
    game = scenario.start("main 1")
    resolve(game, "cast Hermit")
    assert [name for name in board(game) if name == "Hermit"] == left
