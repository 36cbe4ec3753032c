"""What triggers on being dealt damage, and on spells by what they target."""

from __future__ import annotations

import pytest
from tests.rules.play import CUB, ZAP, attack, creature, life, resolve, table

from manafold.model.card import Card

HURT = creature("Sore Ox", 2, 6, "Whenever this creature is dealt damage, you gain 7 life.")
DUEL = creature("Duel Ox", 2, 6, "Whenever this creature is dealt combat damage, you gain 7 life.")
VAIN = creature("Vain Ox", 2, 4, "Whenever you cast a spell that targets a creature, you gain 7 life.")


@pytest.mark.parametrize(("ox", "total"), [(HURT, 27), (DUEL, 20)])
def test_damage_of_a_spell_is_damage_but_no_combat_damage(ox: Card, total: int) -> None:
    s = table()
    s.battlefield(0, ox)
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, f"cast Zap -> {ox.name}")
    assert life(game)[0] == total


@pytest.mark.parametrize("ox", [HURT, DUEL])
def test_a_blocker_is_dealt_combat_damage(ox: Card) -> None:
    s = table(watching=False)
    s.battlefield(0, CUB)
    s.battlefield(1, ox)
    game = s.start()
    attack(game, "attack Cub")
    resolve(game, f"block {ox.name} -> Cub")
    while game.state.players[1].life == 20 and game.decision is not None and game.state.turn_number == 1:
        game.choose("pass")
    assert life(game) == [20, 27]


@pytest.mark.parametrize(("target", "total"), [("Cub", 27), ("Bob", 20)])
def test_a_spell_is_judged_by_its_targets(target: str, total: int) -> None:
    s = table()
    s.battlefield(0, VAIN, CUB)
    s.hand(0, ZAP)
    game = s.start()
    resolve(game, f"cast Zap -> {target}")
    assert life(game)[0] == total


@pytest.mark.parametrize(("attacker", "total"), [("Cub", 20), ("Lamb", 25)])
def test_what_blocks_or_becomes_blocked_by_some_does_either_with_them(attacker: str, total: int) -> None:
    text = "Whenever this creature blocks or becomes blocked by one or more Sheep, you gain 5 life."
    s = table(watching=False)
    s.battlefield(0, CUB, creature("Lamb", 1, 1, types="Creature — Sheep"))
    s.battlefield(1, creature("Hound", 2, 4, text))
    game = s.start()
    attack(game, f"attack {attacker}", "done")
    resolve(game, f"block Hound -> {attacker}")
    assert life(game)[1] == total
