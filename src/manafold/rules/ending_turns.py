"""Ending the turn (CR 723)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from manafold.rules import combat, state_based, zones
from manafold.rules.continuous import end_effects
from manafold.rules.control import commit_control
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.mana import empty_pools
from manafold.rules.resolving import remove_ability
from manafold.rules.turnplan import ORDINARY

if TYPE_CHECKING:
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


def end_turn(state: State, cause: Cause) -> Task[None]:
    """The turn ends (723.1): what has triggered and what is on the stack goes away, and the cleanup step follows."""
    state.pending = ()
    proposals: list[ZoneChanged] = []
    for id in list(state.stack):
        object = state.objects[id]
        if object.kind == "ability":
            remove_ability(state, id)
        else:
            proposals.append(ZoneChanged(cause, id, "stack", "exile", object.owner))
    yield from zones.move_all(state, proposals)
    commit_control(state)
    while (yield from state_based.check(state)):
        if state.outcome is not None:
            return
        commit_control(state)
    if state.combat is not None:
        combat.end_combat(state)
        end_effects(state, "end of combat", state.active)
    empty_pools(state)
    state.plan = replace(ORDINARY, extra=state.plan.extra)
    state.step = "cleanup"
    state.stage = "begin"
    state.passes = 0
    state.changed()
