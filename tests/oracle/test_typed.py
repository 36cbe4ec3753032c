"""Cards from what somebody typed."""

from __future__ import annotations

from typing import Any

import pytest

from manafold.model.card import Variable
from manafold.model.errors import CardDataError, NotationError
from manafold.oracle.typed import UnreadText, card
from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    ("types", "numbers", "missing"),
    [
        ("Creature — Bear", {}, ["Bruno.power", "Bruno.toughness"]),
        ("Creature — Bear", {"power": 2}, ["Bruno.toughness"]),
        ("Artifact — Vehicle", {"toughness": 2}, ["Bruno.power"]),
        ("Planeswalker — Jace", {}, ["Bruno.loyalty"]),
        ("Battle — Siege", {}, ["Bruno.defense"]),
    ],
)
def test_a_card_without_a_number_that_its_types_have_is_refused(
    types: str, numbers: dict[str, int], missing: list[str]
) -> None:
    with pytest.raises(CardDataError) as raised:
        card("Bruno", "{0}", types, "", numbers.get("power"), numbers.get("toughness"))
    assert [each.path for each in raised.value.errors] == missing


def test_numbers_with_a_star_are_written() -> None:
    made = card("Bruno", "{0}", "Creature — Bear", power="*", toughness="1+*").face
    assert (made.power, made.toughness) == (Variable("*"), Variable("1+*"))
    with pytest.raises(NotationError):
        card("Bruno", "{0}", "Creature — Bear", power="many", toughness="2")


@pytest.mark.parametrize(("types", "name"), [("Planeswalker — Jace", "loyalty"), ("Battle — Siege", "defense")])
def test_every_number_in_a_corner_may_be_written(types: str, name: str) -> None:
    numbers: dict[str, Any] = {name: "3"}
    walker = card("Bruno", "{0}", types, **numbers)
    assert getattr(walker.face, name) == 3
    scenario = Scenario()
    (id,) = scenario.battlefield(0, walker)
    assert scenario.start().state.object(id).counters == {name: 3}
    with pytest.raises(NotationError, match=r'expected a number.*got "many"'):
        card("Bruno", "{0}", types, **{**numbers, name: "many"})
    with pytest.raises(TypeError, match=r"expected a number.*got 1\.5"):
        card("Bruno", "{0}", types, **{**numbers, name: 1.5})


def test_an_instruction_on_a_permanent_is_said_to_need_an_ability() -> None:
    with pytest.raises(UnreadText, match="a permanent needs an ability that has it"):
        card("Bruno", "{0}", "Creature — Bear", "Draw a card.", 2, 2)
