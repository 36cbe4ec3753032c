import json

import pytest
from hypothesis import given
from tests.model.strategies import cards
from tests.sample_words import CODEC
from tests.sample_words.effects import Gliding, Paint, Ponder, YouKeyword
from tests.sample_words.numbers import And, HasType, Targeted, Twice, X, You

from manafold.model.abilities import Ability
from manafold.model.card import Card, Variable
from manafold.model.documents import read_json, read_yaml, write_json, write_yaml
from manafold.model.words import Effect, Filter, Fixed, Quantity, Ref, Script, TargetSpec, Value


@given(cards)
def test_every_card_comes_back_from_json_and_yaml(card: Card) -> None:
    data = CODEC.dump(card)
    assert CODEC.load(Card, read_json(write_json(data))) == card
    assert CODEC.load(Card, read_yaml(write_yaml(data))) == card


@given(cards)
def test_the_data_of_what_loads_is_the_canonical_data(card: Card) -> None:
    data = CODEC.dump(card)
    again = CODEC.dump(CODEC.load(Card, data))
    assert json.dumps(again) == json.dumps(data)  # the order of keys as well


def test_a_word_with_nothing_to_say_but_its_tag_is_a_string() -> None:
    assert CODEC.dump(Gliding()) == "gliding"
    assert CODEC.dump(Ponder()) == "ponder"
    assert CODEC.load(Effect, "ponder") == Ponder()
    assert CODEC.load(Effect, {"word": "ponder"}) == Ponder()


def test_other_words_are_flat_objects_without_defaults() -> None:
    word = Ponder(who=Targeted(1), amount=Twice(Fixed(3)), link="then")
    data = {
        "word": "ponder",
        "link": "then",
        "who": {"word": "targeted", "index": 1},
        "amount": {"word": "twice", "value": 3},
    }
    assert CODEC.dump(word) == data
    assert list(data) == ["word", "link", "who", "amount"]
    assert CODEC.load(Effect, data) == word


def test_a_fixed_value_is_a_number_and_may_be_a_number_word() -> None:
    assert CODEC.dump(Fixed(-2)) == -2
    assert CODEC.load(Value, 4) == Fixed(4)
    assert CODEC.load(Value, "three") == Fixed(3)
    assert CODEC.load(Value, {"word": "fixed", "number": 7}) == Fixed(7)
    assert CODEC.load(Value, "x") == X()


@pytest.mark.parametrize(
    ("quantity", "data"),
    [
        (Quantity(Fixed(2), Fixed(2)), 2),
        (Quantity(X(), X()), "x"),
        (Quantity(Twice(X()), Twice(X())), {"word": "twice", "value": "x"}),
        (Quantity(Fixed(0), Fixed(2)), {"low": 0, "high": 2}),
        (Quantity(Fixed(1), None), {"low": 1, "high": None}),
    ],
)
def test_an_exact_quantity_is_its_value(quantity: Quantity, data: object) -> None:
    assert CODEC.dump(quantity) == data
    assert CODEC.load(Quantity, data) == quantity


def test_a_list_of_one_may_be_given_as_its_item() -> None:
    script = {"effects": "ponder", "targets": {"what": {"word": "has type", "type": "land"}, "count": "one"}}
    one = Quantity(Fixed(1), Fixed(1))
    assert CODEC.load(Script, script) == Script((TargetSpec(HasType("land"), one),), (Ponder(),))


def test_a_field_of_two_categories_takes_words_of_either() -> None:
    assert CODEC.load(Effect, {"word": "paint", "what": "you"}) == Paint(You())
    assert CODEC.load(Effect, {"word": "paint", "what": {"word": "and", "filters": []}}) == Paint(And(()))


def test_a_card_of_one_face_is_one_flat_object() -> None:
    data = {
        "name": "Thornback Elk",
        "mana_cost": "{2}{G}",
        "type_line": "Creature — Elk",
        "power": 3,
        "toughness": "1+*",
        "abilities": ["gliding"],
    }
    card = CODEC.load(Card, data)
    assert card.face.power == 3
    assert card.face.toughness == Variable("1+*")
    assert card.face.abilities == (Gliding(),)
    assert card.color_identity == {"G"}
    assert (card.layout, card.name) == ("normal", "Thornback Elk")
    assert CODEC.dump(card) == data
    assert list(data) == list(CODEC.dump(card))


def test_a_card_of_two_faces_lists_them() -> None:
    first = {"name": "Day", "mana_cost": "{W}", "type_line": "Instant"}
    second = {"name": "Night", "color_indicator": ["B"], "type_line": "Land"}
    data = {"faces": [first, second], "layout": "modal_dfc"}
    card = CODEC.load(Card, data)
    assert card.name == "Day // Night"
    assert card.color_identity == {"W", "B"}
    assert CODEC.dump(card) == data


def test_a_color_identity_that_does_not_follow_from_the_faces_is_kept() -> None:
    data = {"name": "Prism", "type_line": "Land", "color_identity": ["W", "G"]}
    assert CODEC.load(Card, data).color_identity == {"W", "G"}
    assert CODEC.dump(CODEC.load(Card, data)) == data


def test_a_word_that_has_another_category_is_not_dumped_where_it_does_not_belong() -> None:
    with pytest.raises(TypeError, match="an effect"):
        CODEC.shape(Effect).dump(X())


def test_categories_are_told_apart_by_the_type_asked_for() -> None:
    assert CODEC.load(Ref, "you") == You()
    assert CODEC.load(Ability, "you") == YouKeyword()
    assert CODEC.load(Filter, {"word": "has type", "type": "land"}) == HasType("land")


@pytest.mark.parametrize(("text", "number"), [("1", 1), ("-1", -1), ("0", 0)])
def test_a_number_in_a_corner_may_be_written_as_text_and_is_dumped_as_a_number(text: str, number: int) -> None:
    data = {"name": "Wisp", "type_line": "Creature — Elemental", "power": text, "toughness": 2}
    loaded = CODEC.load(Card, data)
    assert loaded.face.power == number
    assert CODEC.dump(loaded) == {**data, "power": number}
