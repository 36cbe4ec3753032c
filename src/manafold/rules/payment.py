"""Paying mana (CR 118.3a, 601.2g-h): whether it can be paid, and paying it, automatically or by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import life, mana, payment_by_hand
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.demands import SNOW, ways_to_pay
from manafold.rules.events import Cause, ManaSpent
from manafold.rules.mana_activations import GIVES_UP
from manafold.rules.mana_plan import Plan, Step, find_plan, search
from manafold.rules.mana_sources import ManaTable, mana_table, unit_mask
from manafold.rules.mana_units import pool_units, source_units
from manafold.rules.matching import cheapest

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.player import Mana
    from manafold.rules.spending import Purpose
    from manafold.rules.state import State


def can_pay(state: State, player: int, cost: ManaCost, purpose: Purpose) -> bool:
    """Whether the player could pay the mana `cost` now, with the mana abilities that they could activate for it.

    {X} that has not become a number counts as nothing.
    """
    if purpose.like:
        cost = cost.payable_with(purpose.like)
    table = mana_table(state, player)
    if table.restricted or purpose.life or purpose.sources is not None or not stands_beside(table, purpose):
        return find_out(state, player, cost, purpose, table)
    known = table.known.get(cost.text)
    if known is None:
        known = table.known[cost.text] = can_pay_plainly(state, player, cost, purpose, table)
    return known


def stands_beside(table: ManaTable, purpose: Purpose) -> bool:
    """Whether what else is paid doesn't touch the sources of mana."""
    return (not purpose.tapped or table.touched.isdisjoint(purpose.tapped)) and (
        not purpose.gone or table.touched.isdisjoint(purpose.gone)
    )


def can_pay_plainly(state: State, player: int, cost: ManaCost, purpose: Purpose, table: ManaTable) -> bool:
    """Whether the cost can be paid where no mana is restricted, and all sources are there."""
    counts = table.counts
    for way in ways_to_pay(cost):
        if way.life and way.life > life.payable(state, player):
            continue
        for union, needed in way.checks:
            there = 0
            for mask, count in counts.items():
                if mask & union:
                    there += count
            if there < needed:
                break
        else:
            return True
    return bool(table.complex) and find_out(state, player, cost, purpose, table)


def find_out(state: State, player: int, cost: ManaCost, purpose: Purpose, table: ManaTable) -> bool:
    """Whether the cost can be paid, looking at every mana by itself."""
    units = pool_units(state, player) + source_units(table, purpose, GIVES_UP)
    total = life.payable(state, player) - purpose.life
    for way in ways_to_pay(cost):
        if way.life and way.life > total:
            continue
        rows = [[unit.cost(mask, state, player, purpose) for unit in units] for mask in way.masks]
        if cheapest(rows) is not None:
            return True
        if table.complex and search(state, player, purpose, way, table, units, GIVES_UP) is not None:
            return True
    return False


def touched_objects(state: State, player: int) -> frozenset[int]:
    """The objects that could give the player mana now, or be used up for it."""
    return mana_table(state, player).touched


def useful_objects(state: State, player: int) -> frozenset[int]:
    """The objects that could give the player mana now."""
    return mana_table(state, player).objects


def pay(state: State, player: int, cost: ManaCost, purpose: Purpose) -> Task[bool]:
    """The player pays the mana `cost`, activating mana abilities for it; False if that turns out to be impossible."""
    if purpose.like:
        cost = cost.payable_with(purpose.like)
    if purpose.mana is not None:
        return (yield from pay_with(state, player, cost, purpose, purpose.mana))
    if player in state.manual_mana:
        return (yield from payment_by_hand.pay(state, player, cost, purpose))
    return (yield from pay_automatically(state, player, cost, purpose))


def pay_automatically(state: State, player: int, cost: ManaCost, purpose: Purpose) -> Task[bool]:
    """Pay without asking the player how, in a way that they would mind least."""
    while True:
        plan = find_plan(state, player, cost, purpose)
        if plan is None:
            return False
        if not plan.steps:
            return (yield from spend(state, player, plan, purpose))
        for step in plan.steps:
            if not (yield from perform(state, player, step)):
                return False


def pay_with(
    state: State, player: int, cost: ManaCost, purpose: Purpose, picked: tuple[Mana, ...]
) -> Task[bool]:
    """Pay with just these mana of the pool, and life for what they leave of Phyrexian symbols."""
    for way in ways_to_pay(cost):
        if len(way.masks) == len(picked):
            rows = [[0 if unit_mask(each) & mask else -1 for each in picked] for mask in way.masks]
            if cheapest(rows) is not None:
                return (yield from spend(state, player, Plan([], list(picked), way.life), purpose))
    return False


def spend(state: State, player: int, plan: Plan, purpose: Purpose) -> Task[bool]:
    """Spend the mana and the life of the plan."""
    cause = Cause(purpose.object, "601.2h")
    if plan.life:
        yield from life.lose(state, player, plan.life, cause)
    if plan.mana:
        spent = set(map(id, plan.mana))
        owner = state.edit_player(player)
        owner.pool = tuple([each for each in owner.pool if id(each) not in spent])
        types = "".join([each.type for each in plan.mana])
        item = state.objects[purpose.object].item if purpose.is_spell else purpose.item
        if item is not None:
            item.spent += tuple(plan.mana)
        marks = tuple([each.mark for each in plan.mana if each.mark])
        state.emit(ManaSpent(cause, player, types, purpose.object, marks))
        if marks:
            yield from mana.resolve_spent(state)
    return True


# Activating what the plan says


def perform(state: State, player: int, step: Step) -> Task[bool]:
    """Make the activation that is planned, with the choices that are planned; False if it can't be paid."""
    activation = step.activation
    picked = from_pool(state.players[player].pool, step)
    if picked is None:
        return False
    paid_with = picked if activation.masks else None
    task = mana.activate(state, player, activation.object, activation.index, paid_with)
    wanted = list(activation.chosen or step.chosen)
    more = list(step.more)
    try:
        decision = next(task)
        while True:
            pick = planned(decision, player, wanted, more, step)
            decision = task.send(pick if pick is not None else (yield decision))
    except StopIteration as stop:
        done: bool = stop.value
        return done


def from_pool(pool: tuple[Mana, ...], step: Step) -> tuple[Mana, ...] | None:
    """The mana of the pool that the plan spends on the cost of the activation; None if it is not there."""
    found: list[Mana] = []
    for letter, snow, only in step.inputs:
        for each in pool:
            same = each.type == letter and each.only == only and each.snow == bool(snow & SNOW)
            if same and not any(each is other for other in found):
                found.append(each)
                break
        else:
            return None
    return tuple(found)


def planned(decision: Decision, player: int, wanted: list[str], more: list[str], step: Step) -> Option | None:
    """What the plan says to a decision; None if it is not one that was planned.

    `wanted` are the types of mana that the ability itself has yet to add, `more` those of triggered mana abilities.
    """
    if decision.player != player:
        return None
    if decision.kind == "color" and decision.options[0].verb == "add":
        own = decision.source == step.activation.object
        if own and (not more or mana.gives_any(decision.options, wanted)):
            return mana.planned_option(decision.options, wanted)
        return mana.planned_option(decision.options, more) if more else None
    if decision.kind == "number" and decision.source == step.activation.object:
        return next((option for option in decision.options if option.value == step.activation.x), None)
    return next((option for option in decision.options if option.ref in step.picked), None)
