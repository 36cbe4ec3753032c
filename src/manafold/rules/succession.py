"""What comes next: steps, phases and turns, the usual ones and those that were added (CR 500)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from manafold.rules import combat_damage, phasing
from manafold.rules.continuous import end_for_absent
from manafold.rules.terms import COMBAT_STEPS, STEPS, Step
from manafold.rules.turnplan import ORDINARY, Stretch, TurnPlan

if TYPE_CHECKING:
    from manafold.rules.state import State


def phase(step: Step) -> str:
    """The phase that the step is in (500.1)."""
    if step in COMBAT_STEPS:
        return "combat"
    if step in ("main 1", "main 2"):
        return step
    return "ending" if step in ("end", "cleanup") else "beginning"


def begins_turn(state: State) -> bool:
    """Whether the step that is about to begin is the first of a turn."""
    return state.step == STEPS[0] and not state.plan.interrupted


def go_on(state: State) -> None:
    """The next step, or the next turn, is about to begin (500.1)."""
    state.stage = "begin"
    state.version += 1
    after = next_step(state)
    if after is None:
        next_turn(state)
    else:
        state.step = after


def next_step(state: State) -> Step | None:
    """The step that follows: an added one, or the usual one; None at the end of the turn."""
    plan, step = state.plan, state.step
    if step == "cleanup":
        return "cleanup" if state.cleanup_again else None
    after = None if step == plan.last else usual_step(state)
    if plan is ORDINARY:
        return after
    ends_phase = after is None or phase(after) != phase(step)
    if plan.added and (plan.added[0].after_step or ends_phase):
        begun, *added = plan.added
        interrupted = plan.interrupted if after is None else (*plan.interrupted, Stretch(after, plan.last))
        state.plan = replace(plan, added=tuple(added), interrupted=interrupted, last=begun.last)
        return begun.first
    if after is None:
        *interrupted_before, resumed = plan.interrupted
        state.plan = replace(plan, interrupted=tuple(interrupted_before), last=resumed.last)
        return resumed.first
    return after


def usual_step(state: State) -> Step:
    """The step that follows (500.1), those left out that don't happen."""
    step = state.step
    if step == "upkeep" and skips_draw_step(state):
        return "main 1"
    if step == "declare attackers" and state.combat is None:
        return "end of combat"  # 508.8
    if step == "declare blockers" and not combat_damage.has_first_strike_step(state):
        return "combat damage"  # 510.4
    return STEPS[STEPS.index(step) + 1]


def skips_draw_step(state: State) -> bool:
    """Whether this is the first turn, and has no draw step (103.8a, 103.8c)."""
    return state.turn_number == 1 and not state.profile.first_player_draws


def next_turn(state: State) -> None:
    """The next turn begins: an extra turn, the last created first (500.7), or that of the next player."""
    state.plan = ORDINARY
    if state.extra_turns:
        *rest, extra = state.extra_turns
        state.extra_turns = tuple(rest)
        state.active = extra.player
        state.plan = TurnPlan(extra=extra.id)
    else:
        state.active = state.after(state.turn_order)
        for player in state.skipped(state.turn_order, state.active):
            end_for_absent(state, player)
            phasing.pass_on(state, player)
        state.turn_order = state.active
    state.step = "untap"
