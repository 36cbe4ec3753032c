"""The declare attackers step (CR 508): the turn-based action of declaring attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import combat, costs, tapping
from manafold.rules.attack_plan import AttackPlan, able
from manafold.rules.banding import choose_bands, has_banding, kept
from manafold.rules.combatants import Attack, Combat
from manafold.rules.context import Context
from manafold.rules.decisions import DONE, Decision, Impossible, Option, Task
from manafold.rules.events import AttackedTogether, Cause, CreatureAttacked, PlayerAttacked
from manafold.rules.restrictions import rules_of
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.state import State


def may_attack(state: State) -> bool:
    """Whether the active player has a creature that they may choose to attack, restrictions aside (508.1a)."""
    for id in state.battlefield:
        object = state.objects[id]
        if object.controller == state.active and not object.tapped and able(state, object):
            return True
    return False


def declare_attackers(state: State) -> Task[None]:
    """The active player declares attackers (508.1)."""
    plan = AttackPlan(state)
    chosen = yield from choose_attackers(state, plan)
    if not chosen:
        return
    banding = any([has_banding(state, id) for id in chosen])
    bands = (yield from choose_bands(state, chosen)) if banding and len(chosen) > 1 else {}
    for id in chosen:
        if "vigilance" not in state.characteristics(id).keywords:  # 702.20b
            tapping.tap(state, id, Cause(id, "508.1f"))
    if plan.prices:
        yield from pay(state, plan, chosen)
    for id in tuple(chosen):
        for rule, c in rules_of(state, id):
            yield from rule.as_it_attacks(id, tuple(chosen), c)  # 508.1g
    if not chosen:
        return
    if state.combat is None:
        state.combat = Combat(state.home)
    attacks = state.edit_combat().attacks
    for id, defender in chosen.items():
        attacks[id] = Attack(defender, combat.defender_of(state, defender))
    if bands:
        state.edit_combat().bands = kept(bands, chosen)
    power = sum([state.characteristics(id).power or 0 for id in chosen])
    state.emit(PlayerAttacked(Cause(rule="508.1m"), state.active, tuple(chosen), power))
    for id, defender in chosen.items():
        state.emit(CreatureAttacked(Cause(id, "508.1m"), state.active, id, defender, alone=len(chosen) == 1))
    for defender in dict.fromkeys(chosen.values()):
        together = tuple([id for id, attacked in chosen.items() if attacked == defender])
        state.emit(AttackedTogether(Cause(rule="508.1m"), state.active, defender, together))


def pay(state: State, plan: AttackPlan, chosen: dict[int, int]) -> Task[None]:
    """The active player pays for the attacks (508.1h-j). Raises `Impossible` if that fails.

    `chosen` keeps the creatures that the active player still controls (508.1k).
    """
    mana, parts = plan.price_of(chosen)
    if mana is not None or parts:
        c = Context(state, next(iter(chosen)), state.active, rule="508.1h")
        if not (yield from costs.pay(state, mana, parts, c, Purpose())):
            raise Impossible("508.1j")
    for id in list(chosen):
        if id not in state.objects or state.objects[id].controller != state.active:
            del chosen[id]


def choose_attackers(state: State, plan: AttackPlan) -> Task[dict[int, int]]:
    """The active player chooses which creatures attack what: a legal declaration, by attacker."""
    chosen: dict[int, int] = {}
    picked: tuple[Option, ...] = ()
    left = options(state, plan)
    while left:
        offered = left if plan.simple else [each for each in left if plan.possible(chosen, each.ref, int(each.value))]
        if plan.complete(chosen):
            offered = [*offered, DONE]
        pick = offered[0]
        if len(offered) > 1:
            more = len({option.ref for option in left}) - 1
            pick = yield Decision(state.active, "attack", offered, "declare attackers", picked=picked, remaining=more)
        if pick == DONE:
            break
        chosen[pick.ref] = int(pick.value)
        picked = (*picked, pick)
        left = [option for option in left if option.ref != pick.ref]
    return chosen


def options(state: State, plan: AttackPlan) -> list[Option]:
    """One option for each creature and what it can attack; that is named if there is more than one to choose from."""
    found: list[Option] = []
    for id, weights in plan.pairs.items():
        name = state.label(id)
        for defender in weights:
            attacked = state.label(defender)
            if len(plan.defenders) > 1:
                found.append(Option("attack", f"{name} -> {attacked}", id, defender))
            else:
                found.append(Option("attack", name, id, defender, implied=attacked))
    return found
