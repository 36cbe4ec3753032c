"""The combat damage step (CR 510): who deals combat damage in it, and the turn-based action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import damage
from manafold.rules.assigning import Assignment, Striker, amount_of, tiers_of
from manafold.rules.decisions import Task

if TYPE_CHECKING:
    from manafold.rules.state import State

EARLY = frozenset(("first strike", "double strike"))
"""The keywords that make a creature deal damage in the first of two combat damage steps (510.4)."""


def has_first_strike_step(state: State) -> bool:
    """Whether any attacking or blocking creature has first strike or double strike (510.4)."""
    return bool(early_strikers(state))


def early_strikers(state: State) -> list[int]:
    """The attacking and blocking creatures with first strike or double strike."""
    if state.combat is None:
        return []
    fighting = (*state.combat.attacks, *state.combat.blocks)
    return [id for id in fighting if not EARLY.isdisjoint(state.characteristics(id).keywords)]


def deal_combat_damage(state: State, first_strike: bool) -> Task[None]:
    """Combat damage is assigned and then dealt, all at the same time (510.1-2).

    `first_strike`: this is the first of two combat damage steps (510.4).
    """
    if state.combat is None:
        return
    if first_strike:
        state.edit_combat().struck = frozenset(early_strikers(state))
    assignment = Assignment(state)
    for player in state.living():  # 802.5
        yield from assignment.assign_all(player, strikers_of(state, player, first_strike))
    yield from damage.deal_all(state, assignment.proposals)


def strikers_of(state: State, player: int, first_strike: bool) -> list[Striker]:
    """The creatures of a player that assign combat damage in this step."""
    assert state.combat is not None
    combat = state.combat
    found: list[Striker] = []
    for id, attack in combat.attacks.items():
        if state.objects[id].controller == player and strikes(state, id, first_strike):
            found.append(Striker(state, id, amount_of(state, id), tiers_of(state, id, attack)))
    for id, attackers in combat.blocks.items():
        if attackers and state.objects[id].controller == player and strikes(state, id, first_strike):
            found.append(Striker(state, id, amount_of(state, id), [list(attackers)]))
    return [striker for striker in found if striker.amount and striker.tiers]


def strikes(state: State, id: int, first_strike: bool) -> bool:
    """Whether the attacking or blocking creature assigns damage in this step (510.4, 702.4, 702.7)."""
    assert state.combat is not None
    if first_strike:
        return id in state.combat.struck
    return id not in state.combat.struck or "double strike" in state.characteristics(id).keywords
