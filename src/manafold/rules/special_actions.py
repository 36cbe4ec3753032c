"""Special actions that abilities allow (CR 116): they don't use the stack. Suspend, foretell, plot, turning face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import costs, manifesting, resolving, rooms
from manafold.rules.ability_sets import AbilitySet
from manafold.rules.casting import sorcery_speed
from manafold.rules.characteristics import printed
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Option
from manafold.rules.objects import StackItem
from manafold.rules.scripts import NO_SCRIPT
from manafold.rules.spending import Purpose
from manafold.rules.turning_up import turn_face_up

if TYPE_CHECKING:
    from manafold.rules.decisions import Task
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

VERBS = frozenset(("suspend", "foretell", "plot", "turn up", "unlock", "companion"))
"""What the options for special actions begin with."""

FOR_MANA_COST = -1
"""The number of the option to turn what was manifested face up for its mana cost, among those for its actions."""

FACE_DOWN = "face down"
"""The zone, so to speak, of actions that can be taken with a permanent while it is face down (116.2b)."""


def abilities_of(state: State, object: GameObject) -> AbilitySet:
    """The abilities that special actions come from: of what is face down those that it would have face up (702.37e)."""
    if object.face_down and object.card is not None:
        return printed(object.card.faces[object.face]).abilities
    return state.characteristics(object.id).abilities


def options(state: State, player: int, id: int) -> list[Option]:
    """The special actions that the player may take with the card or permanent now."""
    object = state.objects[id]
    place = FACE_DOWN if object.face_down and object.zone == "battlefield" else object.zone
    found: list[Option] = []
    for index, action in enumerate(abilities_of(state, object).actions):
        if action.zone != place:
            continue
        c = Context(state, id, player, StackItem(NO_SCRIPT, id), rule="116.2")
        may_begin = action.when is None or action.when.holds(c)
        if may_begin and costs.can_pay(state, None, action.costs, c, Purpose(id, is_action=True)):
            found.append(Option(action.verb, state.label(id), id, index))
    cost = manifesting.price(object) if place == FACE_DOWN else None
    if cost is not None and costs.can_pay(state, cost, (), Context(state, id, player), Purpose(id, is_action=True)):
        found.append(Option("turn up", f"{state.label(id)} for {cost}", id, FOR_MANA_COST))
    return found


def unlocking(state: State, player: int, id: int) -> list[Option]:
    """The locked halves of a Room that its controller may unlock now, for their mana costs (709.5e)."""
    if not sorcery_speed(state, player):
        return []
    found: list[Option] = []
    halves = rooms.halves_of(state, id)
    for side in rooms.doors(state, id, unlocked=False):
        cost = halves[side].mana_cost
        if cost is not None and costs.can_pay(state, cost, (), Context(state, id, player), Purpose(id, is_action=True)):
            found.append(Option("unlock", halves[side].name, id, side))
    return found


def act(state: State, player: int, option: Option) -> Task[None]:
    """Take the action. Raises `Impossible` if it can't be paid after all."""
    object = state.objects[option.ref]
    if option.verb == "unlock":
        yield from unlock_for_mana_cost(state, player, object, int(option.value))
        return
    if option.value == FOR_MANA_COST:
        yield from turn_up_for_mana_cost(state, player, object)
        return
    action = abilities_of(state, object).actions[int(option.value)]
    c = Context(state, object.id, player, StackItem(NO_SCRIPT, object.id), rule="116.2")
    if not (yield from costs.pay(state, None, action.costs, c, Purpose(object.id, is_action=True))):
        raise Impossible("116.2")
    yield from resolving.perform(action.effects, c)


def turn_up_for_mana_cost(state: State, player: int, object: GameObject) -> Task[None]:
    """Turn a manifested or cloaked permanent face up (701.40b, 701.58b)."""
    c = Context(state, object.id, player, rule="116.2b")
    if not (yield from costs.pay(state, manifesting.price(object), (), c, Purpose(object.id, is_action=True))):
        raise Impossible("116.2b")
    turn_face_up(state, object.id, player, c.cause)


def unlock_for_mana_cost(state: State, player: int, object: GameObject, side: int) -> Task[None]:
    """Unlock a half of a Room (709.5e)."""
    c = Context(state, object.id, player, rule="116.2m")
    cost = rooms.halves_of(state, object.id)[side].mana_cost
    if not (yield from costs.pay(state, cost, (), c, Purpose(object.id, is_action=True))):
        raise Impossible("116.2m")
    rooms.unlock(state, object.id, side, player, c.cause)
