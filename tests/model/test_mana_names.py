"""The names of the colors in the mana symbols of a variant, which are data."""

from __future__ import annotations

import pytest

from manafold.model.card import Card
from manafold.model.codec import Codec
from manafold.model.errors import CardDataError, NotationError
from manafold.model.mana import ManaCost
from manafold.model.mana_names import ManaNames
from manafold.words import VOCABULARY

ELEMENTS = ManaNames.parse("R=fire G=earth U=water W=air")
SPRITE = {
    "name": "Sprite",
    "mana_cost": "{1}{fire}{water/air}",
    "type_line": "Creature — Faerie",
    "power": 1,
    "toughness": 1,
    "abilities": [{"word": "flashback", "cost": [{"word": "mana", "mana": "{fire}"}]}],
}


def test_card_data_has_the_symbols_of_the_variant() -> None:
    codec = Codec(VOCABULARY, ELEMENTS)
    sprite = codec.load(Card, SPRITE)
    assert sprite.face.mana_cost == ManaCost.parse("{1}{R}{W/U}")
    assert sprite.face.colors == {"R", "W", "U"}
    data = codec.dump(sprite)
    assert isinstance(data, dict)
    assert codec.load(Card, data) == sprite
    assert "{fire}" in str(data)
    assert "{R}" not in str(data)


@pytest.mark.parametrize("cost", ["{R}", "{B}", "{ice}"])
def test_there_are_only_the_types_that_it_names(cost: str) -> None:
    with pytest.raises(CardDataError, match="mana symbol"):
        Codec(VOCABULARY, ELEMENTS).load(Card, {**SPRITE, "mana_cost": cost})


def test_texts_are_written_with_the_symbols_and_read_again() -> None:
    text = "{T}, {2}{R/G}: Add {C} or {W}."
    assert ELEMENTS.told(text) == "{T}, {2}{fire/earth}: Add {C} or {air}."
    assert ELEMENTS.standard(ELEMENTS.told(text)) == text


@pytest.mark.parametrize("text", ["R=fire R=ember", "R=fire G=fire", "Q=ash", "fire", "R=Fire"])
def test_names_that_do_not_tell_the_colors_apart_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        ManaNames.parse(text)


@pytest.mark.parametrize(
    ("cost", "found", "meant"),
    [
        ("{1}{R}", "{R}", "{fire}"),
        ("{r}", "{r}", "{fire}"),
        ("{Fire}", "{Fire}", "{fire}"),
        ("{2}{earht}", "{earht}", "{earth}"),
        ("{blue}", "{blue}", "{water}"),
        ("{R/W}", "{R/W}", "{fire/air}"),
        ("fire", "fire", "{fire}"),
        ("{B}", "{B}", ""),
    ],
)
def test_a_wrong_symbol_is_said_and_another_meant_in_those_of_the_variant(cost: str, found: str, meant: str) -> None:
    with pytest.raises(CardDataError) as raised:
        Codec(VOCABULARY, ELEMENTS).load(Card, {**SPRITE, "mana_cost": cost})
    (problem,) = raised.value.errors
    assert problem.expected == "a mana symbol, the colors being {fire}, {earth}, {water}, {air}"
    assert problem.found.startswith(f'"{found}"')
    assert problem.suggestion == meant
