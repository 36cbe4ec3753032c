"""Basic land types and their mana abilities (CR 305.6, 305.7)."""

from __future__ import annotations

from tests.rules.layer_words import Also, Gains, Itself, LosesAll, OnlyLandType, Typed, Winged, card, creature, static

from manafold.rules import mana
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect
from manafold.rules.copies import become_copy
from manafold.rules.land_types import intrinsic
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.words.durations.turn import UntilEndOfTurn

FOREST = card("Tall Forest", "Basic Land — Forest")
FIELD = card("Flat Field", "Land", Winged())


def taps_for(state: State, id: int) -> list[str]:
    """The basic land types of whose mana abilities the object has one."""
    have = state.characteristics(id).abilities.mana
    return [each for each in ("Plains", "Island", "Swamp", "Mountain", "Forest") if intrinsic(each) in have]


def test_a_land_with_a_basic_land_type_can_be_tapped_for_its_mana() -> None:
    s = Scenario()
    (forest,) = s.battlefield(0, FOREST)
    for _ in mana.activate(s.state, 0, forest, 0):
        raise AssertionError("nobody has to choose")
    assert s.state.object(forest).tapped
    assert [(each.type, each.source) for each in s.state.players[0].pool] == [("G", forest)]


def test_a_dual_land_has_both_abilities_and_a_creature_of_that_name_none() -> None:
    s = Scenario()
    dual, plain = s.battlefield(0, card("Wet Woods", "Land — Forest Island"), FIELD)
    assert taps_for(s.state, dual) == ["Island", "Forest"]
    assert taps_for(s.state, plain) == []


def test_a_land_whose_type_is_set_loses_its_text_and_its_old_mana_ability() -> None:
    s = Scenario()
    flood = card("Flood", "Enchantment", static(Typed("land"), OnlyLandType("Island")))
    forest, field, _ = s.battlefield(0, FOREST, FIELD, flood)
    assert taps_for(s.state, forest) == taps_for(s.state, field) == ["Island"]
    assert not s.state.characteristics(field).keywords


def test_a_land_type_in_addition_adds_a_mana_ability() -> None:
    s = Scenario()
    roots = card("Roots", "Enchantment", static(Typed("land"), Also("", "Swamp")))
    forest, field, _ = s.battlefield(0, FOREST, FIELD, roots)
    assert taps_for(s.state, forest) == ["Swamp", "Forest"]
    assert taps_for(s.state, field) == ["Swamp"]
    assert s.state.characteristics(field).keywords == {"winged"}


def test_what_becomes_a_land_with_a_basic_land_type_gets_the_ability() -> None:
    s = Scenario()
    (bear,) = s.battlefield(0, creature("Bear", 2, 2))
    assert taps_for(s.state, bear) == []
    add_effect(s.state, Context(s.state, bear, 0), (Also("land", "Forest"),), UntilEndOfTurn(), (bear,))
    assert taps_for(s.state, bear) == ["Forest"]


def test_a_land_that_loses_all_abilities_keeps_no_mana_ability_but_what_is_given_later() -> None:
    s = Scenario()
    (forest,) = s.battlefield(0, FOREST)
    c = Context(s.state, forest, 0)
    add_effect(s.state, c, (LosesAll(),), UntilEndOfTurn(), (forest,))
    assert taps_for(s.state, forest) == []
    add_effect(s.state, c, (Gains(intrinsic("Swamp")),), UntilEndOfTurn(), (forest,))
    assert taps_for(s.state, forest) == ["Swamp"]


def test_the_mana_ability_is_copied_with_the_type() -> None:
    s = Scenario()
    forest, shape, other = s.battlefield(0, FOREST, creature("Shape", 1, 1, static(Itself(), Also("artifact"))), FIELD)
    c = Context(s.state, shape, 0)
    become_copy(s.state, c, (shape,), forest, UntilEndOfTurn())
    become_copy(s.state, c, (other,), forest, UntilEndOfTurn(), (OnlyLandType("Island"),))
    assert taps_for(s.state, shape) == ["Forest"]
    assert taps_for(s.state, other) == ["Island"]
