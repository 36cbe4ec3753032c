"""Planning a payment: which mana to spend, and which mana abilities to activate for it.

Among the payments that there are, one is found that gives up nothing (life, permanents, counters) that it need not,
keeps the colors that the other cards in hand ask for, and uses what has the fewest alternatives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.demands import SNOW, Demands, letters, ways_to_pay
from manafold.rules.life import payable
from manafold.rules.mana_activations import Activation
from manafold.rules.mana_search import Made, Search
from manafold.rules.mana_sources import ManaTable, mana_table, unit_mask
from manafold.rules.mana_units import TYPES, Unit, pool_units, source_units, units_of, weigh
from manafold.rules.matching import CANNOT, cheapest
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.player import Mana
    from manafold.rules.spending import Spending
    from manafold.rules.state import State


class Step:
    """An activation to make: the types of mana to choose, for itself (`chosen`) and for the triggered mana abilities
    that add to it (`more`), the objects to pick, and what to spend on its cost."""

    __slots__ = ("activation", "chosen", "inputs", "more", "picked")

    def __init__(self, activation: Activation, picked: frozenset[int] = frozenset()) -> None:
        self.activation = activation
        self.picked = picked
        self.chosen = ""
        self.more = ""
        self.inputs: list[tuple[str, int, Spending | None]] = []
        """For each mana its type, whether it is snow (as bits) and its restriction."""


class Plan:
    """How to pay: first `steps`, in order; and if there are none, spend `mana` of the pool and pay `life`."""

    __slots__ = ("life", "mana", "steps")

    def __init__(self, steps: list[Step], mana: list[Mana], life: int) -> None:
        self.steps = steps
        self.mana = mana
        self.life = life


def find_plan(state: State, player: int, cost: ManaCost, purpose: Purpose) -> Plan | None:
    """How the player pays `cost`, None if that is impossible."""
    mana = state.players[player].pool
    pool = pool_units(state, player)
    for way in ways_to_pay(cost):
        if way.life and way.life > payable(state, player) - purpose.life:
            continue
        free = purpose.sources is None and len(pool) == len(way.masks)
        if free and way.paid_by([unit_mask(each) for each in mana if each.only is None]):
            return Plan([], list(mana), way.life)
        if len(pool) >= len(way.masks):
            weigh(state, player, purpose, pool)
            plan = plan_with(state, player, purpose, way, pool, [])
            if plan is not None:
                return plan
        table = mana_table(state, player)
        for pain in table.levels():
            plan = plan_within(state, player, purpose, way, table, pain)
            if plan is not None:
                return plan
    return None


def plan_within(
    state: State, player: int, purpose: Purpose, way: Demands, table: ManaTable, pain: int
) -> Plan | None:
    """A payment with no activation of more than this pain, None if there is none."""
    units = pool_units(state, player) + source_units(table, purpose, pain)
    weigh(state, player, purpose, units)
    plan = plan_with(state, player, purpose, way, units, [])
    if plan is None and table.complex:
        made = search(state, player, purpose, way, table, units, pain)
        if made is not None:
            plan = plan_with(state, player, purpose, way, units, made)
            for each in made.copy():
                fewer = [other for other in made if other is not each]
                without = plan_with(state, player, purpose, way, units, fewer)
                if without is not None:
                    made, plan = fewer, without
    return plan


def search(
    state: State,
    player: int,
    purpose: Purpose,
    way: Demands,
    table: ManaTable,
    units: list[Unit],
    pain: int,
) -> list[Made] | None:
    """The activations that have to be made beside those that stand alone, None if the cost can't be paid."""
    activations = [each for each in table.complex if each.pain <= pain]
    contested = frozenset(
        [each.object for each in activations]
        + [id for each in activations for pick in each.picks for id in pick.candidates]
    )
    owns = {unit.object: unit.source.own for unit in units if unit.source is not None and unit.object in contested}
    kinds = [unit.kind(contested, purpose.sources is not None) for unit in units]
    left = payable(state, player) - purpose.life - way.life
    return Search(state, player, purpose, way, left, kinds, owns, activations, table.objects).run()


def plan_with(
    state: State, player: int, purpose: Purpose, way: Demands, units: list[Unit], made: list[Made]
) -> Plan | None:
    """The cheapest payment with the activations `made` beside those that stand alone; None if there is none."""
    lost = {(use, id) for each in made for use, id in each.used}
    there = [
        unit
        for unit in units
        if unit.source is None or not any((use, unit.object) in lost for use in unit.source.own)
    ]
    for step, each in enumerate(made):
        units_made = units_of(each.activation, has_to_be_made=False)
        for unit in units_made:
            unit.step = step
        there += units_made
    rows: list[list[int]] = []
    asked: list[Asked] = [Asked(-1, mask, purpose) for mask in way.masks]
    for step, each in enumerate(made):
        inner = Purpose(each.activation.object)
        asked += [Asked(step, mask, inner) for mask in each.activation.masks]
    known: dict[tuple[int, int], list[int]] = {}
    for ask in asked:
        row = known.get((ask.step, ask.mask))
        if row is None:
            row = known[ask.step, ask.mask] = [
                unit.cost(ask.mask, state, player, ask.purpose) if ask.step < 0 or unit.step < ask.step else CANNOT
                for unit in there
            ]
        rows.append(row)
    chosen = cheapest(rows)
    if chosen is None:
        return None
    chosen = use_up_what_is_tapped(rows, there, chosen)
    return write_plan(state, player, way, there, made, asked, chosen)


class Asked:
    """One mana that is asked for by the cost (`step` is -1), or by the cost of an activation."""

    __slots__ = ("mask", "purpose", "step")

    def __init__(self, step: int, mask: int, purpose: Purpose) -> None:
        self.step = step
        self.mask = mask
        self.purpose = purpose


def use_up_what_is_tapped(rows: list[list[int]], units: list[Unit], chosen: list[int]) -> list[int]:
    """The same payment with as much as possible of the mana that is added anyway."""
    used = {id(units[column].source) for column in chosen}
    idle = {
        id(unit.source)
        for column, unit in enumerate(units)
        if unit.source is not None and id(unit.source) in used and column not in chosen
    }
    if not idle:
        return chosen
    for row in rows:
        for column, unit in enumerate(units):
            if row[column] != CANNOT and id(unit.source) in idle:
                row[column] = 0
    return cheapest(rows) or chosen


def write_plan(
    state: State,
    player: int,
    way: Demands,
    units: list[Unit],
    made: list[Made],
    asked: list[Asked],
    chosen: list[int],
) -> Plan:
    """The plan in which each mana that is asked for is the unit chosen for it.

    What is tapped for one mana and leaves for another does so last, and what static abilities come from goes after
    what they may have made fit to be used up.
    """
    steps = [Step(each.activation, frozenset([id for _, id in each.used])) for each in made]
    first: dict[int, Step] = {}
    feeding: set[int] = set()
    spent: list[Mana] = []
    for ask, column in zip(asked, chosen, strict=True):
        unit = units[column]
        mask, only, activation = unit.choices[unit.best(ask.mask, state, player, ask.purpose)]
        letter = letters(mask & ask.mask & TYPES or mask & TYPES)[0]
        if unit.step >= 0:
            note(steps[unit.step], unit, letter)
        elif activation is not None:
            note(first.setdefault(unit.object, Step(activation)), unit, letter)
        elif ask.step < 0 and unit.mana is not None:
            spent.append(unit.mana)
        if ask.step >= 0:
            steps[ask.step].inputs.append((letter, mask & SNOW, only))
            feeding.add(unit.object)
    if not any([step.inputs for step in steps]):
        speaking = [step for step in steps if not step.picked.isdisjoint(state.static_sources)]
        steps = [step for step in steps if step not in speaking] + speaking
    picked = {id for step in steps for id in step.picked}
    last = {id for id in first if id in picked and id not in feeding and "leave" in first[id].activation.own}
    early = [first[id] for id in sorted(first) if id not in last]
    return Plan([*early, *steps, *[first[id] for id in sorted(last)]], spent, way.life)


def note(step: Step, unit: Unit, letter: str) -> None:
    """The unit is to be of this type: whoever adds it has to choose so."""
    if unit.is_added:
        step.more += letter
    else:
        step.chosen += letter
