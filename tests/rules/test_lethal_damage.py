"""Lethal damage and indestructible (CR 704.5g, 702.12b)."""

from __future__ import annotations

from tests.rules.duel import OGRE, Duel, creature

from manafold.words.keywords.simple import Indestructible

STATUE = creature("Statue", 1, 1, Indestructible())


def test_an_indestructible_creature_keeps_lethal_damage_and_the_turn_goes_on() -> None:
    duel = Duel([OGRE], [STATUE])
    duel.pick("attack Ogre", "block Statue -> Ogre")
    (statue,) = duel.theirs
    assert duel.lives(statue)
    assert duel.game.state.step == "main 2"
    assert duel.damage(statue) == 4
