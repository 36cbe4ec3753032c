"""Commanders in the command zone and out of it (CR 903.8-903.10), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import (
    PAGE,
    WAIT,
    WATCH,
    act,
    asked,
    attack,
    board,
    creature,
    decline,
    go,
    life,
    permanent,
    resolve,
    spell,
    table,
)

from manafold.model.card import Card
from manafold.rules import zones
from manafold.rules.events import BY_RULES
from manafold.rules.game import Game
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


def exposed(*spells: Card) -> Scenario:
    """Ann's commander on the battlefield, and what Ann may do to it in her hand."""
    s = table()
    s.put(0, "battlefield", LORD, commander=True)
    s.put(0, "battlefield", creature("Guard", 3, 3))
    s.hand(0, *spells)
    return s


DOOM = spell("Doom", "Destroy all creatures.")
BANISH = spell("Banish", "Exile target creature.")


@pytest.mark.parametrize(("cast", "zone"), [("cast Doom", "graveyard"), ("cast Banish -> Old Lord", "exile")])
@pytest.mark.parametrize("back", [True, False])
def test_its_owner_may_return_it_to_the_command_zone(cast: str, zone: str, back: bool) -> None:
    s = exposed(DOOM, BANISH, WAIT)
    game = s.start()
    resolve(game, cast)
    assert offered(game) == ["yes", "no"]
    assert game.decision is not None
    assert (game.decision.player, game.decision.prompt) == (0, "put Old Lord into the command zone?")
    assert "Old Lord" in names(game, zone)  # it has been there, and died if it did
    act(game, "yes" if back else "no")
    assert [game.state.label(id) for id in game.state.command] == ["Old Lord"] * back
    assert ("Old Lord" in names(game, zone)) is not back
    resolve(game, "cast Wait")
    assert "yes" not in offered(game)  # asked once only
    assert Game.replayed(game.replay, {each.name: each for each in (LORD, DOOM, BANISH, WAIT, WATCH, PAGE)} | {
        "Guard": creature("Guard", 3, 3)
    }).log == game.log  # fmt: skip


def test_it_dies_before_it_returns_and_costs_more_then() -> None:
    s = exposed(DOOM)
    s.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 1 life."), WASTE)
    game = s.start()
    resolve(game, "cast Doom")
    act(game, "yes")
    resolve(game)
    assert life(game)[0] == 22
    assert "cast Old Lord" in offered(game)  # never cast from there before


def test_each_owner_is_asked_about_their_own_in_turn_order() -> None:
    s = exposed(DOOM)
    young = card("Young Lord", "{1}", "Legendary Creature — Bear", "", 3, 3)
    s.put(1, "battlefield", young, commander=True, controller=0)
    game = s.start(active=1, priority=0)
    resolve(game, "cast Doom")
    assert (asked(game), game.decision and game.decision.prompt) == ("Bob", "put Young Lord into the command zone?")
    act(game, "no")
    assert (asked(game), game.decision and game.decision.prompt) == ("Ann", "put Old Lord into the command zone?")
    act(game, "yes")
    assert [game.state.label(id) for id in game.state.command] == ["Old Lord"]
    assert names(game, "graveyard", 1) == ["Young Lord"]


@pytest.mark.parametrize("leads", [True, False])
def test_twenty_one_combat_damage_by_one_commander_is_too_much(leads: bool) -> None:
    s = table()
    giant = s.put(0, "battlefield", creature("Giant", 21, 21), commander=leads)
    s.life(1, 50)
    game = s.start("beginning of combat")
    attack(game, "attack Giant")
    while game.decision is not None and game.state.step != "main 2":
        decline(game)
    assert life(game)[1] == 29
    assert (game.outcome is not None) is leads
    if game.outcome is not None:
        assert (game.outcome.winners, game.outcome.rule) == ((0,), "704.6c")
        assert game.outcome.reason == "Bob: dealt 21 or more combat damage by one commander"
    assert giant in game.state.battlefield


def test_only_combat_damage_by_the_same_commander_counts_wherever_it_has_been() -> None:
    s = table()
    s.put(0, "battlefield", creature("Ogre", 10, 10), commander=True)
    s.put(0, "battlefield", creature("Twin", 12, 12), commander=True)
    s.battlefield(0, permanent("Sling", "{0}: Target creature deals damage equal to its power to target player."))
    s.hand(0, spell("Slay", "Destroy target creature."))
    s.life(1, 90)
    game = s.start("main 1")
    resolve(game, "activate Sling -> Twin -> Bob")
    attack(game, "attack Twin, Ogre")
    go(game, "main 2")
    assert life(game)[1] == 90 - 12 - 22
    assert game.state.players[1].choices == {"commander damage: 0: Ogre": 10, "commander damage: 0: Twin": 12}
    resolve(game, "cast Slay -> Twin")
    act(game, "yes")
    resolve(game, "cast Twin")
    assert game.outcome is None
    go(game, "main 1", active=0)
    attack(game, "attack Twin")
    while game.outcome is None:
        decline(game)
    assert (game.outcome.winners, game.outcome.rule, life(game)[1]) == ((0,), "704.6c", 90 - 34 - 12)
