"""Lists of nouns, and what of them belongs to each."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, board, creature, resolve, spell, table

SCOUT = creature("Scout", 1, 1, types="Creature — Elf")
GLADE = card("Glade", "", "Basic Land — Forest")


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
    s.battlefield(1, creature("Wren", 1, 1, types="Creature — Bird"), SCOUT, GLADE)
    s.battlefield(1, card("Elfsong", "{0}", "Kindred Enchantment — Elf"))
    s.hand(0, spell("Pick", text))
    game = s.start()
    act(game, "cast Pick")
    assert sorted(offered(game)) == sorted(f"target {name}" for name in fits)


@pytest.mark.parametrize(
    "line",
    [
        "You may put an Elf card or a land card from your hand onto the battlefield.",
        "You may put an Elf card and/or a land card from your hand onto the battlefield.",
        "Mill three cards. Put a land card or an Elf card with mana value 2 or less from among them into your hand.",
    ],
)
def test_lists_of_cards_in_one_place_print_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_the_place_behind_the_last_of_several_cards_is_that_of_all() -> None:
    s = table()
    s.hand(0, spell("Plan", "Put an Elf card or a land card from your hand onto the battlefield."), SCOUT, GLADE)
    game = s.start()
    resolve(game, "cast Plan")
    assert sorted(offered(game)) == ["choose Glade", "choose Scout"]


def test_one_each_of_several_cards_from_one_place() -> None:
    s = table()
    s.hand(0, spell("Plan", "Put an Elf card and/or a land card from your hand onto the battlefield."), SCOUT, GLADE)
    game = s.start()
    resolve(game, "cast Plan")
    act(game, "choose Scout", "choose Glade")
    assert sorted(board(game)) == ["Glade", "Scout"]


def test_what_stands_before_a_noun_that_is_said_again_belongs_to_that_alone() -> None:
    s = table()
    s.battlefield(0, card("Charm", "{0}", "Artifact Creature — Bird", "", 1, 1), CUB)
    s.hand(0, spell("Hit", "Destroy target tapped creature or artifact creature."))
    game = s.start()
    resolve(game, "cast Hit")
    assert board(game) == ["Cub"]


def test_what_is_counted_is_not_among_the_cards_looked_at() -> None:
    text = "Look at the top two cards of your library. Put a creature card with mana value less than or equal to the"
    s = table(top=(SCOUT, GLADE))
    s.battlefield(0, GLADE)
    s.hand(0, spell("Plan", f"{text} number of lands you control from among them into your hand."))
    game = s.start()
    resolve(game, "cast Plan")
    assert names(game, "hand") == ["Scout"]


def test_another_card_than_this_from_a_graveyard() -> None:
    text = "{0}: Exile a creature card other than this card from your graveyard. Activate only if this card is in your"
    s = table()
    s.graveyard(0, creature("Ghoul", 1, 1, f"{text} graveyard."), SCOUT)
    game = s.start()
    resolve(game, "activate Ghoul")
    assert names(game, "exile") == ["Scout"]


@pytest.mark.parametrize(
    "line",
    [
        "Draw two cards. For each card, you lose 1 life.",
        "Put a creature card onto the battlefield.",
    ],
)
def test_cards_of_no_place_are_not_read(line: str) -> None:
    with pytest.raises(AssertionError, match="can't be true"):
        printed_back(line, "Sorcery")
