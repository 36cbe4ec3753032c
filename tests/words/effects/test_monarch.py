"""The monarch (CR 724), played."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, attack, creature, go, life, permanent, resolve, spell, table

from manafold.rules.designations import holder
from manafold.rules.game import Game

CROWN = spell("Crown", "You become the monarch.")
PEACE = permanent("Peace", "As long as you're the monarch, creatures you control have flying.")


@pytest.mark.parametrize(
    "line",
    [
        "When this creature enters, target opponent becomes the monarch.",
        "Whenever you become the monarch, draw a card.",
        "At the beginning of your upkeep, if you're the monarch, draw a card.",
        "At the beginning of your upkeep, if an opponent is the monarch, draw a card.",
        "When this creature enters, if there is no monarch, you become the monarch.",
        "This creature can't be blocked by creatures the monarch controls.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def hands(game: Game) -> list[int]:
    return [len(player.hand) for player in game.state.players]


def test_the_monarch_draws_at_the_end_of_their_turns() -> None:
    s = table()
    s.hand(0, CROWN)
    game = s.start()
    resolve(game, "cast Crown")
    assert [player.designations for player in game.view(1).players] == [{"monarch": 1}, {}]
    go(game, "end", 0)
    assert [game.state.label(id) for id in game.state.stack] == ["Crown"]
    resolve(game)
    assert hands(game) == [1, 0]
    go(game, "end", 1)
    assert (game.state.stack, hands(game)[0]) == ([], 1)


def test_combat_damage_takes_the_crown_from_the_monarch() -> None:
    s = table()
    s.battlefield(0, CUB, PEACE)
    s.battlefield(1, creature("Lynx", 2, 2))
    s.hand(0, CROWN)
    game = s.start()
    resolve(game, "cast Crown")
    cub = game.state.battlefield[1]
    assert "flying" in game.state.characteristics(cub).keywords
    go(game, "main 1", 1)
    attack(game, "attack Lynx")
    resolve(game)
    go(game, "main 2", 1)
    assert holder(game.state, "monarch") == 1
    assert "flying" not in game.state.characteristics(cub).keywords


def test_who_is_the_monarch_already_does_not_become_it() -> None:
    s = table()
    s.battlefield(0, permanent("Fete", "Whenever you become the monarch, you gain 1 life."))
    s.hand(0, CROWN, CROWN)
    game = s.start()
    resolve(game, "cast Crown")
    resolve(game)
    resolve(game, "cast Crown")
    resolve(game)
    assert life(game)[0] == 21


@pytest.mark.parametrize("active", [0, 1])
def test_who_follows_a_monarch_that_leaves(active: int) -> None:
    s = table(players=3)
    s.hand(1, spell("Crown", "Target player becomes the monarch."))
    s.battlefield(1, permanent("Bell", "{0}: You gain 1 life."))
    game = s.start(active=active, priority=1)
    resolve(game, "cast Crown", "target Cleo")
    assert holder(game.state, "monarch") == 2
    game.concede(2)
    assert holder(game.state, "monarch") == active
    go(game, "end", active)
    resolve(game)
    assert len(game.state.players[active].hand) == 1


def test_the_monarch_is_spoken_of() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, creature("Lynx", 2, 2))
    s.hand(0, CROWN, *[spell("Tax", "Destroy all creatures the monarch controls.")] * 2)
    game = s.start()
    resolve(game, "cast Tax")
    assert len(game.state.battlefield) == 3
    resolve(game, "cast Crown")
    resolve(game, "cast Tax")
    assert [game.state.label(id) for id in game.state.battlefield] == ["Watch", "Lynx"]
