"""The combat damage step (CR 510): who deals combat damage in it, and the turn-based action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import damage
from manafold.rules.assigning import Assignment, Striker, amount_of, beyond_blockers, tiers_of
from manafold.rules.banding import assigner, other_assigns
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Task
from manafold.rules.restrictions import general_rules

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
        strikers = strikers_of(state, player, first_strike)
        yield from choose_as_unblocked(state, player, strikers)
        yield from assignment.assign_all(player, [striker for striker in strikers if striker.tiers])
    yield from damage.deal_all(state, assignment.proposals)


def choose_as_unblocked(state: State, player: int, strikers: list[Striker]) -> Task[None]:
    """The player may have creatures assign their damage as though they weren't blocked, if an effect says so."""
    assert state.combat is not None
    rules = [(word, c) for word, c in general_rules(state)] if strikers else []
    for striker in strikers:
        attack = state.combat.attacks.get(striker.id)
        if attack is None or not attack.blocked or state.objects[striker.id].controller != player:
            continue
        if any(word.may_assign_as_unblocked(striker.id, c) for word, c in rules) and (
            yield from yes_or_no(player, f"{state.label(striker.id)} assigns as if unblocked?", striker.id)
        ):
            striker.tiers = beyond_blockers(state, striker.id, attack)


def strikers_of(state: State, player: int, first_strike: bool) -> list[Striker]:
    """The creatures of which a player assigns the combat damage in this step: their own, but for banding."""
    assert state.combat is not None
    combat = state.combat
    found: list[Striker] = []
    for id, attack in combat.attacks.items():
        if assigner(state, id) == player and strikes(state, id, first_strike):
            tiers = [list(attack.blockers)] if other_assigns(state, id) else tiers_of(state, id, attack)
            found.append(Striker(state, id, amount_of(state, id), tiers))
    for id, attackers in combat.blocks.items():
        if attackers and assigner(state, id) == player and strikes(state, id, first_strike):
            found.append(Striker(state, id, amount_of(state, id), [list(attackers)]))
    return [striker for striker in found if striker.amount]


def strikes(state: State, id: int, first_strike: bool) -> bool:
    """Whether the attacking or blocking creature assigns damage in this step (510.4, 702.4, 702.7)."""
    assert state.combat is not None
    if first_strike:
        return id in state.combat.struck
    return id not in state.combat.struck or "double strike" in state.characteristics(id).keywords
