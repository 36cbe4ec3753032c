import dataclasses

import pytest
from tests.sample_words.effects import AddMana, PayMana, Ponder

from manafold.model.abilities import ActivatedAbility, SpellAbility
from manafold.model.card import Card, CardFace, Variable
from manafold.model.errors import NotationError
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Script


def face(cost: str, types: str, **more: object) -> CardFace:
    plain = CardFace(
        name="Nameless", mana_cost=ManaCost.parse(cost) if cost else None, type_line=TypeLine.parse(types)
    )
    return dataclasses.replace(plain, **more)


def test_a_face_has_the_colors_of_its_cost_and_of_its_indicator() -> None:
    assert face("{2}{W/U}", "Instant").colors == {"W", "U"}
    assert face("", "Creature — Elk", color_indicator=frozenset("G")).colors == {"G"}
    assert face("{B}", "Instant", color_indicator=frozenset("R")).colors == {"B", "R"}
    assert face("{3}", "Artifact").colors == frozenset()


def test_a_face_without_a_cost_has_mana_value_zero() -> None:
    assert face("", "Land").mana_value == 0
    assert face("{X}{2}{G}", "Sorcery").mana_value == 3


def test_the_mana_value_of_a_split_card_is_that_of_both_halves() -> None:
    halves = face("{1}{R}", "Instant"), face("{3}{U}", "Sorcery")
    assert Card.of(*halves, layout="split").mana_value == 6
    assert Card.of(*halves, layout="adventure").mana_value == 2


def test_a_card_is_named_after_all_of_its_faces() -> None:
    day, night = face("{1}", "Artifact", name="Day"), face("", "Creature — Bat", name="Night")
    assert Card.of(day, night, layout="transform").name == "Day // Night"
    assert Card.of(day).name == "Day"
    assert Card.of(day, night).face is day


def test_color_identity_counts_mana_symbols_in_abilities_and_on_all_faces() -> None:
    cost, mana = PayMana(ManaCost.parse("{1}{B/P}")), AddMana(ManaCost.parse("{R}"))
    ability = ActivatedAbility((cost,), Script(effects=(mana,)))
    front = face("{2}{W}", "Artifact", abilities=(ability,))
    back = face("", "Creature — Elk", color_indicator=frozenset("G"))
    assert Card.of(front, back, layout="transform").color_identity == frozenset("WBRG")
    without_mana = SpellAbility(Script(effects=(Ponder(),)))
    assert Card.of(face("{1}", "Artifact", abilities=(without_mana,))).color_identity == set()


def test_basic_land_types_count_towards_color_identity() -> None:
    assert Card.of(face("", "Basic Land — Forest")).color_identity == {"G"}
    assert Card.of(face("", "Land — Island Swamp Gate")).color_identity == {"U", "B"}


def test_a_card_has_a_face() -> None:
    with pytest.raises(ValueError, match="face"):
        Card.of()


@pytest.mark.parametrize("text", ["*", "1+*", "*+1", "7-*", "X"])
def test_a_variable_number_prints_as_it_was_read(text: str) -> None:
    assert str(Variable.parse(text)) == text


@pytest.mark.parametrize("text", ["3", "", "**", "?", "+*"])
def test_a_number_without_a_star_or_an_x_is_no_variable(text: str) -> None:
    with pytest.raises(NotationError):
        Variable.parse(text)
