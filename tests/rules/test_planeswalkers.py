"""Planeswalkers (CR 306)."""

from __future__ import annotations

from tests.cards import card, names, offered
from tests.rules.play import CUB, ZAP, act, board, creature, go, life, named, resolve, spell, table

from manafold.rules.game import Game

SAGE = card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.\n−2: Draw a card.", loyalty=3)


def loyalty(game: Game, id: int) -> int:
    """How many loyalty counters it has."""
    return game.state.object(id).counters.get("loyalty", 0)


def test_it_enters_with_its_loyalty_in_counters() -> None:
    s = table()
    s.hand(0, SAGE)
    game = s.start()
    resolve(game, "cast Sage")
    assert loyalty(game, named(game, "Sage")[0]) == 3
    assert "activate Sage (1)" in offered(game)  # no summoning sickness


def test_damage_removes_that_many_counters() -> None:
    s = table()
    (sage,) = s.battlefield(1, card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.", loyalty=5))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Sage")
    assert loyalty(game, sage) == 2
    assert life(game) == [20, 20]


def test_it_can_be_attacked_and_its_controller_is_spared() -> None:
    s = table()
    (sage,) = s.battlefield(1, SAGE)
    s.battlefield(0, CUB)
    game = s.start("beginning of combat")
    act(game, "pass", "attack Cub -> Sage")
    go(game, "end of combat")
    assert loyalty(game, sage) == 1
    assert life(game) == [20, 20]


def test_without_counters_it_goes_at_once() -> None:
    s = table()
    s.put(0, "battlefield", SAGE, counters={"loyalty": 2})
    game = s.start()
    resolve(game, "activate Sage (2)")
    assert board(game) == []
    assert names(game, "hand") == ["Page"]


def test_one_that_changes_hands_has_been_used_this_turn_all_the_same() -> None:
    s = table()
    s.battlefield(0, SAGE)
    game = s.start()
    resolve(game, "activate Sage (1)")
    assert not any("Sage" in line for line in offered(game))


def test_legends_of_one_name_are_one_too_many() -> None:
    s = table()
    s.battlefield(0, card("Sage", "{0}", "Legendary Planeswalker", "+1: You gain 2 life.", loyalty=3))
    s.hand(0, card("Sage", "{0}", "Legendary Planeswalker", "+1: You gain 2 life.", loyalty=3))
    game = s.start()
    resolve(game, "cast Sage")
    assert offered(game) == ["choose Sage", "choose Sage"]


def test_destroying_it_is_possible_and_counters_do_not_help() -> None:
    s = table()
    s.battlefield(1, SAGE)
    s.hand(0, spell("Fell", "Destroy target planeswalker."))
    game = s.start()
    resolve(game, "cast Fell -> Sage")
    assert names(game, "graveyard", 1) == ["Sage"]


def test_a_planeswalker_that_is_a_creature_too_takes_damage_as_both() -> None:
    s = table()
    (sage,) = s.battlefield(1, card("Sage", "{0}", "Planeswalker Creature", "+1: You gain 2 life.", 2, 5, loyalty=4))
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, "cast Zap -> Sage")
    assert loyalty(game, sage) == 1
    assert game.state.object(sage).damage == 3


def test_deathtouch_means_nothing_to_it() -> None:
    s = table()
    (sage,) = s.battlefield(1, SAGE)
    s.battlefield(0, creature("Viper", 1, 1, "Deathtouch\n{T}: This creature deals 1 damage to any target."))
    game = s.start()
    resolve(game, "activate Viper -> Sage")
    assert loyalty(game, sage) == 2
