"""What attacked this turn, and the player that was meant or who controls what was meant."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, attack, creature, go, named, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, Deed

LASH = (
    "Deed deals 3 damage to target player or planeswalker. That player or that planeswalker's controller discards a "
    "card."
)
WALKER = card("Ajax", "{0}", "Legendary Planeswalker — Ajani", "+1: You gain 1 life.", loyalty=3)


@pytest.mark.parametrize(
    ("line", "types"),
    [
        (LASH.replace("Deed", "Bruno"), "Sorcery"),
        ("Bruno deals 3 damage to any target. That player or that permanent's controller draws a card.", "Sorcery"),
        ("This creature has indestructible as long as it attacked this turn.", "Creature — Bear"),
        ("At the beginning of your end step, sacrifice this creature unless it attacked this turn.", "Creature — Bear"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


@pytest.mark.parametrize("target", ["Bob", "Ajax"])
def test_the_player_who_was_the_target_or_controls_it(target: str) -> None:
    scenario = table(watching=False)
    scenario.put(1, "battlefield", WALKER, counters={"loyalty": 5})
    scenario.hand(0, spell("Deed", LASH))
    scenario.hand(1, CUB)
    game = scenario.start("main 1")
    game.choose("cast Deed")
    resolve(game, f"target {target}")
    assert [game.state.label(id) for id in game.state.players[1].graveyard] == ["Cub"]


def test_who_pays_then_is_that_player() -> None:
    text = (
        "Deed deals 1 damage to any target. Then that player or that permanent's controller may discard a card. If the "
        "player does, they gain 5 life."
    )
    deed = Deed(text, "target Bear", theirs=[BEAR], their_hand=[ELF])
    deed.pick("yes")
    assert deed.life(1) == 25


@pytest.mark.parametrize("attacks", [True, False])
def test_what_attacked_this_turn_stays(attacks: bool) -> None:
    text = "At the beginning of your end step, sacrifice this creature unless it attacked this turn."
    scenario = table()
    scenario.battlefield(0, creature("Wild", 2, 2, text))
    game = scenario.start("beginning of combat")
    attack(game, "attack Wild" if attacks else "done")
    go(game, "end")
    resolve(game)
    there = [id for id in named(game, "Wild") if id in game.state.battlefield]
    assert bool(there) is attacks
