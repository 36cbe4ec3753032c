import pytest
from tests.sample_words import CODEC

from manafold import words
from manafold.model.card import Card
from manafold.model.documents import read_json, read_yaml
from manafold.model.errors import CardDataError
from manafold.model.words import Effect, Value


def card(**keys: object) -> dict[str, object]:
    return {"name": "Wisp", "type_line": "Instant", **keys}


def spell(*effects: object) -> dict[str, object]:
    return card(abilities=[{"word": "spell", "script": {"effects": list(effects)}}])


def problems(data: object) -> list[str]:
    with pytest.raises(CardDataError) as raised:
        CODEC.load(Card, data)
    assert str(raised.value).splitlines() == [str(each) for each in raised.value.errors]
    return [str(each) for each in raised.value.errors]


def test_a_wrong_value_is_named_with_its_path_and_the_nearest_right_word() -> None:
    assert problems(spell("ponder", {"word": "ponder", "amount": "thre"})) == [
        'abilities[0].script.effects[1].amount: expected a value, got "thre"; did you mean "three"?'
    ]


def test_every_error_is_reported() -> None:
    data = {
        "nam": "Wisp",
        "mana_cost": "{2}{w}",
        "type_line": "Creeture",
        "power": "big",
        "abilities": [
            "glidding",
            {"word": "spell", "script": {"effects": [{"word": "pander"}, {"word": "add mana"}, "x"]}},
        ],
    }
    assert sorted(problems(data)) == sorted(
        [
            "name: expected a string, got nothing",
            "nam: expected a key of card face (name, mana_cost, color_indicator, type_line, power, toughness, loyalty,"
            ' defense, abilities, faces, layout, color_identity), got "nam"; did you mean "name"?',
            'mana_cost: expected a mana symbol, got "{w}" in "{2}{w}"; did you mean "{W}"?',
            'type_line: expected a card type, got "Creeture"; did you mean "Creature"?',
            'power: expected a number, or one with a star or an X such as "1+*", got "big"',
            'abilities[0]: expected an ability, got "glidding"; did you mean "gliding"?',
            'abilities[1].script.effects[0]: expected an effect, got "pander"; did you mean "ponder"?',
            'abilities[1].script.effects[1].mana: expected a mana cost such as "{2}{W}", got nothing',
            'abilities[1].script.effects[2]: expected an effect, got "x", which is a value',
        ]
    )


@pytest.mark.parametrize(
    ("key", "near"),
    [("layuot", "layout"), ("color_identiti", "color_identity"), ("toughnes", "toughness"), ("face", "faces")],
)
def test_an_unknown_key_of_a_card_is_an_error_that_names_the_nearest_key(key: str, near: str) -> None:
    (problem,) = problems(card(**{key: 1}))
    assert problem.startswith(f"{key}: expected a key of card")
    assert problem.endswith(f'; did you mean "{near}"?')


def test_an_unknown_key_of_a_word_is_an_error() -> None:
    (problem,) = problems(spell({"word": "ponder", "amuont": 2}))
    assert problem == (
        "abilities[0].script.effects[0].amuont: expected a key of ponder (named, link, who, amount),"
        ' got "amuont"; did you mean "amount"?'
    )


@pytest.mark.parametrize(
    ("key", "found", "problem"),
    [
        ("name", 3, "name: expected a string, got 3"),
        ("name", None, "name: expected a string, got nothing"),
        ("power", True, 'power: expected a whole number or a number such as "*", got true'),
        ("power", 1.5, 'power: expected a whole number or a number such as "*", got 1.5'),
        ("mana_cost", 3, 'mana_cost: expected a mana cost such as "{2}{W}", got 3'),
        ("color_indicator", "W", 'color_indicator: expected a list, each one of "W", "U", "B", "R", "G", got "W"'),
        ("color_indicator", ["W", "w"],
         'color_indicator[1]: expected one of "W", "U", "B", "R", "G", got "w"; did you mean "W"?'),
        ("abilities", [["gliding"]], "abilities[0]: expected an ability, got a list"),
        ("abilities", {"script": {}}, 'abilities: expected an ability, got an object without "word"'),
        ("layout", "spilt", 'layout: expected one of "normal", "split", "flip", "transform", "modal_dfc", "adventure",'
         ' ..., got "spilt"; did you mean "split"?'),
    ],
)  # fmt: skip
def test_data_of_the_wrong_kind_is_an_error(key: str, found: object, problem: str) -> None:
    assert problems(card(**{key: found})) == [problem]


def test_what_a_word_itself_refuses_is_reported_in_its_place() -> None:
    (problem,) = problems(spell({"word": "ponder", "who": {"word": "targeted", "index": -1}}))
    assert problem == (
        "abilities[0].script.effects[0].who: expected a targeted that makes sense, got there is no target -1"
    )


def test_problems_of_the_second_face_say_so() -> None:
    face = {"name": "Day", "type_line": "Instant"}
    assert problems({"faces": [face, {**face, "power": []}]}) == [
        'faces[1].power: expected a whole number or a number such as "*", got an empty list'
    ]
    assert problems({"faces": []}) == ["here: expected a card that makes sense, got a card has at least one face"]


def test_a_field_of_two_categories_suggests_words_of_both() -> None:
    where = "abilities[0].script.effects[0].what: expected a filter or a ref, got"
    assert problems(spell({"word": "paint", "what": "yuo"})) == [f'{where} "yuo"; did you mean "you"?']
    assert problems(spell({"word": "paint", "what": {"word": "has typ"}})) == [
        f'{where} the word "has typ"; did you mean "has type"?'
    ]


def test_a_list_of_a_fixed_length_has_that_length() -> None:
    (problem,) = problems(spell({"word": "paint", "what": "you", "pairs": [[1, "a"], [2]]}))
    assert problem == "abilities[0].script.effects[0].pairs[1]: expected a list of 2, got a list of 1"


def test_places_begin_with_the_path_that_was_given() -> None:
    with pytest.raises(CardDataError, match=r"^deck\[3\]: expected a value, got an empty list$"):
        CODEC.load(Value, [], "deck[3]")
    with pytest.raises(CardDataError, match=r"^deck\[3\]\.amount: expected a value, got nothing$"):
        CODEC.load(Effect, {"word": "ponder", "amount": None}, "deck[3]")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("name: Wisp\nname: Wasp", "line 2, column 1"),
        ("mana_cost: {2}{W}", "line 1, column 15"),
        ("power: *", "line 1, column 9"),
        ("a: &a [*a]", "line 1, column 4"),
        ("a: [1", "line 2, column 1"),
        ("a: !!python/object:os.x {}", "line 1, column 4"),
    ],
)
def test_yaml_that_does_not_read_says_where(text: str, place: str) -> None:
    with pytest.raises(CardDataError) as raised:
        read_yaml(text)
    assert [each.path for each in raised.value.errors] == [place]


@pytest.mark.parametrize(
    ("text", "place"), [('{"a": 1, "a": 2}', "a"), ('{"a"', "line 1, column 5"), ("[1,\n2", "line 2, column 2")]
)
def test_json_that_does_not_read_says_where(text: str, place: str) -> None:
    with pytest.raises(CardDataError) as raised:
        read_json(text)
    assert [each.path for each in raised.value.errors] == [place]


def test_a_creature_without_power_or_toughness_is_no_card() -> None:
    said = "expected a number, as on every creature and Vehicle (CR 208.1, 301.7a), got nothing"
    assert problems({"name": "Elk", "type_line": "Creature — Elk", "power": 3}) == [f"toughness: {said}"]
    faces = [{"name": "Elk", "type_line": "Creature — Elk", "power": 3, "toughness": "*"},
             {"name": "Cart", "type_line": "Artifact — Vehicle", "toughness": 3}]  # fmt: skip
    assert problems({"faces": faces, "layout": "transform"}) == [f"faces[1].power: {said}"]


def test_what_is_no_creature_needs_no_power() -> None:
    assert CODEC.load(Card, {"name": "Elk", "type_line": "Artifact"}).face.power is None


def test_a_mana_cost_where_a_word_should_be_shows_the_word_that_has_it() -> None:
    assert problems(spell("{2}{G}")) == [
        'abilities[0].script.effects[0]: expected an effect, as in {"word": "add mana", "mana": "{2}{G}"}, got "{2}{G}"'
    ]
    (problem,) = problems(spell("{2}{g}"))
    assert "as in" not in problem  # it is no mana cost


def test_a_mana_cost_under_a_key_that_takes_none_is_said_to_belong_under_the_one_that_does() -> None:
    data = {"name": "Wisp", "type_line": "Creature", "power": 1, "toughness": 1}
    ward = {"word": "ward", "cost": "{2}"}
    with pytest.raises(CardDataError) as raised:
        words.CODEC.load(Card, {**data, "abilities": [ward]})
    said = 'abilities[0].cost: expected a cost, got "{2}", which belongs under "mana"'
    assert [str(each) for each in raised.value.errors] == [said]
