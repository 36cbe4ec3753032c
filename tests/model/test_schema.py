import jsonschema
import pytest
from hypothesis import given, settings
from tests.model.strategies import cards
from tests.sample_words import CODEC

from manafold.model.card import Card
from manafold.model.shapes import Data

SCHEMA = CODEC.schema()
CHECK = jsonschema.Draft202012Validator(SCHEMA)


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@given(cards)
@settings(max_examples=25)
def test_every_card_fits_the_schema(card: Card) -> None:
    CHECK.validate(CODEC.dump(card))


CARD: dict[str, Data] = {"name": "Wisp", "type_line": "Instant"}
GOOD: list[dict[str, Data]] = [
    {"abilities": "gliding"},
    {"abilities": [{"word": "spell", "script": {"effects": {"word": "ponder", "amount": "three"}}}]},
    {"abilities": {"word": "spell", "script": {
        "targets": [{"what": {"word": "and", "filters": []}, "count": "two"}], "effects": "ponder",
    }}},
]
BAD: list[dict[str, Data]] = [
    {"nam": "Wisp"},
    {"power": "1.5", "toughness": 1.5},
    {"abilities": ["glidding"]},
    {"abilities": ["spell"]},
    {"abilities": [{"word": "spell", "script": {"effects": ["x"]}}]},
    {"abilities": [{"word": "spell", "script": {"effects": [{"word": "ponder", "amuont": 2}]}}]},
    {"layout": "spilt"},
]


@pytest.mark.parametrize("more", GOOD)
def test_short_forms_fit_the_schema(more: dict[str, Data]) -> None:
    CODEC.load(Card, {**CARD, **more})
    CHECK.validate({**CARD, **more})


@pytest.mark.parametrize("more", BAD)
def test_mistakes_do_not_fit_the_schema(more: dict[str, Data]) -> None:
    assert not CHECK.is_valid({**CARD, **more})


def test_a_card_without_a_name_does_not_fit_the_schema() -> None:
    assert not CHECK.is_valid({"type_line": "Instant"})
    assert CHECK.is_valid({"faces": [CARD, CARD], "layout": "split"})


def test_words_are_described_in_the_schema() -> None:
    parts = SCHEMA["$defs"]
    assert isinstance(parts, dict)
    ponder = parts["Effect.ponder"]
    assert isinstance(ponder, dict)
    assert ponder["description"] == "Somebody ponders."
