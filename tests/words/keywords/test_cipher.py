"""Cipher (CR 702.99), played."""

from __future__ import annotations

from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, attack, go, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

CODE = spell("Code", "You gain 3 life.\nCipher", "Sorcery")


def encoded(*hand: Card) -> Game:
    """A game in which Ann has encoded the spell on a creature."""
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.hand(0, CODE, *hand)
    game = scenario.start("main 1")
    resolve(game, "cast Code")
    resolve(game, "yes")
    return game


def test_it_prints_back() -> None:
    assert printed_back("Cipher", "Sorcery") == "Cipher"


def test_the_creature_casts_a_copy_of_the_encoded_card() -> None:
    game = encoded()
    assert (life(game), names(game, "exile"), names(game, "graveyard")) == ([23, 20], ["Code"], [])
    attack(game, "attack Cub")
    while "yes" not in offered(game):
        act(game, "pass")
    act(game, "yes", "yes")
    resolve(game)
    assert (life(game), names(game, "exile")) == ([26, 18], ["Code"])


def test_a_copy_is_not_encoded() -> None:
    game = encoded()
    attack(game, "attack Cub")
    while "yes" not in offered(game):
        act(game, "pass")
    act(game, "yes", "yes")
    resolve(game)
    assert "yes" not in offered(game)


def test_it_need_not_be_encoded_and_needs_a_creature() -> None:
    scenario = table()
    scenario.hand(0, CODE)
    game = scenario.start("main 1")
    resolve(game, "cast Code")
    assert (names(game, "graveyard"), life(game)) == (["Code"], [23, 20])


def test_the_card_is_encoded_only_while_both_are_there() -> None:
    game = encoded(spell("Kill", "Destroy target creature."))
    assert game.state.effects
    resolve(game, "cast Kill")
    assert not game.state.effects
    go(game, "main 1", 0)
    assert names(game, "exile") == ["Code"]
