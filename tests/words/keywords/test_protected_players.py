"""Players who have protection (CR 702.16), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, ZAP, act, attack, board, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

SANCTUARY = permanent("Sanctuary", "You have protection from each of your opponents.")
BLAZE = spell("Blaze", "Blaze deals 2 damage to each player.")
HEX = card("Hex", "{0}", "Enchantment — Aura Curse", "Enchant player\nWhenever you draw a card, you gain 1 life.")
AEGIS = spell("Aegis", "Target player gains protection from everything until your next turn.")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Enchantment", "You have protection from each of your opponents."),
        ("Enchantment", "You have protection from red."),
        ("Instant", "You gain protection from everything until your next turn."),
    ],
)
def test_it_prints_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def against_bob(*hand: Card, protected: int = 1) -> Game:
    """Ann has these cards, and a player has the sanctuary."""
    scenario = table()
    scenario.battlefield(protected, SANCTUARY)
    scenario.battlefield(0, CUB)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def test_opponents_cannot_target_the_player() -> None:
    game = against_bob(ZAP, HEX)
    act(game, "cast Zap")
    assert [line for line in offered(game) if "Bob" in line or "Ann" in line] == ["target Ann"]
    resolve(game, "target Ann")
    act(game, "cast Hex")
    assert "target Bob" not in offered(game)


def test_the_player_may_target_themselves() -> None:
    game = against_bob(ZAP, protected=0)
    resolve(game, "cast Zap", "target Ann")
    assert life(game) == [17, 20]


def test_damage_from_sources_of_opponents_is_prevented_and_that_from_their_own_is_not() -> None:
    theirs = against_bob(BLAZE)
    resolve(theirs, "cast Blaze")
    mine = against_bob(BLAZE, protected=0)
    resolve(mine, "cast Blaze")
    assert (life(theirs), life(mine)) == ([18, 20], [18, 18])


def test_combat_damage_is_prevented() -> None:
    game = against_bob()
    attack(game, "attack Cub")
    resolve(game)
    assert life(game) == [20, 20]


def test_an_aura_of_an_opponent_comes_off() -> None:
    game = against_bob(HEX, SANCTUARY, protected=0)
    resolve(game, "cast Hex", "target Bob")
    assert "Hex" in board(game)
    shelter = against_bob(HEX, spell("Gift", "Target opponent gains protection from everything until your next turn."),
                          protected=0)  # fmt: skip
    resolve(shelter, "cast Hex", "target Bob")
    resolve(shelter, "cast Gift")
    assert "Hex" in names(shelter, "graveyard")


def test_protection_from_everything_ends() -> None:
    game = against_bob(AEGIS, ZAP, ZAP, protected=0)
    resolve(game, "cast Aegis", "target Bob")
    act(game, "cast Zap")
    assert "target Bob" not in offered(game)
