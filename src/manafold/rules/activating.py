"""Activating abilities (CR 602)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules import announcing, costs
from manafold.rules.casting import sorcery_speed
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Task
from manafold.rules.events import AbilityActivated
from manafold.rules.objects import StackItem
from manafold.rules.payable import Payable
from manafold.rules.permissions import AbilityCostChange, rules_of
from manafold.rules.restrictions import is_silenced
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility
    from manafold.model.mana import ManaCost
    from manafold.model.words import Cost
    from manafold.rules.state import State
    from manafold.rules.targets import Chosen


def can_activate(state: State, player: int, id: int, index: int, ability: ActivatedAbility) -> bool:
    """Whether the player may begin to activate the ability and could complete it (602.2, 602.5)."""
    object = state.objects[id]
    if ability.zone != object.zone or not is_for(ability, state, player, object.controller):
        return False
    if any(cost.is_loyalty for cost in ability.costs) and not may_use_loyalty(state, player, id):
        return False
    item = StackItem(ability.script, id, ability, paid=announcing.least_x(ability.script))
    c = Context(state, id, player, item, rule="602.2")
    if not all(rider.holds(c) for rider in ability.only):
        return False
    if is_silenced(state, id, is_mana=False):
        return False
    if any(word.forbids_activating(id, False, other) for word, other in rules_of(state, player)):
        return False
    if depends_on_targets(ability):
        return announcing.can_announce(ability.script, c, PayingAbility(costs_of(ability), c))
    return costs.can_pay(state, None, costs_of(ability), c, Purpose(id, is_spell=False)) and announcing.can_announce(
        ability.script, c
    )


def is_for(ability: ActivatedAbility, state: State, player: int, controller: int) -> bool:
    """Whether the player is one of those who may activate an ability of what `controller` controls (602.2)."""
    if ability.by == "your opponents":
        return player in state.opponents(controller)
    return player == controller or ability.by == "any player"


@dataclass(frozen=True)
class ChangedMana(costs.ManaPart):
    """The mana part of the cost of an ability that says something about its own cost (602.2b, 601.2f)."""

    change: AbilityCostChange

    def total(self, c: Context) -> ManaCost:
        return self.change.changed(super().total(c), c)


def costs_of(ability: ActivatedAbility) -> tuple[Cost, ...]:
    """What the ability costs, with what it says about that itself (602.2b, 601.2f)."""
    change = ability.change
    if not isinstance(change, AbilityCostChange):
        return ability.costs
    return tuple(
        [ChangedMana(cost.mana, change) if isinstance(cost, costs.ManaPart) else cost for cost in ability.costs]
    )


def depends_on_targets(ability: ActivatedAbility) -> bool:
    """Whether what the ability costs depends on what it targets."""
    change = ability.change
    return isinstance(change, AbilityCostChange) and change.prices_targets()


class PayingAbility(Payable):
    """An ability that is to be paid for, as announced so far; `c` has its choices."""

    __slots__ = ("c", "parts")

    def __init__(self, parts: tuple[Cost, ...], c: Context) -> None:
        self.parts = parts
        self.c = c

    def is_possible(self) -> bool:
        return costs.can_pay(self.c.state, None, self.parts, self.c, Purpose(self.c.source, is_spell=False))

    def with_modes(self, modes: tuple[int, ...]) -> bool:
        return True  # no mode of an ability has a cost of its own (700.2h)

    def with_targets(self, chosen: Chosen) -> bool:
        assert self.c.item is not None
        self.c.item.targets = chosen
        return self.is_possible()


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
    parts = costs_of(ability)
    x = yield from costs.choose_x(state, parts, c, Purpose(id, is_spell=False))
    if x is not None:
        item.paid["x"] = x
    paying = PayingAbility(parts, c) if depends_on_targets(ability) else None
    if not (yield from announcing.announce(state, player, made.id, c, paying)):
        raise Impossible("602.2b")
    if not (yield from costs.pay(state, None, parts, c, Purpose(id, is_spell=False, item=item))):
        raise Impossible("602.2b")
    loyal = any(cost.is_loyalty for cost in ability.costs)
    state.emit(AbilityActivated(c.cause, player, id, made.id, loyalty=loyal))
    announcing.tell_targets(state, player, made.id, item, c.cause)
