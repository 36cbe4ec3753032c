"""From a card's text to a card."""

from __future__ import annotations

import pytest
from tests.library.records import UNREADABLE, Record, faces, record

from manafold.library.reading import ReadCard, read_card
from manafold.library.scryfall import card_text
from manafold.model.card import Card, Variable
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine


def read(data: Record) -> ReadCard:
    return read_card(card_text(data))


def whole(data: Record) -> Card:
    found = read(data)
    assert found.unread() == ()
    assert found.is_whole
    assert found.card is not None
    return found.card


def test_all_that_is_printed_on_a_card_is_read() -> None:
    face = whole(record("Grey Otter", text="Flying", power="1+*", toughness="-1")).face
    assert face.name == "Grey Otter"
    assert face.mana_cost == ManaCost.parse("{1}{G}")
    assert face.type_line == TypeLine.parse("Creature — Otter")
    assert (face.power, face.toughness) == (Variable("1+*"), -1)
    assert [each.tag for each in face.abilities] == ["flying"]


def test_a_card_without_mana_cost_has_none_rather_than_zero() -> None:
    assert whole(record("Grey Otter", mana_cost="")).face.mana_cost is None
    assert whole(record("Grey Otter", mana_cost="{0}")).face.mana_cost == ManaCost.parse("{0}")


def test_faces_are_read_each_with_its_own_text() -> None:
    card = whole(faces("modal_dfc", record("Quiet Farmer"), record("Loud Farmer", text="Flying", mana_cost="")))
    assert card.layout == "modal_dfc"
    assert card.name == "Quiet Farmer // Loud Farmer"
    assert [len(each.abilities) for each in card.faces] == [0, 1]


def test_a_card_with_an_unread_line_has_its_other_abilities_and_names_the_line() -> None:
    found = read(record("Otter, the Juggler", text=f"Flying (It soars.)\nOtter, the Juggler says hi.\n{UNREADABLE}"))
    assert not found.is_whole
    assert found.unread() == ("Otter, the Juggler says hi.", UNREADABLE)
    assert found.card is not None
    assert [each.tag for each in found.card.face.abilities] == ["flying"]


def test_an_unread_line_on_any_face_keeps_the_card_from_being_whole() -> None:
    found = read(faces("modal_dfc", record("Quiet Farmer"), record("Loud Farmer", text=UNREADABLE)))
    assert found.unread() == (UNREADABLE,)
    assert not found.is_whole


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"type_line": "Creature — Ottter"},
         'type_line: expected a subtype of creature, got "Ottter" in "Creature — Ottter"; did you mean "Otter"?'),
        ({"mana_cost": "{HG}"}, 'mana_cost: expected a mana symbol, got "{HG}"; did you mean "{G}"?'),
        ({"power": "3.5"}, 'power: expected a number, or one with a star or an X such as "1+*", got "3.5"'),
    ],
)  # fmt: skip
def test_what_does_not_read_besides_the_text_leaves_no_card(changed: Record, problem: str) -> None:
    found = read(record("Grey Otter") | changed)
    assert found.card is None
    assert found.problems == (problem,)
    assert not found.is_whole


@pytest.mark.parametrize("layout", ["planar", "vanguard", "host"])
def test_a_layout_without_its_rules_is_not_read_whole(layout: str) -> None:
    found = read(record("Grey Otter", layout=layout))
    assert not found.is_whole
    assert found.unread() == (f'layout: expected one that is played, got "{layout}"',)


@pytest.mark.parametrize(
    ("types", "missing"),
    [
        ("Artifact — Vehicle", ("Grey Otter without power", "Grey Otter without toughness")),
        ("Planeswalker — Jace", ("Grey Otter without loyalty",)),
        ("Battle — Siege", ("Grey Otter without defense",)),
        ("Artifact", ()),
    ],
)
def test_the_numbers_that_its_types_need_are_on_a_card(types: str, missing: tuple[str, ...]) -> None:
    found = read(record("Grey Otter", type_line=types))
    assert found.problems == missing
    assert (found.card is None) is bool(missing)


def test_a_given_color_indicator_is_the_color_indicator() -> None:
    face = whole(record("Grey Otter", mana_cost="{R}", color_indicator=["U"], colors=["U", "R"])).face
    assert face.color_indicator == {"U"}
    assert face.colors == {"U", "R"}


def test_colors_that_the_mana_cost_lacks_are_those_of_a_color_indicator() -> None:
    assert whole(record("Grey Otter", mana_cost="", colors=["U"])).face.color_indicator == {"U"}
    assert whole(record("Grey Otter", mana_cost="{U}", colors=["U"])).face.color_indicator == frozenset()
    assert whole(record("Grey Otter", mana_cost="{U}", colors=[])).face.color_indicator == frozenset()


def test_colors_that_an_ability_gives_are_no_color_indicator() -> None:
    found = read(record("Grey Otter", text="This creature is all colors.", colors=["W", "U", "B", "R", "G"]))
    assert found.card is not None
    assert found.card.face.color_indicator == frozenset()


def test_the_color_identity_is_that_of_the_file_and_else_follows_from_the_card() -> None:
    unread = record("Otter Juggler", text="{R}: Juggle three otters.", color_identity=["G", "R"])
    found = read(unread).card
    assert found is not None
    assert found.color_identity == {"G", "R"}
    assert whole(record("Grey Otter")).color_identity == {"G"}


def test_a_token_is_read_without_the_word_token_in_its_type_line() -> None:
    token = whole(record("Otter", "Token Creature — Otter", layout="token", mana_cost=""))
    assert token.face.type_line == TypeLine.parse("Creature — Otter")


def test_a_siege_is_whole_with_what_it_becomes() -> None:
    front = record("Battle of the Ford", "Battle — Siege", "Flying", defense="3")
    assert read(faces("transform", front, record("Ford Guardian", mana_cost=""))).is_whole


def test_a_prototype_card_has_a_second_face_and_one_name() -> None:
    found = whole(record("Otter Engine", "Artifact Creature — Otter", "Prototype {1}{G} — 2/2", layout="prototype"))
    assert found.name == "Otter Engine"
    assert [str(each.mana_cost) for each in found.faces] == [str(found.face.mana_cost), "{1}{G}"]
