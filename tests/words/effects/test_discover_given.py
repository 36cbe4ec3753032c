"""Discovering as a spell is cast with certain mana (CR 701.57, 106.6): once, and before the spell resolves."""

from __future__ import annotations

from tests.cards import card, names, printed_back
from tests.rules.play import act, board, creature, life, resolve, table

from manafold.rules.game import Game

SPENT = "Whenever you cast a permanent spell using mana produced by Rift, "
TEXT = SPENT + "discover X, where X is that spell's mana value."
RIFT = card("Rift", "", "Land", f"{{T}}: Add {{R}}.\n{TEXT}")
PLAIN = card("Plain", "", "Land", "{T}: Add {R}.")
DEEP = card("Deep", "{R}", "Creature — Whale", "", 5, 5)
MOUSE = creature("Mouse", 1, 1, "When this creature enters, you gain 3 life.")
BIG = card("Big", "{4}", "Creature — Ox", "", 4, 4)


def cast_with(land: str) -> Game:
    """Ann has cast a creature with the mana of this land; on top of her library are a big and a small creature."""
    scenario = table(top=(BIG, MOUSE))
    scenario.battlefield(0, RIFT if land == "Rift" else PLAIN)
    scenario.hand(0, DEEP)
    game = scenario.start("main 1")
    act(game, "cast Deep")
    return game


def test_it_prints_back() -> None:
    assert printed_back(TEXT, "Land", "Rift") == TEXT


def test_what_is_found_is_cast_before_the_spell_resolves() -> None:
    game = cast_with("Rift")
    resolve(game)
    assert names(game, "exile") == ["Big", "Mouse"]
    act(game, "yes")
    assert names(game, "stack") == ["Deep", "Mouse"]
    resolve(game)
    assert board(game) == ["Rift", "Mouse", "Deep"]
    assert (life(game)[0], names(game, "exile"), names(game, "library")[-1]) == (23, [], "Big")


def test_other_mana_finds_nothing_and_the_permanent_has_nothing_of_it() -> None:
    game = cast_with("Plain")
    resolve(game)
    assert board(game) == ["Plain", "Deep"]
    game = cast_with("Rift")
    resolve(game)
    act(game, "no")
    resolve(game)
    assert names(game, "hand") == ["Mouse"]
    assert [game.state.characteristics(id).keywords for id in game.state.battlefield][-1] == frozenset()
