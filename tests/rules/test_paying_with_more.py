"""Automatic payment with mana that triggered abilities add, and with mana for some spells only (CR 605.4a, 106.6)."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, offered
from tests.rules.play import creature, names, table

from manafold.model.card import Card
from manafold.rules.events import ManaAdded

GROVE = card("Twin Grove", "", "Land", "{T}: Add {R} or {G}.")
FOREST = card("Forest", "", "Basic Land — Forest")
BLOOM = card(
    "Wild Bloom",
    "{0}",
    "Enchantment — Aura",
    "Enchant land\n"
    "Whenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.",
)
SPRING = card(
    "Bright Spring", "", "Land", "{T}: Add {C}.\nWhenever you tap this land for mana, add one mana of any color."
)


@pytest.mark.parametrize("land", [GROVE, FOREST])
@pytest.mark.parametrize("cost", ["{U}{G}", "{G}{W}", "{G}{G}", "{1}{B}"])
def test_the_color_that_the_cost_needs_is_chosen(land: Card, cost: str) -> None:
    s = table(watching=False)
    (id,) = s.battlefield(0, land)
    s.put(1, "battlefield", BLOOM, attached_to=id)
    s.hand(0, card("Ox", cost, "Creature — Ox", "", 2, 2))
    game = s.start()
    game.choose("cast Ox")
    assert not game.refused
    assert "Ox" in names(game, "battlefield")
    assert not game.state.players[0].pool


@pytest.mark.parametrize("cost", ["{1}{U}", "{C}{W}"])
def test_a_land_may_add_to_its_own_mana(cost: str) -> None:
    s = table(watching=False)
    s.battlefield(0, SPRING)
    s.hand(0, card("Ox", cost, "Creature — Ox", "", 2, 2))
    game = s.start()
    game.choose("cast Ox")
    assert not game.refused
    assert "Ox" in names(game, "battlefield")


def test_who_taps_for_more_than_the_cost_needs_says_what_more_it_is() -> None:
    s = table(watching=False)
    (id,) = s.battlefield(0, FOREST)
    s.put(1, "battlefield", BLOOM, attached_to=id)
    s.hand(0, card("Elf", "{G}", "Creature — Elf", "", 1, 1))
    game = s.start()
    game.choose("cast Elf")
    assert game.notations == ["add {W}", "add {U}", "add {B}", "add {R}", "add {G}"]
    game.choose("add {B}")
    assert [event.mana for event in game.events if isinstance(event, ManaAdded)] == ["G", "B"]
    assert "Elf" in names(game, "battlefield")


def test_mana_for_creature_spells_pays_for_a_creature_and_not_for_its_adventure() -> None:
    s = table(watching=False)
    s.battlefield(0, card("Den", "", "Land", "{T}: Add {G}{G}. Spend this mana only to cast creature spells."))
    s.hand(
        0,
        faces(
            "adventure",
            face("Wanderer", "{1}{G}", "Creature — Human", "", 2, 2),
            face("Stroll", "{1}{G}", "Instant — Adventure", "Draw a card."),
        ),
    )
    game = s.start()
    assert game.notations == ["cast Wanderer", "pass"]


def test_an_ability_that_is_activated_only_as_a_sorcery_gives_mana_beforehand_and_not_while_something_is_paid() -> None:
    s = table()
    s.battlefield(0, card("Well", "", "Artifact", "{T}: Add {G}{G}. Activate only as a sorcery."))
    s.hand(0, card("Ox", "{1}{G}", "Creature — Ox", "", 2, 2))
    game = s.start()
    assert "cast Ox" not in game.notations
    game.pay_by_hand(0)
    game.choose("tap Well")
    assert "cast Ox" in game.notations


def test_what_is_tapped_for_one_mana_and_sacrificed_for_another_is_tapped_first() -> None:
    s = table(watching=False)
    seed = card("Seed", "{0}", "Creature — Plant", "Sacrifice this creature: Add {C}.", 0, 1)
    s.battlefield(0, seed, seed)
    text = "Tap two untapped creatures you control: Add one mana of any color."
    s.battlefield(0, card("Nursery", "{0}", "Enchantment", text))
    s.hand(0, card("Ox", "{3}", "Creature — Ox", "", 2, 2))
    game = s.start()
    game.choose("cast Ox")
    assert not game.refused
    assert names(game, "graveyard") == ["Seed", "Seed"]


def test_a_creature_that_convokes_is_not_tapped_for_mana_as_well() -> None:
    s = table(watching=False)
    settlement = "{T}: Add {C}.\n{T}, Tap an untapped creature you control: Add one mana of any color."
    s.battlefield(0, FOREST, card("Settlement", "", "Land", settlement), creature("Bear", 2, 2))
    for name, cost in (("Ash", "{1}{W}{G}"), ("Fog", "{1}{G}{G}"), ("Mist", "{1}{G}")):
        s.hand(0, card(name, cost, "Instant", "Convoke\nYou gain 1 life."))
    assert s.start("main 1").notations == ["cast Mist", "pass"]


@pytest.mark.parametrize("cost", ["Pay 2 life", "Sacrifice a creature", "Exile a creature you control"])
def test_mana_for_some_spells_alone_that_costs_more_than_a_tap_pays_for_no_ability_of_the_same_cost(cost: str) -> None:
    text = f"{{T}}, {cost}: Add {{C}}{{C}}. Spend this mana only to cast artifact spells."
    s = table(watching=False)
    s.battlefield(
        0,
        card("Deep Well", "", "Artifact", text),
        creature("Pup", 1, 1, "{2}: You gain 1 life."),
    )
    s.hand(0, card("Toy", "{2}", "Artifact"), card("Ox", "{2}", "Creature — Ox", "", 2, 2))
    game = s.start()
    assert offered(game) == ["cast Toy", "pass"]


def test_what_makes_other_things_fit_to_be_used_up_is_used_up_after_them() -> None:
    s = table(watching=False)
    altar = card("Altar", "", "Artifact", "Sacrifice a creature: Add {C}.")
    s.battlefield(0, altar, creature("Caller", 1, 1, "Forests you control are 1/1 green Elf creatures."))
    for _ in range(2):
        s.put(0, "battlefield", FOREST, tapped=True)
    s.hand(0, card("Toy", "{3}", "Artifact"))
    game = s.start()
    game.choose("cast Toy")
    assert not game.refused
    assert names(game, "battlefield") == ["Altar", "Toy"]
