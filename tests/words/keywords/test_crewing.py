"""Crewing Vehicles and saddling Mounts, played (CR 702.122, 702.171)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, act, attack, board, creature, go, life, named, permanent, resolve, size, table

from manafold.model.card import Card
from manafold.rules.game import Game

MULE = creature(
    "Mule", 1, 4, "Saddle 2\nWhenever this creature attacks while saddled, you gain 5 life.", "Creature — Horse Mount"
)
CART = card("Cart", "{0}", "Artifact — Vehicle", "Crew 3", 5, 5)


def playing(*mine: Card) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Saddle 3",
        "Whenever this creature attacks while saddled, you gain 5 life.",
        "This creature saddles Mounts and crews Vehicles as though its power were 2 greater.",
        "This creature crews Vehicles as though its power were 2 greater.",
        "This creature crews Vehicles using its toughness rather than its power.",
        "This creature can't crew Vehicles.",
        "This creature can't attack, block, or crew Vehicles.",
        "Whenever this creature crews a Vehicle, you gain 1 life.",
        "Whenever this creature saddles a Mount, you gain 1 life.",
        "Whenever this creature becomes saddled for the first time each turn, draw a card.",
        "Whenever this creature attacks, untap each creature that saddled it this turn.",
        "{2}: Target Mount you control becomes saddled until end of turn.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_saddled_mount_attacks_as_such() -> None:
    game = playing(MULE, OX)
    resolve(game, "activate Mule")
    attack(game, "attack Mule")
    resolve(game)
    assert life(game) == [25, 20]


def test_a_mount_that_is_not_saddled_does_not() -> None:
    game = playing(MULE, OX)
    attack(game, "attack Mule")
    resolve(game)
    assert life(game) == [20, 20]


def test_it_is_saddled_only_for_the_turn() -> None:
    game = playing(MULE, OX)
    resolve(game, "activate Mule")
    go(game, "main 1", active=0)
    attack(game, "attack Mule")
    resolve(game)
    assert life(game)[0] == 20


def test_saddling_is_done_as_a_sorcery() -> None:
    game = playing(MULE, OX)
    go(game, "beginning of combat")
    assert "activate Mule" not in offered(game)


def test_an_effect_can_saddle() -> None:
    game = playing(MULE, permanent("Spur", "{0}: Target Mount you control becomes saddled until end of turn."))
    resolve(game, "activate Spur")
    attack(game, "attack Mule")
    resolve(game)
    assert life(game)[0] == 25


@pytest.mark.parametrize(
    ("text", "power", "able"),
    [
        ("", 1, False),
        ("This creature crews Vehicles as though its power were 2 greater.", 1, True),
        ("This creature saddles Mounts and crews Vehicles as though its power were 2 greater.", 1, True),
        ("This creature crews Vehicles using its toughness rather than its power.", 1, True),
        ("This creature can't crew Vehicles.", 5, False),
        ("This creature can't attack, block, or crew Vehicles.", 5, False),
    ],
)
def test_the_power_to_crew_can_be_another(text: str, power: int, able: bool) -> None:
    game = playing(CART, creature("Hand", power, 3, text))
    assert ("activate Cart" in offered(game)) is able


def test_only_the_saddling_power_is_greater_where_both_are_said() -> None:
    game = playing(MULE, creature("Hand", 0, 3, "This creature crews Vehicles as though its power were 2 greater."))
    assert "activate Mule" not in offered(game)


def test_the_activated_abilities_of_what_cannot_crew_may_be_silenced_too() -> None:
    text = (
        "Enchant creature\nEnchanted creature can't attack, block, or crew Vehicles, and its activated abilities "
        "can't be activated unless they're mana abilities."
    )
    scenario = table()
    (hand,) = scenario.battlefield(0, creature("Hand", 3, 3, "{0}: You gain 1 life."))
    scenario.battlefield(0, CART, CUB)
    scenario.put(0, "battlefield", card("Bond", "{0}", "Enchantment — Aura", text), attached_to=hand)
    game = scenario.start("main 1")
    assert not {"activate Cart", "activate Hand"} & set(offered(game))
    attack(game)
    assert "attack Hand" not in offered(game)


def test_crewing_is_seen_as_the_creature_is_tapped() -> None:
    text = "Whenever this creature crews a Vehicle, that Vehicle gets +1/+0 until end of turn."
    game = playing(CART, creature("Hand", 3, 3, text))
    resolve(game, "activate Cart")
    assert size(game, named(game, "Cart")[0]) == (6, 5)


def test_becoming_crewed_is_seen_as_the_ability_resolves_and_the_first_time_each_turn() -> None:
    text = "Crew 1\nWhenever this Vehicle becomes crewed for the first time each turn, you gain 3 life."
    game = playing(card("Raft", "{0}", "Artifact — Vehicle", text, 5, 5), CUB, OX)
    resolve(game, "activate Raft", "tap Cub", "done")
    assert life(game)[0] == 23
    resolve(game, "activate Raft")
    assert life(game)[0] == 23


def test_what_saddled_it_is_known() -> None:
    text = "Saddle 2\nWhenever this creature attacks, destroy each creature that saddled it this turn."
    game = playing(creature("Mule", 1, 4, text), CUB, OX)
    resolve(game, "activate Mule", "tap Ox", "done")
    attack(game, "attack Mule", "done")
    resolve(game)
    assert board(game) == ["Mule", "Cub"]


def test_what_is_saddled_fits_the_description() -> None:
    game = playing(MULE, OX, permanent("Spur", "{0}: Draw a card. Activate only if you control a saddled Mount."))
    assert "activate Spur" not in offered(game)
    act(game, "activate Mule")
    resolve(game)
    assert "activate Spur" in offered(game)
