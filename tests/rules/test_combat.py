"""The combat phase: being removed from combat (CR 506.4), entering attacking (CR 508.4), its end (CR 511)."""

from __future__ import annotations

import pytest
from tests.rules.duel import BEAR, OGRE, WALL, Duel, creature, permanent

from manafold.rules import blocking, combat
from manafold.rules.events import Cause, RemovedFromCombat, StepBegan
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.words.keywords.damage import Trample

CAUSE = Cause(rule="506.4")


def in_combat() -> tuple[State, int, int]:
    """A state after blocks: a Bear of Ann attacks Bob, and his Wall blocks it."""
    s = Scenario()
    (bear,) = s.battlefield(0, BEAR)
    (wall,) = s.battlefield(1, WALL)
    s.state.step = "declare blockers"
    assert combat.put_attacking(s.state, bear, 1)
    task = blocking.declare_blockers(s.state)
    decision = next(task)
    with pytest.raises(StopIteration):
        task.send(decision.options[0])
    return s.state, bear, wall


def test_a_removed_attacker_is_no_longer_blocked_by_anything() -> None:
    state, bear, wall = in_combat()
    combat.remove(state, bear, CAUSE)
    assert state.combat is not None
    assert bear not in state.combat.attacks
    assert state.combat.blocks == {wall: ()}
    assert [event.object for event in state.log if isinstance(event, RemovedFromCombat)] == [bear]


def test_a_removed_blocker_leaves_its_attacker_blocked() -> None:
    state, bear, wall = in_combat()
    combat.remove(state, wall, CAUSE)
    assert state.combat is not None
    attack = state.combat.attacks[bear]
    assert attack.blocked
    assert attack.blockers == ()


def test_the_defending_player_of_a_removed_attacker_is_remembered() -> None:
    state, bear, _ = in_combat()
    combat.remove(state, bear, CAUSE)
    assert combat.defending_player(state, bear) == 1
    assert combat.defending_player(state, 999) == -1


def test_removing_what_is_not_in_combat_is_no_event() -> None:
    state, bear, _ = in_combat()
    combat.remove(state, bear, CAUSE)
    before = len(state.log)
    combat.remove(state, bear, CAUSE)
    assert len(state.log) == before


def test_who_changes_sides_leaves_combat() -> None:
    state, bear, _ = in_combat()
    state.edit(bear).controller = 1
    combat.tidy(state)
    assert state.combat is not None
    assert bear not in state.combat.attacks


def test_who_stays_a_creature_stays_in_combat() -> None:
    state, bear, wall = in_combat()
    combat.tidy(state)
    assert state.combat is not None
    assert bear in state.combat.attacks
    assert state.combat.blocks == {wall: (bear,)}


def test_an_attacker_of_a_planeswalker_that_left_attacks_nothing_but_can_be_blocked() -> None:
    """506.4c."""
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Planeswalker — Jace", loyalty=4))
    duel = Duel([creature("Boar", 5, 5, Trample())], [WALL], s)
    duel.pick("attack Boar -> Sage")
    state = duel.game.state
    combat.remove(state, sage, CAUSE)
    duel.pick("block Wall -> Boar")
    assert duel.damage(duel.theirs[0]) == 5
    assert duel.life(1) == 20
    assert state.object(sage).counters == {"loyalty": 4}


def test_it_deals_no_damage_if_nobody_blocks_it() -> None:
    s = Scenario()
    sage = s.put(1, "battlefield", permanent("Sage", "Planeswalker — Jace", loyalty=4))
    duel = Duel([BEAR], [WALL], s)
    duel.pick("attack Bear -> Sage")
    combat.remove(duel.game.state, sage, CAUSE)
    duel.pick("done")
    assert duel.life(1) == 20


def test_a_creature_put_onto_the_battlefield_attacking_is_unblocked_and_untaxed() -> None:
    duel = Duel([BEAR, OGRE], [WALL])
    duel.pick("attack Bear", "done")
    state = duel.game.state
    assert combat.put_attacking(state, duel.mine[1], 1)
    duel.pick("block Wall -> Bear")
    assert duel.life(1) == 16


def test_only_a_creature_of_the_attacking_player_can_be_put_attacking() -> None:
    """506.3a, 506.3b, 508.4a."""
    s = Scenario()
    relic = s.put(0, "battlefield", permanent("Relic", "Artifact"))
    duel = Duel([BEAR, OGRE], [WALL], s)
    duel.pick("attack Bear", "done")
    state = duel.game.state
    assert not combat.put_attacking(state, relic, 1)
    assert not combat.put_attacking(state, duel.theirs[0], 1)
    assert not combat.put_attacking(state, duel.mine[1], 0)
    assert not combat.put_attacking(state, duel.mine[1], relic)


def test_combat_is_over_after_its_last_step() -> None:
    duel = Duel([BEAR])
    duel.pick("attack Bear")
    assert duel.game.state.step == "main 2"
    assert duel.game.state.combat is None


def test_without_attackers_blocks_and_damage_are_skipped() -> None:
    """508.8."""
    duel = Duel([BEAR], [WALL])
    duel.pick("done")
    steps = [event.step for event in duel.game.state.log if isinstance(event, StepBegan)]
    assert steps == ["beginning of combat", "declare attackers", "end of combat", "main 2"]
