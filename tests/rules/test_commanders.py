"""Commanders in the command zone (CR 903.8), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import board, creature, life, permanent, resolve, spell, table

from manafold.rules import zones
from manafold.rules.events import BY_RULES
from manafold.rules.scenario import Scenario

WASTE = card("Waste", "", "Land", "{T}: Add {C}{C}.")
LORD = card("Old Lord", "{1}", "Legendary Creature — Bear", "", 3, 3)
FALL = spell("Fall", "Return all creatures to their owners' hands.")


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("Creatures you control get +1/+1 for each time you've cast your commander from the command zone this game.",
         "Creature"),
        ("Spells you cast cost {1} less to cast for each time you've cast a commander from the command zone this game.",
         "Creature"),
        ("Put your commander into your hand from the command zone.", "Sorcery"),
        ("You gain X life, where X is the greatest mana value of a commander you own on the battlefield or in the "
         "command zone.", "Sorcery"),
        ("You gain X life, where X is the greatest mana value among your commanders.", "Sorcery"),
        ("When you cast your commander, draw a card.", "Creature"),
    ],
)  # fmt: skip
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


def court(lands: int) -> Scenario:
    """Ann's commander in the command zone, and so many lands for two mana each."""
    s = table(watching=False)
    s.put(0, "command", LORD, commander=True)
    s.put(1, "command", creature("Stranger", 1, 1), commander=True)
    s.battlefield(0, *[WASTE] * lands)
    return s


def test_only_its_owner_casts_it_and_for_two_more_each_time() -> None:
    s = court(lands=3)
    game = s.start()
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Old Lord"]
    resolve(game, "cast Old Lord")
    lord = game.state.battlefield[-1]
    assert game.state.label(lord) == "Old Lord"
    assert sum(game.state.objects[id].tapped for id in game.state.battlefield) == 1


@pytest.mark.parametrize(("lands", "possible"), [(2, True), (1, False)])
def test_the_second_time_it_costs_two_more(lands: int, possible: bool) -> None:
    s = court(lands)  # one mana is left over the first time
    text = "Creatures you control get +1/+1 for each time you've cast your commander from the command zone this game."
    s.battlefield(0, permanent("Throne", text))
    s.hand(0, spell("Rest", "You gain 1 life."))
    game = s.start()
    resolve(game, "cast Old Lord")
    lord = game.state.battlefield[-1]
    assert game.state.characteristics(lord).power == 4
    list(zones.move(game.state, lord, "command", BY_RULES))  # its owner has put it back
    resolve(game, "cast Rest")
    assert ("cast Old Lord" in offered(game)) is possible


def test_its_casting_and_its_mana_value_count() -> None:
    s = court(lands=2)
    s.battlefield(0, permanent("Horn", "When you cast your commander, you gain 5 life."))
    text = "You gain X life, where X is the greatest mana value of a commander you own on the battlefield or in the "
    s.hand(0, spell("Tithe", f"{text}command zone."))
    s.hand(0, spell("Levy", "You gain X life, where X is the greatest mana value among your commanders."), FALL)
    game = s.start()
    resolve(game, "cast Tithe")
    assert life(game)[0] == 21
    resolve(game, "cast Old Lord")
    resolve(game)
    assert life(game)[0] == 26
    resolve(game, "cast Fall")
    resolve(game, "cast Levy")
    assert (life(game)[0], board(game)[-1]) == (27, "Horn")


def test_it_can_be_taken_into_the_hand() -> None:
    s = court(lands=2)
    s.hand(0, spell("Call", "Put your commander into your hand from the command zone."))
    game = s.start()
    resolve(game, "cast Call")
    assert names(game, "hand") == ["Old Lord"]
    assert [game.state.label(id) for id in game.state.command] == ["Stranger"]
    resolve(game, "cast Old Lord")
    assert game.state.players[0].choices == {}  # from the hand it is not counted


@pytest.mark.parametrize(
    ("cost", "possible"), [("{R}{G}", ["cast Ember", "cast Leaf"]), ("{3}", []), ("", [])]
)  # fmt: skip
def test_mana_of_the_colors_of_the_commander(cost: str, possible: list[str]) -> None:
    tower = card("Spire", "", "Land", "{T}: Add one mana of any color in your commander's color identity.")
    s = table(watching=False)
    if cost:
        s.put(0, "command", card("Queen", cost, "Legendary Creature — Elf", "", 9, 9), commander=True)
    s.put(1, "command", card("King", "{U}", "Legendary Creature — Elf", "", 9, 9), commander=True)
    s.battlefield(0, tower)
    s.hand(0, *[spell(name, "You gain 1 life.", cost=each) for name, each in (("Ember", "{R}"), ("Leaf", "{G}"))])
    s.hand(0, spell("Wave", "You gain 1 life.", cost="{U}"), spell("Rest", "You gain 1 life."))
    game = s.start()
    assert [line for line in offered(game) if line.startswith("cast")] == [*possible, "cast Rest"]


@pytest.mark.parametrize(("color", "hit"), [("{R}", True), ("{U}", False), ("{0}", True)])
def test_protection_from_other_colors_than_the_commanders(color: str, hit: bool) -> None:
    text = "Protection from each color that's not in your commander's color identity"
    assert printed_back(text, "Creature") == text
    s = table()
    s.put(0, "command", card("Queen", "{R}", "Legendary Creature — Elf", "", 9, 9), commander=True)
    s.battlefield(0, creature("Guard", 2, 2, text))
    s.battlefield(0, *[card("Gem", "", "Land", "{T}: Add one mana of any color.")])
    s.hand(0, spell("Zap", "Zap deals 3 damage to any target.", cost=color))
    game = s.start()
    game.choose("cast Zap")
    assert ("target Guard" in offered(game)) is hit
