"""Banding, played (CR 702.22)."""

from __future__ import annotations

from tests.rules.duel import BEAR, OGRE, WALL, Duel, creature

from manafold.words.keywords.damage import Trample
from manafold.words.keywords.simple import Banding

HERO = creature("Hero", 1, 3, Banding())
SQUIRE = creature("Squire", 1, 2, Banding())
GIANT = creature("Giant", 6, 6, Trample())


def alive(duel: Duel, ids: list[int]) -> list[str]:
    return [duel.game.state.label(id) for id in ids if duel.game.state.exists(id)]


def test_a_band_is_of_any_with_banding_and_one_without() -> None:
    duel = Duel([HERO, SQUIRE, OGRE, BEAR], [WALL])
    duel.pick("attack Hero", "attack Squire", "attack Ogre", "attack Bear")
    assert duel.offered == ["choose Squire", "done"]
    duel.pick("choose Squire")
    assert duel.offered == ["choose Ogre", "choose Bear", "done"]
    duel.pick("choose Ogre")
    assert duel.game.state.combat is not None
    band = duel.game.state.combat.bands
    hero, squire, ogre, bear = duel.mine
    assert band == dict.fromkeys((hero, squire, ogre), (hero, squire, ogre))
    assert bear not in band


def test_nobody_is_asked_about_bands_without_banding() -> None:
    duel = Duel([OGRE, BEAR])
    duel.pick("attack Ogre", "attack Bear")
    assert "choose Bear" not in duel.offered


def test_whoever_blocks_one_blocks_the_band_and_its_owner_divides_the_damage() -> None:
    duel = Duel([HERO, BEAR], [OGRE])
    duel.pick("attack Hero", "attack Bear", "choose Bear")
    duel.pick("block Ogre -> Bear")
    assert duel.game.decision is not None
    assert duel.game.decision.player == 0  # the Ogre's 4 damage, by the active player (702.22k)
    duel.pick("assign 4 to Bear")
    assert (alive(duel, duel.mine), duel.game.state.players[1].life) == (["Hero"], 20)


def test_a_band_can_keep_one_that_would_have_been_blocked_alone() -> None:
    duel = Duel([HERO, OGRE], [OGRE])
    duel.pick("attack Hero", "attack Ogre", "choose Ogre")
    duel.pick("block Ogre -> Ogre")
    duel.pick("assign 0 to Ogre")
    assert (alive(duel, duel.mine), alive(duel, duel.theirs)) == (["Ogre"], [])


def test_without_a_band_the_rest_is_not_blocked() -> None:
    duel = Duel([HERO, BEAR], [OGRE])
    duel.pick("attack Hero", "attack Bear", "done")
    duel.pick("block Ogre -> Bear")
    assert (alive(duel, duel.mine), duel.game.state.players[1].life) == (["Hero"], 19)


def test_the_defending_player_divides_the_damage_of_what_a_banding_creature_blocks() -> None:
    duel = Duel([GIANT], [HERO, WALL])
    duel.pick("attack Giant", "block Hero -> Giant", "block Wall -> Giant")
    assert duel.game.decision is not None
    assert duel.game.decision.player == 1
    assert "assign 0 to Hero" in duel.offered
    duel.pick("assign 2 to Hero")
    assert (alive(duel, duel.theirs), duel.game.state.players[1].life) == (["Hero", "Wall"], 20)
