import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility
from manafold.model.card import Card, CardFace, Variable
from manafold.model.colors import COLORS
from manafold.model.documents import read_json, read_yaml, write_json, write_yaml
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Effect, Filter, Fixed, Mode, Quantity, Ref, Script, TargetSpec, Value
from sample_words import CODEC
from sample_words.effects import AddMana, Conjure, Gliding, Glow, Paint, PayMana, Ponder, YouKeyword
from sample_words.numbers import And, CountOf, HasType, Targeted, Twice, X, You

values = st.deferred(
    lambda: st.one_of(st.integers(-99, 99).map(Fixed), st.just(X()), values.map(Twice), filters.map(CountOf))
)
filters = st.deferred(
    lambda: st.one_of(
        st.sampled_from(["land", "creature", "null", "yes", "three", "fixed", "1"]).map(HasType),
        st.lists(filters, max_size=2).map(lambda inner: And(tuple(inner))),
    )
)
refs = st.just(You()) | st.integers(0, 3).map(Targeted)
quantities = st.builds(Quantity, values, st.none() | values)
links = st.sampled_from(["", "then", "and", "new then", "comma"])
costs = st.sampled_from(["{0}", "{2}{W/U}", "{X}{B/P}"]).map(ManaCost.parse)
type_lines = st.sampled_from(["Instant", "Snow Land — Forest", "Creature — Time Lord"]).map(TypeLine.parse)
colors = st.frozensets(st.sampled_from(COLORS))
effects = st.deferred(
    lambda: st.one_of(
        st.builds(Ponder, who=refs, amount=values, named=st.text(max_size=3), link=links),
        costs.map(AddMana),
        st.builds(Conjure, face=faces, who=refs),
        st.builds(
            Paint,
            what=filters | refs,
            colors=colors,
            how=st.sampled_from(["now", "later"]),
            often=st.booleans(),
            note=st.text(max_size=4),
            types=st.none() | type_lines,
            pairs=st.lists(st.tuples(st.integers(), st.text(max_size=2)), max_size=2).map(tuple),
            mark=st.integers() | st.just("all"),
        ),
    )
)
targets = st.builds(
    TargetSpec, filters, quantities, other_than=st.lists(st.integers(0, 2), max_size=2).map(tuple)
)
target_lists = st.lists(targets, max_size=2).map(tuple)
effect_lists = st.lists(effects, max_size=2).map(tuple)
modes = st.builds(Mode, targets=target_lists, effects=effect_lists, label=st.text(max_size=3))
scripts = st.one_of(
    st.builds(Script, targets=target_lists, effects=effect_lists),
    st.builds(Script, modes=st.lists(modes, max_size=2).map(tuple), choose=st.none() | quantities),
)
abilities = st.one_of(
    st.just(Gliding()),
    st.just(YouKeyword()),
    scripts.map(SpellAbility),
    st.builds(ActivatedAbility, st.tuples(costs.map(PayMana)), scripts),
    st.builds(StaticAbility, filters, st.tuples(st.just(Glow()))),
)
numbers = st.none() | st.integers(-1, 9) | st.sampled_from(["*", "1+*", "X"]).map(Variable)
faces = st.deferred(
    lambda: st.builds(
        CardFace,
        name=st.text(min_size=1, max_size=5),
        mana_cost=st.none() | costs,
        color_indicator=colors,
        type_line=type_lines,
        power=numbers,
        toughness=numbers,
        loyalty=numbers,
        defense=numbers,
        abilities=st.lists(abilities, max_size=2).map(tuple),
    )
)
cards = st.builds(
    Card,
    faces=st.lists(faces, min_size=1, max_size=2).map(tuple),
    layout=st.sampled_from(["normal", "split", "saga"]),
    color_identity=colors,
)


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
    assert list(data) == list(CODEC.dump(card))  # type: ignore[arg-type]


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
