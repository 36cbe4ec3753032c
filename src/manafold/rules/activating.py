"""Activating abilities (CR 602)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.rules import announcing, costs
from manafold.rules.casting import sorcery_speed
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Task
from manafold.rules.events import AbilityActivated
from manafold.rules.objects import StackItem
from manafold.rules.permissions import AbilityCostChange, rules_of
from manafold.rules.restrictions import is_silenced
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility
    from manafold.model.words import Cost
    from manafold.rules.state import State


def can_activate(state: State, player: int, id: int, index: int, ability: ActivatedAbility) -> bool:
    """Whether the player may begin to activate the ability and could complete it (602.2, 602.5)."""
    object = state.objects[id]
    if ability.zone != object.zone or object.controller != player:
        return False
    if any(cost.is_loyalty for cost in ability.costs) and not may_use_loyalty(state, player, id):
        return False
    c = Context(state, id, player, StackItem(ability.script, id, ability), rule="602.2")
    if not all(rider.holds(c) for rider in ability.only):
        return False
    if is_silenced(state, id, is_mana=False):
        return False
    if any(word.forbids_activating(id, False, other) for word, other in rules_of(state, player)):
        return False
    return costs.can_pay(state, None, costs_of(ability, c), c, Purpose(id, is_spell=False)) and announcing.can_announce(
        ability.script, c
    )


def costs_of(ability: ActivatedAbility, c: Context) -> tuple[Cost, ...]:
    """What the ability costs, with what it says about that itself (602.2b, 601.2f)."""
    change = ability.change
    less = change.reduction(c) if isinstance(change, AbilityCostChange) else 0
    if not less:
        return ability.costs
    return tuple([reduced(cost, less) if isinstance(cost, costs.ManaPart) else cost for cost in ability.costs])


def reduced(cost: costs.ManaPart, less: int) -> costs.ManaPart:
    """The mana part of a cost with so much less generic mana, or more if negative (118.7a)."""
    mana = cost.mana.reduced(less) if less > 0 else cost.mana.increased(-less)
    return dataclasses.replace(cost, mana=mana)


def may_use_loyalty(state: State, player: int, id: int) -> bool:
    """A loyalty ability: at sorcery speed, and none of this permanent's was activated this turn (606.3)."""
    if not sorcery_speed(state, player):
        return False
    uses = state.uses_this_turn(id)
    loyal = state.characteristics(id).abilities.activated
    return not any(uses.get(i) and any(cost.is_loyalty for cost in other.costs) for i, other in enumerate(loyal))


def activate(state: State, player: int, id: int, index: int) -> Task[None]:
    """Activate an ability (602.2). Raises `Impossible` if it can't be completed."""
    ability = state.characteristics(id).abilities.activated[index]
    state.count_use(id, index)
    item = StackItem(ability.script, id, ability)
    made = announcing.new_ability(state, player, item)
    c = Context(state, id, player, item, stack_id=made.id, rule="602.2")
    parts = costs_of(ability, c)
    x = yield from costs.choose_x(state, parts, c, Purpose(id, is_spell=False))
    if x is not None:
        item.paid["x"] = x
    if not (yield from announcing.announce(state, player, made.id, c)):
        raise Impossible("602.2b")
    if not (yield from costs.pay(state, None, parts, c, Purpose(id, is_spell=False))):
        raise Impossible("602.2b")
    loyal = any(cost.is_loyalty for cost in ability.costs)
    state.emit(AbilityActivated(c.cause, player, id, made.id, loyalty=loyal))
    announcing.tell_targets(state, player, made.id, item, c.cause)
