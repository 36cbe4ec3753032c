"""Activating abilities (CR 602) and loyalty abilities (CR 606)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick
from tests.rules.play import CUB, OX, WAIT, act, board, creature, go, life, named, permanent, resolve, spell, table

HEALER = creature("Healer", 1, 1, "{T}: You gain 1 life.")
SAGE = card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.\n−2: Draw a card.\n−7: You gain 20 life.", loyalty=3)


def test_an_ability_uses_the_stack_and_can_be_answered() -> None:
    s = table()
    s.battlefield(0, HEALER)
    s.hand(1, WAIT)
    game = s.start()
    act(game, "activate Healer", "pass")
    assert names(game, "stack") == ["Healer"]
    resolve(game, "cast Wait", "pass")
    resolve(game)
    assert life(game) == [21, 21]


def test_the_cost_is_paid_at_once() -> None:
    s = table()
    (healer,) = s.battlefield(0, HEALER)
    game = s.start()
    act(game, "activate Healer")
    assert game.state.object(healer).tapped
    assert "activate Healer" not in offered(game)


def test_a_creature_that_came_this_turn_cannot_use_the_tap_symbol() -> None:
    s = table()
    s.hand(0, HEALER)
    game = s.start()
    resolve(game, "cast Healer")
    assert "activate Healer" not in offered(game)
    go(game, "main 1", 0)
    assert "activate Healer" in offered(game)


def test_with_haste_it_can() -> None:
    s = table()
    s.hand(0, creature("Rush", 1, 1, "Haste\n{T}: You gain 1 life."))
    game = s.start()
    resolve(game, "cast Rush")
    assert "activate Rush" in offered(game)


def test_what_is_no_creature_can_at_once() -> None:
    s = table()
    s.hand(0, permanent("Altar", "{T}: You gain 1 life.", "Artifact"))
    game = s.start()
    resolve(game, "cast Altar")
    assert "activate Altar" in offered(game)


def test_an_ability_resolves_though_its_source_has_left() -> None:
    s = table()
    s.battlefield(0, creature("Martyr", 3, 1, "Sacrifice this creature: You gain life equal to this creature's power."))
    game = s.start()
    resolve(game, "activate Martyr")
    assert board(game) == []
    assert life(game) == [23, 20]


def test_once_each_turn_is_once_each_turn() -> None:
    s = table()
    s.battlefield(0, creature("Monk", 1, 1, "{0}: You gain 1 life. Activate only once each turn."))
    game = s.start("end")
    resolve(game, "activate Monk")
    assert "activate Monk" not in offered(game)
    go(game, "upkeep", 1)
    assert "activate Monk" in offered(game)


def test_as_a_sorcery_is_in_ones_main_phase_with_an_empty_stack() -> None:
    s = table()
    s.battlefield(0, creature("Monk", 1, 1, "{0}: You gain 1 life. Activate only as a sorcery."))
    game = s.start("upkeep")
    assert "activate Monk" not in offered(game)
    go(game, "main 1")
    assert "activate Monk" in offered(game)
    pick(game, "activate Watch")
    assert "activate Monk" not in offered(game)


def test_only_the_controller_activates() -> None:
    s = table(watching=False)
    s.put(0, "battlefield", HEALER, controller=1)
    s.hand(0, WAIT)
    game = s.start()
    assert offered(game) == ["cast Wait", "pass"]
    pick(game, "pass")
    assert offered(game) == ["activate Healer", "pass"]


def test_an_ability_of_a_card_in_hand_or_graveyard_works_only_there() -> None:
    s = table()
    s.hand(0, creature("Wheel", 1, 1, "Cycling {0}"))
    s.battlefield(0, creature("Wheel", 1, 1, "Cycling {0}"))
    game = s.start("upkeep")
    resolve(game, "activate Wheel")
    assert names(game, "graveyard") == ["Wheel"]
    assert names(game, "hand") == ["Page"]
    assert "activate Wheel" not in offered(game)


def test_a_sacrifice_as_cost_cannot_be_answered() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Pit", "Sacrifice a creature: Draw a card.", "Artifact"))
    game = s.start()
    act(game, "activate Pit")
    assert board(game) == ["Pit"]
    assert names(game, "graveyard") == ["Cub"]
    assert "activate Pit" not in offered(game)


def test_a_countered_ability_is_not_undone_in_its_cost() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Pit", "Sacrifice a creature: Draw a card.", "Artifact"))
    s.hand(1, spell("Hold", "Counter target activated or triggered ability."))
    game = s.start()
    act(game, "activate Pit", "pass", "cast Hold -> Pit", "pass")
    assert names(game, "hand") == []
    assert board(game) == ["Pit"]


def test_two_taps_need_two_creatures() -> None:
    s = table()
    s.battlefield(0, permanent("Choir", "Tap two untapped creatures you control: Draw a card."), CUB)
    assert "activate Choir" not in offered(s.start())
    s.battlefield(0, OX)
    game = s.start()
    act(game, "activate Choir")
    assert all(game.state.object(id).tapped for id in (*named(game, "Cub"), *named(game, "Ox")))


def test_a_loyalty_ability_is_paid_in_counters() -> None:
    s = table()
    (sage,) = s.battlefield(0, SAGE)
    game = s.start()
    resolve(game, "activate Sage (1)")
    assert game.state.object(sage).counters == {"loyalty": 4}
    assert life(game) == [22, 20]


def test_only_one_loyalty_ability_of_a_permanent_each_turn() -> None:
    s = table()
    s.battlefield(0, SAGE)
    game = s.start()
    resolve(game, "activate Sage (1)")
    assert not any(line.startswith("activate Sage") for line in offered(game))
    go(game, "main 1", 0)
    assert "activate Sage (2)" in offered(game)


def test_a_loyalty_ability_that_costs_more_than_there_is_cannot_be_activated() -> None:
    s = table()
    s.battlefield(0, SAGE)
    assert [line for line in offered(s.start()) if "Sage" in line] == ["activate Sage (1)", "activate Sage (2)"]


def test_loyalty_abilities_wait_for_ones_own_main_phase() -> None:
    s = table()
    s.battlefield(0, SAGE)
    assert not any("Sage" in line for line in offered(s.start("upkeep")))
    assert not any("Sage" in line for line in offered(s.start("main 1", active=1)))


def test_two_planeswalkers_may_each_be_used() -> None:
    s = table()
    other = card("Elder", "{0}", "Planeswalker", "+1: You gain 3 life.", loyalty=3)
    s.battlefield(0, SAGE, other)
    game = s.start()
    resolve(game, "activate Sage (1)")
    resolve(game, "activate Elder")
    assert life(game) == [25, 20]


def test_a_planeswalker_that_pays_its_last_counter_is_gone_but_the_ability_stays() -> None:
    s = table()
    s.put(0, "battlefield", SAGE, counters={"loyalty": 2})
    game = s.start()
    act(game, "activate Sage (2)")
    assert board(game) == []
    resolve(game)
    assert names(game, "hand") == ["Page"]


def test_a_new_planeswalker_of_the_same_card_may_be_used_again() -> None:
    s = table()
    s.battlefield(0, SAGE)
    s.hand(0, spell("Flick", "Exile target planeswalker, then return it to the battlefield under its owner's control."))
    game = s.start()
    resolve(game, "activate Sage (1)")
    resolve(game, "cast Flick -> Sage")
    assert "activate Sage (1)" in offered(game)


def test_once_each_turn_is_counted_for_a_card_in_hand_too() -> None:
    s = table()
    s.hand(0, creature("Omen", 1, 1, "Reveal this card from your hand: You gain 1 life. Activate only once each turn."))
    game = s.start("end")
    resolve(game, "activate Omen")
    assert "activate Omen" not in offered(game)
    go(game, "upkeep", 1)
    assert "activate Omen" in offered(game)


@pytest.mark.parametrize(
    "text",
    [
        "Put a +1/+1 counter on this creature",
        "This creature gets +1/+1 until end of turn",
        "This creature becomes a 3/3 Elf until end of turn",
        "Goad this creature",
        "Regenerate this creature",
    ],
)
def test_what_is_done_to_a_permanent_is_not_done_to_the_card_that_its_own_cost_has_made_of_it(text: str) -> None:
    """CR 109.2: a card in a graveyard is no creature."""
    s = table()
    s.battlefield(0, creature("Crab", 1, 1, f"Sacrifice a creature: {text}."))
    game = s.start()
    resolve(game, "activate Crab")
    (crab,) = named(game, "Crab")
    assert names(game, "graveyard") == ["Crab"]
    assert game.state.object(crab).counters == {}
    assert not [effect for effect in game.state.effects if effect.affected]


def test_a_card_that_its_own_cost_has_moved_is_found_to_be_moved_on() -> None:
    """CR 400.7j."""
    s = table()
    s.battlefield(0, creature("Crab", 1, 1, "Sacrifice this creature: Return this card to its owner's hand."))
    game = s.start()
    resolve(game, "activate Crab")
    assert names(game, "hand") == ["Crab"]
