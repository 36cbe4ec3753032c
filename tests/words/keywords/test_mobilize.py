"""Mobilize, ingest and firebending, played (CR 702.181, 702.115, 702.189)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, attack, board, creature, go, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game


def playing(*mine: Card, hand: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Mobilize 2",
        "Mobilize X, where X is the number of creatures you control",
        "Ingest",
        "Firebending 3",
        "Firebending X, where X is the number of creatures you control",
        "Whenever you firebend, you gain 1 life.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_mobilized_warriors_attack_and_are_sacrificed() -> None:
    game = playing(creature("Drum", 1, 3, "Mobilize 2"))
    attack(game, "attack Drum")
    resolve(game)
    assert board(game) == ["Drum", "Warrior Token", "Warrior Token"]
    assert game.state.combat is not None
    assert len(game.state.combat.attacks) == 3
    go(game, "end")
    resolve(game)
    assert board(game) == ["Drum"]
    assert game.state.players[1].life == 17


def test_how_many_are_mobilized_is_counted() -> None:
    game = playing(creature("Drum", 1, 3, "Mobilize X, where X is the number of creatures you control"), CUB, CUB)
    attack(game, "attack Drum", "done")
    resolve(game)
    assert board(game).count("Warrior Token") == 3


def test_ingest_exiles_the_top_card_of_the_player_who_was_hurt() -> None:
    game = playing(creature("Worm", 1, 1, "Ingest"))
    attack(game, "attack Worm")
    go(game, "main 2")
    assert (names(game, "exile"), len(game.state.players[1].library)) == (["Page"], 9)


def test_the_mana_of_firebending_lasts_until_end_of_combat() -> None:
    red = spell("Spark", "You gain 4 life.", cost="{R}{R}")
    text = "Firebending 2\nWhenever you firebend, you gain 1 life."
    game = playing(creature("Imp", 2, 2, text), hand=(red,))
    attack(game, "attack Imp")
    resolve(game)
    go(game, "end of combat")
    assert len(game.state.players[0].pool) == 2
    assert "cast Spark" in offered(game)
    go(game, "main 2")
    assert game.state.players[0].pool == ()
    assert game.state.players[0].life == 21
