"""The second time that something happens, and for what something becomes tapped."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, act, attack, creature, decline, go, life, permanent, resolve, spell, table

from manafold.rules.game import Game

AGAIN = "Whenever this creature attacks for the second time each turn, you gain 3 life."
MORE = permanent(
    "More",
    "{0}: After this phase, there is an additional combat phase. Untap all creatures. Activate only once each turn.",
)


@pytest.mark.parametrize(
    "line",
    [
        AGAIN,
        "Whenever this creature attacks for the first time each turn, draw a card.",
        "Whenever this creature becomes tapped for mana, draw a card.",
        "Whenever a creature you control becomes tapped to attack, draw a card.",
        "Whenever this creature becomes tapped to pay a cost, draw a card.",
        "Whenever this creature becomes tapped by an effect, draw a card.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def test_the_second_attack_of_the_same_creature_in_a_turn() -> None:
    s = table()
    s.battlefield(0, creature("Scout", 1, 1, AGAIN), CUB, MORE)
    game = s.start("main 1")
    attack(game, "attack Scout", "done")
    assert life(game)[0] == 20
    go(game, "combat damage")
    resolve(game, "activate More")
    attack(game, "attack Scout", "done")
    resolve(game)
    assert life(game)[0] == 23


def test_the_attack_of_another_creature_is_not_the_second_and_each_turn_begins_anew() -> None:
    s = table()
    s.battlefield(0, creature("Scout", 1, 1, AGAIN), CUB, MORE)
    game = s.start("main 1")
    attack(game, "attack Cub", "done")
    go(game, "combat damage")
    resolve(game, "activate More")
    attack(game, "attack Scout", "done")
    resolve(game)
    assert life(game)[0] == 20
    go(game, "main 1", active=0)
    attack(game, "attack Scout", "done")
    resolve(game)
    assert life(game)[0] == 20


PULSE = spell("Pulse", "Tap target creature.")
BELL = permanent("Bell", "{0}, Tap an untapped creature you control: You gain 1 life.")


def gained(purpose: str, how: str) -> int:
    """How much life Ann gains for her druid's becoming tapped in a way."""
    text = f"{{T}}: Add {{G}}.\nWhenever this creature becomes tapped {purpose}, you gain 10 life."
    s = table()
    s.battlefield(0, creature("Druid", 1, 1, text), BELL)
    s.hand(0, PULSE, card("Leaf", "{G}", "Instant", "You gain 1 life."))
    game: Game = s.start("main 1")
    if how == "attack":
        attack(game, "attack Druid")
    else:
        resolve(game, {"effect": "cast Pulse", "cost": "activate Bell", "mana": "cast Leaf"}[how])
        if "target" in str(game.decision):
            act(game, "target Druid")
    resolve(game)
    while game.state.stack:
        decline(game)
    return life(game)[0] // 10 - 2


@pytest.mark.parametrize("purpose", ["for mana", "to attack", "to pay a cost", "by an effect"])
@pytest.mark.parametrize("how", ["mana", "attack", "cost", "effect"])
def test_only_what_is_tapped_for_the_purpose_counts(purpose: str, how: str) -> None:
    fits = {"for mana": ("mana",), "to attack": ("attack",), "by an effect": ("effect",)}
    expected = how in fits.get(purpose, ("cost", "mana"))
    assert gained(purpose, how) == int(expected)
