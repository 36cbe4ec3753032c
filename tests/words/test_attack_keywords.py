"""Keywords that trigger on attacks and blocks (CR 702.23, 702.25, 702.45, 702.68, 702.83, 702.91, 702.130)."""

from __future__ import annotations

from tests.rules.duel import BEAR, OGRE, WALL, Duel, creature

from manafold.words.keywords.attacking import Afflict, BattleCry, Bushido, Exalted, Flanking, Frenzy, Rampage

GOAT = creature("Goat", 1, 1)


def size(duel: Duel, id: int) -> tuple[int | None, int | None]:
    """Power and toughness now."""
    what = duel.game.state.characteristics(id)
    return what.power, what.toughness


def test_exalted_helps_whoever_attacks_alone() -> None:
    herald = creature("Herald", 1, 1, Exalted())
    duel = Duel([herald, herald, BEAR])
    duel.pick("attack Bear", "done")
    assert duel.life(1) == 16
    assert size(duel, duel.mine[2]) == (4, 4)


def test_exalted_does_nothing_for_two_attackers() -> None:
    duel = Duel([creature("Herald", 1, 1, Exalted()), BEAR])
    duel.pick("attack Herald", "attack Bear")
    assert duel.life(1) == 17


def test_flanking_weakens_blockers_without_flanking() -> None:
    rider = creature("Rider", 2, 2, Flanking())
    duel = Duel([rider], [rider, BEAR])
    duel.pick("attack Rider", "block Rider -> Rider", "block Bear -> Rider")
    assert size(duel, duel.theirs[0]) == (2, 2)
    assert size(duel, duel.theirs[1]) == (1, 1)


def test_bushido_counts_when_attacking_and_when_blocking() -> None:
    duel = Duel([creature("Ronin", 2, 2, Bushido(2))], [creature("Guard", 1, 3, Bushido(1))])
    duel.pick("attack Ronin", "block Guard -> Ronin")
    assert size(duel, duel.mine[0]) == (4, 4)
    assert not duel.lives(duel.theirs[0])  # 2/4 against 4 damage
    assert duel.damage(duel.mine[0]) == 2


def test_bushido_does_nothing_unblocked() -> None:
    duel = Duel([creature("Ronin", 2, 2, Bushido(2))], [WALL])
    duel.pick("attack Ronin", "done")
    assert duel.life(1) == 18


def test_rampage_counts_the_blockers_beyond_the_first() -> None:
    duel = Duel([creature("Rager", 3, 3, Rampage(2))], [GOAT, GOAT, WALL])
    duel.pick("attack Rager", "block Goat -> Rager", "block Goat -> Rager", "block Wall -> Rager")
    assert size(duel, duel.mine[0]) == (7, 7)


def test_frenzy_counts_if_nobody_blocks() -> None:
    duel = Duel([creature("Sliver", 1, 1, Frenzy(3))], [WALL])
    duel.pick("attack Sliver", "done")
    assert duel.life(1) == 16
    duel = Duel([creature("Sliver", 1, 1, Frenzy(3))], [WALL])
    duel.pick("attack Sliver", "block Wall -> Sliver")
    assert not duel.damage(duel.theirs[0]) > 1


def test_battle_cry_helps_the_other_attackers() -> None:
    duel = Duel([creature("Drummer", 1, 1, BattleCry()), BEAR, OGRE])
    duel.pick("attack Drummer", "attack Bear", "done")
    assert duel.life(1) == 16
    assert size(duel, duel.mine[2]) == (4, 4)


def test_afflict_takes_life_from_the_defending_player_for_blocking() -> None:
    duel = Duel([creature("Eternal", 2, 2, Afflict(3))], [WALL])
    duel.pick("attack Eternal", "block Wall -> Eternal")
    assert duel.life(1) == 17
