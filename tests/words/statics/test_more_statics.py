"""Abilities that can't be activated, damage that is changed, what is attached, and counters in conditions."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, ZAP, creature, go, life, permanent, resolve, size, spell, table

SWORD = card("Sword", "{0}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Creature — Bear", "As long as this creature is equipped, it has menace."),
        ("Enchantment", "Equipped creatures you control have trample."),
        ("Enchantment", "Each other creature you control enters with an additional +1/+1 counter on it."),
        ("Enchantment", "As long as your devotion to red is less than five, you have hexproof."),
        ("Land", "This land enters tapped unless you have two or more opponents."),
        ("Enchantment", "Activated abilities of artifacts can't be activated unless they're mana abilities."),
        ("Creature — Bear", "As long as an opponent has three or more poison counters, this creature has "
            "deathtouch."),
        ("Creature — Bear", "This creature has flying as long as it has three or more +1/+1 counters on it."),
        ("Creature — Bear", "If damage would be dealt to this creature, put that many +1/+1 counters on it instead."),
        ("Enchantment", "If a source would deal damage to you, prevent 1 of that damage."),
        ("Artifact — Equipment", "As long as equipped creature is a Human, it gets an additional +1/+0."),
        ("Enchantment — Aura", "Enchanted creature loses all other abilities and has flying."),
    ],
)
def test_more_statics_print_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def test_what_the_same_effect_gives_is_not_lost() -> None:
    s = table()
    (bird,) = s.battlefield(0, creature("Bird", 1, 1, "Trample"))
    s.battlefield(0, permanent("Cage", "Creatures you control have flying and lose all other abilities."))
    assert s.start().state.characteristics(bird).keywords == {"flying"}


def test_being_equipped_and_being_enchanted() -> None:
    s = table()
    (knight,) = s.battlefield(0, creature("Knight", 1, 1, "As long as this creature is equipped, it gets +2/+0."))
    s.battlefield(0, SWORD)
    game = s.start()
    assert size(game, knight) == (1, 1)
    resolve(game, "activate Sword")
    assert size(game, knight) == (4, 2)
    t = table()
    (witch,) = t.battlefield(0, creature("Witch", 1, 1, "As long as this creature is enchanted, it gets +2/+0."))
    t.hand(0, permanent("Aura", "Enchant creature\nEnchanted creature gets an additional "
        "+0/+1.", "Enchantment — Aura"))
    game = t.start()
    assert size(game, witch) == (1, 1)
    resolve(game, "cast Aura")
    assert size(game, witch) == (3, 2)


def test_others_enter_with_additional_counters() -> None:
    s = table()
    s.battlefield(0, permanent("Gym", "Each creature you control enters with two additional +1/+1 counters on it."))
    s.hand(0, CUB)
    game = s.start()
    resolve(game, "cast Cub")
    (cub,) = [id for id in game.state.battlefield if game.state.label(id) == "Cub"]
    assert size(game, cub) == (4, 4)


def test_abilities_of_artifacts_are_silenced() -> None:
    s = table()
    assert "activate Watch" in offered(s.start())
    s.battlefield(1, permanent("Hush", "Activated abilities of artifacts can't be activated."))
    s.battlefield(0, permanent("Bell", "{0}: You gain 1 life."))
    assert "activate Watch" not in offered(s.start())
    assert "activate Bell" in offered(s.start())


def test_counters_on_things_and_players() -> None:
    s = table()
    text = "This creature gets +0/+5 as long as it has two or more +1/+1 counters on it."
    (grown,) = s.battlefield(0, creature("Grown", 1, 1, text))
    s.hand(0, spell("Feed", "Put two +1/+1 counters on target creature."))
    game = s.start()
    resolve(game, "cast Feed")
    assert size(game, grown) == (3, 8)
    t = table()
    text = "As long as an opponent has two or more poison counters, this creature gets +3/+3."
    (imp,) = t.battlefield(0, creature("Imp", 1, 1, text))
    t.state.edit_player(1).counters = {"poison": 1}
    assert size(t.start(), imp) == (1, 1)
    t.state.edit_player(1).counters = {"poison": 2}
    assert size(t.start(), imp) == (4, 4)


def test_devotion_and_the_number_of_opponents() -> None:
    s = table()
    (god,) = s.battlefield(
        0, creature("God", 5, 5, "As long as your devotion to red is less than one, this creature isn't a creature.")
    )
    assert "creature" not in s.start().state.characteristics(god).types
    s.battlefield(0, card("Coal", "{R}", "Artifact"))
    assert "creature" in s.start().state.characteristics(god).types
    for players, tapped in ((2, True), (3, False)):
        t = table(players)
        t.hand(0, card("Moor", "", "Land", "This land enters tapped unless you have two or more opponents."))
        game = t.start()
        game.choose("play Moor")
        (moor,) = [id for id in game.state.battlefield if game.state.label(id) == "Moor"]
        assert game.state.objects[moor].tapped is tapped


def test_some_of_the_damage_is_prevented() -> None:
    s = table()
    s.battlefield(1, permanent("Wall", "If a source would deal damage to you, prevent 1 of that damage."))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap", "target Bob")
    assert life(game)[1] == 18


def test_damage_is_doubled() -> None:
    s = table()
    text = "it deals double that damage to that permanent or player instead."
    s.battlefield(0, permanent("Fury", f"If a source you control would deal damage to a permanent or player, {text}"))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap", "target Bob")
    assert life(game)[1] == 14


def test_damage_becomes_counters() -> None:
    s = table()
    text = "If damage would be dealt to this creature, put that many +1/+1 counters on it instead."
    (ooze,) = s.battlefield(0, creature("Ooze", 1, 1, text))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap", "target Ooze")
    assert size(game, ooze) == (4, 4)


def test_the_life_gained_this_turn_is_a_number() -> None:
    s = table()
    s.hand(0, spell("Tea", "You gain 3 life."))
    s.hand(0, spell("Bill", "Target player loses X life, where X is the amount of life you gained this turn."))
    game = s.start()
    resolve(game, "cast Tea")
    resolve(game, "cast Bill", "target Bob")
    assert life(game)[1] == 17


def test_a_card_with_two_ways_is_offered_once_each() -> None:
    s = table()
    s.graveyard(0, card("Echo", "{0}", "Instant", "You gain 1 life.\nFlashback {0}"))
    s.battlefield(0, permanent("Past", "You may cast instant spells from your graveyard."))
    lines = [line for line in offered(s.start()) if "Echo" in line]
    assert len(lines) == len(set(lines)) == 2


def test_an_effect_on_players_ends() -> None:
    s = table()
    s.hand(0, spell("Hex", "Players can't gain life this turn."), spell("Tea", "You gain 3 life."))
    game = s.start()
    resolve(game, "cast Hex")
    resolve(game, "cast Tea")
    assert life(game)[0] == 20
    go(game, "main 1", 1)
    assert names(game, "hand") == []


def test_a_copy_is_no_longer_one_when_the_turn_ends() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, OX)
    s.hand(0, spell("Shape", "Until end of turn, target creature becomes a copy of another target creature."))
    game = s.start()
    resolve(game, "cast Shape", "target Cub")
    assert size(game, cub) == (2, 4)
    go(game, "upkeep")
    assert size(game, cub) == (2, 2)


def test_an_ability_costs_less_for_each_and_more_for_each() -> None:
    s = table()
    text = "{2}: You gain 5 life. This ability costs {1} less to activate for each Bear you control."
    s.battlefield(0, permanent("Altar", text))
    s.battlefield(0, permanent("Debt", "{0}: You gain 5 life. This ability costs {1} more to activate for "
        "each Bear you control."))
    lines = offered(s.start())
    assert "activate Altar" not in lines
    assert "activate Debt" in lines
    s.battlefield(0, CUB, CUB)
    game = s.start()
    assert "activate Debt" not in offered(game)
    resolve(game, "activate Altar")
    assert life(game)[0] == 25


@pytest.mark.parametrize(
    "line",
    [
        "{3}, {T}: Draw a card. This ability costs {1} less to activate for each creature you control.",
        "{5}: Draw a card. This ability costs {2} less to activate if you control a Wizard. Activate only "
            "once each turn.",
        "{5}: Draw a card. This ability costs {X} less to activate, where X is the number of artifacts you control.",
    ],
)
def test_what_an_ability_says_of_its_cost_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_a_shield_does_not_help_what_cannot_be_regenerated() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Mend", "Regenerate target creature."), spell("Kill", "Destroy target creature."))
    s.hand(0, spell("Rot", "Target creature can't be regenerated this turn."))
    game = s.start()
    resolve(game, "cast Mend")
    resolve(game, "cast Rot")
    resolve(game, "cast Kill")
    assert names(game, "battlefield", 1) == []
