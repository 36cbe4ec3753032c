"""Amplify (CR 702.38), played."""

from __future__ import annotations

from tests.cards import card, offered, printed_back
from tests.rules.play import act, creature, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

HERALD = creature("Herald", 1, 1, "Amplify 2", "Creature — Elf Soldier")
ELF = card("Elf", "{9}", "Creature — Elf Druid", "", 1, 1)
GUARD = card("Guard", "{9}", "Creature — Soldier", "", 1, 1)
GOAT = card("Goat", "{9}", "Creature — Goat", "", 1, 1)
RUSH = spell("Rush", "Put any number of creature cards from your hand onto the battlefield.")


def playing(*hand: Card) -> Game:
    scenario = table()
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def test_it_prints_back() -> None:
    assert printed_back("Amplify 2") == "Amplify 2"


def test_it_enters_with_counters_for_each_card_of_its_kinds_that_is_revealed() -> None:
    game = playing(HERALD, ELF, GUARD, GOAT)
    resolve(game, "cast Herald")
    assert offered(game) == ["choose Elf", "choose Guard", "done"]
    act(game, "choose Elf", "choose Guard")
    assert size(game, named(game, "Herald")[0]) == (5, 5)


def test_nothing_has_to_be_revealed() -> None:
    game = playing(HERALD, ELF)
    resolve(game, "cast Herald")
    act(game, "done")
    assert size(game, named(game, "Herald")[0]) == (1, 1)


def test_neither_itself_nor_what_enters_at_the_same_time_is_revealed() -> None:
    game = playing(RUSH, HERALD, ELF, GUARD)
    resolve(game, "cast Rush")
    act(game, "choose Herald", "choose Elf", "done")
    assert offered(game) == ["choose Guard", "done"]
