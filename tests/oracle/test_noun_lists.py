"""Lists of nouns, and what of them belongs to each."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, creature, spell, table


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you cast an Elf or Bird creature spell, draw a card.",
        "{T}: Destroy target tapped Elf, Ox, or Bird creature.",
        "{T}: Destroy target Forest or Bird creature.",
    ],
)
def test_lists_print_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("Destroy target Elf or Bird creature.", ["Wren", "Scout"]),
        ("Destroy target Forest or Bird creature.", ["Wren", "Glade"]),
        ("Destroy target Elf or basic land.", ["Elfsong", "Scout", "Glade"]),
    ],
)
def test_a_card_type_behind_subtypes_of_it_belongs_to_them_all(text: str, fits: list[str]) -> None:
    s = table()
    s.battlefield(1, creature("Wren", 1, 1, types="Creature — Bird"), creature("Scout", 1, 1, types="Creature — Elf"))
    s.battlefield(1, card("Elfsong", "{0}", "Kindred Enchantment — Elf"), card("Glade", "", "Basic Land — Forest"))
    s.hand(0, spell("Pick", text))
    game = s.start()
    act(game, "cast Pick")
    assert sorted(offered(game)) == sorted(f"target {name}" for name in fits)
