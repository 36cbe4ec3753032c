"""Creatures of a type that is chosen as an effect happens, and what is asked of libraries."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, PAGE, act, board, creature, life, permanent, resolve, size, spell, table

from manafold.rules.scenario import Scenario

ELF = creature("Elf Scout", 1, 1, types="Creature — Elf Scout")


@pytest.mark.parametrize(
    "line",
    [
        "Destroy all creatures of the creature type of your choice.",
        "Creatures of the creature type of your choice get +2/+2 until end of turn.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target creature of the creature type of your choice.",
        "Creatures of the creature type of your choice get +2/+2.",
    ],
)
def test_no_type_is_chosen_where_no_effect_begins(line: str) -> None:
    with pytest.raises(AssertionError, match="can't be true"):
        printed_back(line, "Sorcery" if "Destroy" in line else "Enchantment")


def test_the_type_is_chosen_as_the_effect_happens() -> None:
    s = table()
    s.battlefield(0, ELF, CUB)
    s.battlefield(1, OX)
    s.hand(0, spell("Cull", "Destroy all creatures of the creature type of your choice."))
    game = s.start("main 1")
    resolve(game, "cast Cull")
    assert "Bear" in offered(game)
    act(game, "Bear")
    assert (board(game), board(game, 1)) == (["Elf Scout"], [])


def test_those_that_were_of_the_type_get_it() -> None:
    s = table()
    elf, cub = s.battlefield(0, ELF, CUB)
    s.hand(0, spell("Rally", "Creatures of the creature type of your choice get +2/+2 until end of turn."))
    game = s.start("main 1")
    resolve(game, "cast Rally")
    act(game, "Elf")
    assert (size(game, elf), size(game, cub)) == ((3, 3), (2, 2))


def without_library(text: str) -> Scenario:
    """Ann has no card in her library, and a permanent with this text."""
    s = Scenario(players=("Ann", "Bob"))
    s.library(1, *[PAGE] * 10)
    s.battlefield(0, permanent("Oracle", text), permanent("Watch", "{0}: You gain 1 life.", "Artifact"))
    s.hand(0, spell("Study", "Draw a card."))
    return s


@pytest.mark.parametrize(("instead", "gained"), [("you gain 9 life instead", 9), ("skip that draw instead", 0)])
def test_a_draw_from_an_empty_library_is_replaced(instead: str, gained: int) -> None:
    text = f"If you would draw a card while your library has no cards in it, {instead}."
    assert printed_back(text, "Enchantment") == text
    game = without_library(text).start("main 1")
    resolve(game, "cast Study")
    assert game.decision is not None
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("your library has no cards in it", True),
        ("your library has two or fewer cards in it", True),
        ("an opponent's library has ten or more cards in it", True),
        ("a library has eleven or more cards in it", False),
    ],
)
def test_libraries_have_so_many_cards(condition: str, holds: bool) -> None:
    s = without_library("Flying")
    s.hand(0, spell("Count", f"If {condition}, you gain 5 life."))
    game = s.start("main 1")
    resolve(game, "cast Count")
    assert (life(game)[0] == 25) is holds


def test_what_lasts_knows_the_type_that_was_chosen() -> None:
    s = table()
    s.battlefield(1, ELF, CUB)
    s.hand(0, spell("Lure", "Creatures of the creature type of your choice attack this turn if able."))
    game = s.start("beginning of combat", active=1, priority=0)
    resolve(game, "cast Lure")
    act(game, "Elf")
    while game.decision is not None and game.decision.kind != "attack":
        act(game, "pass")
    assert "done" not in offered(game)
    act(game, "attack Elf Scout")
    assert "done" in offered(game)
