"""Card data in which something is said of what it can't be true of, or that points at nothing: it is refused."""

from __future__ import annotations

import pytest

from manafold.model.card import Card
from manafold.model.errors import CardDataError
from manafold.words import CODEC

ELK = {"name": "Elk", "type_line": "Creature — Elk", "power": 1, "toughness": 1}
CHANT = {"name": "Chant", "type_line": "Sorcery"}
AT_FIRST = {"word": "targeted", "index": 0}
DRAW = {"word": "draw", "who": "you", "amount": 1}


def problems(data: dict[str, object]) -> dict[str, str]:
    """What was expected instead of what is wrong, by place."""
    with pytest.raises(CardDataError) as raised:
        CODEC.load(Card, data)
    return {each.path: each.expected for each in raised.value.errors}


def chant(*effects: object, **script: object) -> dict[str, object]:
    """The data of a sorcery that does this."""
    return {**CHANT, "abilities": [{"word": "spell", "script": {**script, "effects": [*effects]}}]}


EFFECT = "abilities[0].script.effects[0]"


@pytest.mark.parametrize(
    ("effect", "target", "field", "expected"),
    [
        ({**DRAW, "who": "source"}, None, "who", "a player"),
        ({"word": "lose life", "who": AT_FIRST, "amount": 1}, "any target", "who", "a player"),
        ({"word": "destroy", "what": AT_FIRST}, "player", "what", "a permanent"),
        ({"word": "counter", "who": "you", "what": AT_FIRST}, "permanent", "what", "a spell or an ability"),
        ({"word": "explore", "what": "source"}, None, "what", "a permanent"),
        ({"word": "fight", "first": "you", "second": AT_FIRST}, "permanent", "first", "a permanent"),
    ],
)
def test_effects_are_of_players_or_of_objects(
    effect: dict[str, object], target: str | None, field: str, expected: str
) -> None:
    targets = [] if target is None else [{"what": target, "count": 1}]
    assert problems(chant(effect, targets=targets)) == {f"{EFFECT}.{field}": expected}


def test_numbers_conditions_and_costs_are_of_players_or_of_objects() -> None:
    kicked = {"word": "if", "condition": {"word": "was kicked", "who": "you"}, "then": [DRAW]}
    assert problems(chant(kicked)) == {f"{EFFECT}.condition.who": "an object"}
    rich = {"word": "if", "condition": {"word": "is the monarch", "who": "source"}, "then": [DRAW]}
    assert problems(chant(rich)) == {f"{EFFECT}.condition.who": "a player"}
    assert problems(chant({**DRAW, "amount": {"word": "life total", "whose": "source"}})) == {
        f"{EFFECT}.amount.whose": "a player"
    }
    given_up = {"word": "activated", "costs": [{"word": "sacrifice", "what": "you"}], "script": {"effects": [DRAW]}}
    assert problems({**ELK, "abilities": [given_up]}) == {"abilities[0].costs[0].what": "an object"}


def test_what_is_so_for_a_while_is_said_of_what_it_can_be_true_of() -> None:
    lasting = {"word": "for a while", "duration": "until end of turn", "what": "you", "does": ["can't block"]}
    assert problems(chant(lasting)) == {f"{EFFECT}.what": 'an object for "can\'t block"'}
    static = {"word": "static", "what": "player", "does": ["can't block"]}
    assert problems({**ELK, "abilities": [static]}) == {"abilities[0].what": 'an object for "can\'t block"'}


@pytest.mark.parametrize("index", [0, 1, -1])
def test_targets_that_there_are_not_are_not_pointed_at(index: int) -> None:
    targets = [] if index == 0 else [{"what": "permanent", "count": 1}]
    data = chant({"word": "destroy", "what": {"word": "targeted", "index": index}}, targets=targets)
    assert f"of which there are {len(targets)} here" in problems(data)[f"{EFFECT}.what.index"]


def test_only_what_an_event_triggers_points_at_what_it_happened_to() -> None:
    destroy = {"word": "destroy", "what": {"word": "triggering", "at": "new"}}
    assert "no event" in problems(chant(destroy))[f"{EFFECT}.what"]
    enters = {"word": "enters", "what": {"word": "type", "type": "creature"}}
    ability = {"word": "triggered", "trigger": enters, "script": {"effects": [destroy]}}
    assert CODEC.load(Card, {**ELK, "abilities": [ability]})
    ability["script"] = {"effects": [{"word": "destroy", "what": {"word": "triggering", "at": "bew"}}]}
    assert list(problems({**ELK, "abilities": [ability]})) == [f"{EFFECT}.what.at"]
    ability["script"] = {"effects": [{**DRAW, "who": {"word": "triggering", "at": "new"}}]}
    assert problems({**ELK, "abilities": [ability]}) == {f"{EFFECT}.who": "a player"}


def test_a_name_is_one_that_an_effect_or_a_cost_has() -> None:
    put = {"word": "tap", "who": "you", "what": {"word": "named", "name": "foo"}}
    assert list(problems(chant(put))) == [f"{EFFECT}.what.name"]
    assert CODEC.load(Card, chant({**DRAW, "named": "foo"}, put))


@pytest.mark.parametrize(("count", "field"), [(0, "high"), (-1, "low"), ({"low": 0, "high": 0}, "high")])
def test_no_fewer_than_one_are_picked(count: object, field: str) -> None:
    tap = {"word": "tap", "who": "you", "what": {"word": "choose", "count": count, "what": "permanent"}}
    assert list(problems(chant(tap))) == [f"{EFFECT}.what.count.{field}"]


def test_everything_that_is_wrong_is_told() -> None:
    data = chant({**DRAW, "amount": -1}, {**DRAW, "who": "source"}, targets=[{"what": "player", "count": 0}])
    assert problems(data) == {
        "abilities[0].script.targets[0].count.high": "at least 1, as else nothing is picked",
        f"{EFFECT}.amount": "a number that is not negative (CR 107.1b)",
        "abilities[0].script.effects[1].who": "a player",
    }


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (chant(), "abilities[0].script.effects"),
        (chant({"word": "may", "who": "you", "do": []}), f"{EFFECT}.do"),
        ({**ELK, "abilities": ["ward"]}, "abilities[0].cost"),
        ({**ELK, "abilities": [{"word": "suspend", "number": 1, "cost": []}, {"word": "equip", "cost": []}]},
         "abilities[1].cost"),
        ({**ELK, "abilities": [{"word": "activated", "costs": [], "script": {"effects": [DRAW]}}]},
         "abilities[0].costs"),
        ({**ELK, "abilities": [{"word": "spell", "script": {"effects": [DRAW]}}]}, "abilities[0]"),
        ({**CHANT, "abilities": [{"word": "activated", "costs": ["tap"], "script": {"effects": [DRAW]}}]},
         "abilities[0]"),
        ({**CHANT, "power": 1}, "power"),
        ({**ELK, "loyalty": 3}, "loyalty"),
        ({"name": "Zeno", "type_line": "Planeswalker — Jace", "loyalty": -1}, "loyalty"),
        ({**ELK, "name": ""}, "name"),
        ({"name": "Bond", "type_line": "Enchantment — Aura", "abilities": []}, "abilities"),
    ],
)  # fmt: skip
def test_what_a_card_lacks_or_can_not_have_is_told(data: dict[str, object], place: str) -> None:
    assert list(problems(data)) == [place]


def test_a_card_of_which_abilities_are_missing_need_not_have_what_an_aura_has() -> None:
    data = {"name": "Bond", "type_line": "Enchantment — Aura"}
    assert CODEC.load(Card, data, partial=True).name == "Bond"
    assert CODEC.load(Card, {**data, "abilities": [{"word": "enchant", "what": "player"}]}).face.abilities
