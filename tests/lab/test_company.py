"""What a card speaks of keeps it company when it is tried."""

from __future__ import annotations

from tests.cards import card

from manafold.lab.company import company, counters_named, plainest
from manafold.library.builtin import builtin_cards
from manafold.model.card import Card


def spoken_of(text: str, types: str = "Creature — Human") -> list[Card]:
    """The company of a card with this text."""
    return company(card("Sociable Sage", "{W}", types, text, 1, 1).face.abilities)


def test_a_card_that_speaks_of_a_subtype_is_accompanied_by_a_card_of_it() -> None:
    (gate,) = spoken_of("As long as you control a Gate, this creature gets +1/+1.")
    assert "Gate" in gate.face.type_line.subtypes
    (tale,) = spoken_of("Whenever you cast an Adventure spell, draw a card.")
    assert "Adventure" in tale.faces[1].type_line.subtypes


def test_a_card_that_speaks_of_a_keyword_is_accompanied_by_a_creature_with_it() -> None:
    (wall,) = spoken_of("Other creatures you control with defender get +0/+2.")
    assert [ability.tag for ability in wall.face.abilities] == ["defender"]
    assert "creature" in wall.face.type_line.types


def test_a_card_that_speaks_of_a_name_is_accompanied_by_that_card() -> None:
    assert spoken_of("As long as you control a creature named Memnite, this creature gets +1/+1.") == [
        builtin_cards().find("Memnite")
    ]


def test_a_card_that_waits_for_something_is_accompanied_by_a_card_that_does_it() -> None:
    assert [helper.name for helper in spoken_of("Whenever you surveil, draw a card.")] == ["Notion Rain"]


def test_creature_types_and_basic_lands_are_there_anyway() -> None:
    assert spoken_of("Other Elves you control get +1/+1.\nThis creature gets +1/+1 for each Swamp you control.") == []


def test_the_plainest_card_says_least() -> None:
    found = builtin_cards().find(plainest()["flying"])
    assert found is not None
    assert len(found.face.abilities) == 1


def test_the_counters_that_a_card_speaks_of_are_known() -> None:
    sage = card(
        "Counting Sage",
        "{W}",
        "Artifact",
        "{T}, Remove a charge counter from this artifact: Draw a card.\nWhenever you gain life, put a study counter on "
        "this artifact.",
    )
    assert counters_named(sage.face.abilities) == ["charge", "study"]
