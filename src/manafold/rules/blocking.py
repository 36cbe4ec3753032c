"""The declare blockers step (CR 509): the turn-based action of declaring blockers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.banding import blocking_bands
from manafold.rules.block_plan import BlockPlan, Blocks
from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.events import BecameBlocked, Cause, CreatureBlocked, WentUnblocked

if TYPE_CHECKING:
    from manafold.rules.state import State


def declare_blockers(state: State) -> Task[None]:
    """Each defending player declares blockers, in APNAP order (509.1, 802.4); then what triggers on it triggers."""
    if state.combat is None:
        return
    attacked = {attack.player for attack in state.combat.attacks.values()}
    declared: dict[int, tuple[int, ...]] = {}
    for player in state.living():
        if player in attacked:
            chosen = yield from choose_blockers(state, player, BlockPlan(state, player))
            chosen = blocking_bands(state.combat, chosen)
            start_blocking(state, chosen)
            declared.update(chosen)
    announce(state, declared)


def start_blocking(state: State, chosen: Blocks) -> None:
    """The chosen creatures become blocking creatures, and what they block becomes blocked (509.1g-h)."""
    if not chosen:
        return
    combat = state.edit_combat()
    combat.blocks.update(chosen)
    for attacker, attack in list(combat.attacks.items()):
        blockers = tuple([id for id, attackers in chosen.items() if attacker in attackers])
        if blockers:
            combat.attacks[attacker] = attack.blocked_by((*attack.blockers, *blockers))


def announce(state: State, declared: Blocks) -> None:
    """Emit what has been declared (509.1i, 509.3)."""
    assert state.combat is not None
    for blocker, attackers in declared.items():
        for index, attacker in enumerate(attackers):
            state.emit(CreatureBlocked(Cause(blocker, "509.1i"), blocker, attacker, first=index == 0))
    for attacker, attack in list(state.combat.attacks.items()):
        blockers = tuple([id for id, attackers in declared.items() if attacker in attackers])
        if blockers:
            state.emit(BecameBlocked(Cause(attacker, "509.1i"), attacker, blockers))
        elif not attack.blocked:
            state.emit(WentUnblocked(Cause(attacker, "509.1h"), attacker, attack.defender))


def choose_blockers(state: State, player: int, plan: BlockPlan) -> Task[Blocks]:
    """A defending player chooses which creatures block what: a legal declaration, by blocker."""
    chosen: dict[int, tuple[int, ...]] = {}
    picked: tuple[Option, ...] = ()
    left = options(state, plan)
    while left:
        offered = [each for each in left if plan.possible(chosen, each.ref, int(each.value))]
        if plan.complete(chosen):
            offered.append(DONE)
        pick = offered[0]
        if len(offered) > 1:
            remaining = sum(plan.capacity.values()) - len(picked) - 1
            pick = yield Decision(player, "block", offered, "declare blockers", picked=picked, remaining=remaining)
        if pick == DONE:
            break
        attackers = (*chosen.get(pick.ref, ()), int(pick.value))
        chosen[pick.ref] = attackers
        picked = (*picked, pick)
        full = len(attackers) >= plan.capacity[pick.ref]
        left = [option for option in left if option != pick and not (full and option.ref == pick.ref)]
    return chosen


def options(state: State, plan: BlockPlan) -> list[Option]:
    """One option for each creature and attacker that it can block."""
    return [
        Option("block", f"{state.label(blocker)} -> {state.label(attacker)}", blocker, attacker)
        for blocker, weights in plan.pairs.items()
        for attacker in weights
    ]
