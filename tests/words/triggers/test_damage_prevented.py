"""Triggers on damage that is prevented."""

from __future__ import annotations

from tests.cards import card, printed_back
from tests.rules.play import CUB, OX, attack, creature, go, life, named, permanent, resolve, spell, table

from manafold.rules.game import Game

SQUIRE = creature("Squire", 1, 1, "Whenever damage that would be dealt to you is prevented, put that many +1/+1 "
                                  "counters on this creature.")  # fmt: skip
FOG = spell("Fog", "Prevent all damage that would be dealt this turn.")
AID = spell("Aid", "Prevent the next 2 damage that would be dealt to any target this turn.")


def test_it_prints_back() -> None:
    line = "Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature."
    assert printed_back(line) == line


def grown(game: Game) -> int:
    """The counters on the squire."""
    return game.state.objects[named(game, "Squire")[0]].counters.get("+1/+1", 0)


def test_it_triggers_by_as_much_as_was_prevented() -> None:
    s = table()
    s.battlefield(0, SQUIRE)
    s.hand(0, AID, spell("Burn", "Burn deals 3 damage to any target."))
    game = s.start("main 1")
    resolve(game, "cast Aid -> Ann")
    resolve(game, "cast Burn -> Ann")
    resolve(game)
    assert (grown(game), life(game)[0]) == (2, 19)


def test_it_does_not_trigger_on_damage_to_others_or_on_damage_that_is_dealt() -> None:
    s = table()
    s.battlefield(0, SQUIRE)
    s.hand(0, FOG, spell("Burn", "Burn deals 3 damage to any target."))
    game = s.start("main 1")
    resolve(game, "cast Burn -> Ann")
    assert grown(game) == 0
    s = table()
    s.battlefield(0, SQUIRE)
    s.hand(0, FOG, spell("Burn", "Burn deals 3 damage to any target."))
    game = s.start("main 1")
    resolve(game, "cast Fog")
    resolve(game, "cast Burn -> Bob")
    assert grown(game) == 0


def test_one_effect_that_prevents_all_damage_of_a_combat_triggers_it_once() -> None:
    count = permanent("Count", "Whenever damage that would be dealt to you is prevented, you gain 1 life.")
    s = table()
    s.battlefield(0, SQUIRE, count)
    s.battlefield(1, CUB, OX)
    s.hand(0, FOG)
    game = s.start("upkeep", active=1, priority=0)
    resolve(game, "cast Fog")
    attack(game, "attack Cub", "attack Ox")
    go(game, "combat damage")
    resolve(game)
    resolve(game)
    assert (grown(game), life(game)[0]) == (4, 21)


def test_a_shield_counter_and_protection_prevent_too() -> None:
    s = table()
    s.battlefield(0, creature("Watchful", 1, 1, "Whenever damage that would be dealt to another creature you control "
                                                "is prevented, you gain that much life."))  # fmt: skip
    (ox,) = s.battlefield(0, OX)
    s.battlefield(0, creature("Pure", 2, 2, "Protection from red"))
    s.battlefield(0, card("Peak", "", "Basic Land — Mountain", ""))
    s.hand(0, card("Scorch", "{R}", "Sorcery", "Scorch deals 3 damage to each creature."))
    game = s.start("main 1")
    game.state.edit(ox).counters = {"shield": 1}
    game.state.restructure()
    resolve(game, "cast Scorch")
    resolve(game)
    assert (game.state.objects[ox].counters, life(game)[0]) == ({}, 26)
