"""Casting spells (CR 601) and playing lands (CR 305)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import Extra, Way
from manafold.model.mana import ManaCost
from manafold.rules import announcing, costs, zones
from manafold.rules.characteristics import Characteristics, printed
from manafold.rules.choosing import choose_number, yes_or_no
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Task
from manafold.rules.events import Cause, LandPlayed, SpellCast, ZoneChanged
from manafold.rules.faces import castable_faces
from manafold.rules.objects import GameObject, StackItem
from manafold.rules.permissions import PlayerRule, rules_of
from manafold.rules.spending import Purpose
from manafold.rules.terms import MAIN_PHASES

if TYPE_CHECKING:
    from manafold.rules.state import State

FOR_ITS_COST = Way("")
"""Casting a card from hand for its mana cost."""


def sorcery_speed(state: State, player: int) -> bool:
    """Whether the player could cast a sorcery now (307.5)."""
    return state.active == player and not state.stack and state.step in MAIN_PHASES


def ways_to_cast(state: State, player: int, id: int) -> list[tuple[int, Way]]:
    """The faces and ways in which the player may begin to cast the card now, whether or not it can be paid (601.3)."""
    object = state.objects[id]
    assert object.card is not None
    slow = sorcery_speed(state, player)
    found: list[tuple[int, Way]] = []
    for face in castable_faces(object.card):
        base = object.base if face == object.face else printed(object.card.faces[face])
        if "land" in base.types:
            continue
        ways = [way for way in base.abilities.ways if way.zone == object.zone]
        if object.zone == "hand" and base.mana_cost is not None:
            ways.insert(0, FOR_ITS_COST)
        forbidden = False
        instant = "instant" in base.types or "flash" in base.abilities.keywords
        for word, c in rules_of(state, player):
            ways += word.ways_to_cast(id, c)
            instant = instant or word.may_cast_as_instant(id, c)
            forbidden = forbidden or word.forbids_casting(id, c)
        if not forbidden:
            found += [(face, way) for way in ways if instant or way.as_instant or slow]
    return found


def can_cast(state: State, player: int, id: int, face: int, way: Way) -> bool:
    """Whether casting could be completed: targets, costs and conditions (601.2e, 601.2h)."""
    object = state.objects[id]
    assert object.card is not None
    base = object.base if face == object.face else printed(object.card.faces[face])
    c = Context(state, id, player, StackItem(base.abilities.script, id), rule="601.2")
    if way.condition is not None and not way.condition.holds(c):
        return False
    price = total_cost(state, id, base, way, (), 0, c)
    required = [extra for extra in base.abilities.extras if extra.required]
    for extra in required:
        price = price if extra.mana is None else price.plus(extra.mana)
    parts = way.costs + tuple(cost for extra in required for cost in extra.costs)
    return costs.can_pay(state, price, parts, c, Purpose(id, is_spell=True)) and announcing.can_announce(
        base.abilities.script, c
    )


def total_cost(
    state: State, id: int, base: Characteristics, way: Way, extras: tuple[Extra, ...], x: int, c: Context
) -> ManaCost:
    """The mana part of the total cost (601.2f): base or alternative cost, plus additional costs and increases, minus
    reductions."""
    price = way.mana if way.mana is not None else base.mana_cost
    assert price is not None
    price = price.with_x(x)
    for extra in extras:
        if extra.mana is not None:
            price = price.plus(extra.mana)
    changes = [word.cost_change(id, other) for word, other in rules_of(state, c.controller)]
    changes += [does.cost_change(id, c) for does in base.abilities.on_stack if isinstance(does, PlayerRule)]
    price = price.increased(sum(change for change in changes if change > 0))
    return price.reduced(-sum(change for change in changes if change < 0))


def cast(state: State, player: int, id: int, face: int, way: Way) -> Task[None]:
    """Cast a card (601.2). Raises `Impossible` if it can't be completed: then the game goes back (601.2, 732.1)."""
    came_from = state.objects[id].zone
    cause = Cause(id, "601.2a")
    event = ZoneChanged(cause, id, came_from, "stack", player, face=face, way="cast")
    (moved,) = yield from zones.move_all(state, [event])
    spell = state.edit(moved.new)
    spell.face = face
    item = StackItem(spell.base.abilities.script, spell.id, came_from=came_from, method=way.name)
    spell.item = item
    c = Context(state, spell.id, player, item, stack_id=spell.id, rule="601.2")
    if way.name:
        item.paid[way.name] = 1
    extras = yield from choose_extras(state, spell, way, c)
    x = yield from choose_x(state, spell, way, extras, c)
    if not (yield from announcing.announce(state, player, spell.id, c)):
        raise Impossible("601.2c")
    price = total_cost(state, spell.id, spell.base, way, extras, x, c)
    parts = way.costs + tuple(cost for extra in extras for cost in extra.costs)
    if not (yield from costs.pay(state, price, parts, c, Purpose(spell.id, is_spell=True))):
        raise Impossible("601.2h")
    caster = state.edit_player(player)
    caster.spells_cast += 1
    state.emit(SpellCast(Cause(spell.id, "601.2i"), player, spell.id, came_from, caster.spells_cast))
    announcing.tell_targets(state, player, spell.id, item, c.cause)


def choose_extras(state: State, spell: GameObject, way: Way, c: Context) -> Task[tuple[Extra, ...]]:
    """The additional costs that will be paid: the required ones, and those that the player announces (601.2b)."""
    assert c.item is not None
    chosen: list[Extra] = [extra for extra in spell.base.abilities.extras if extra.required]
    for extra in spell.base.abilities.extras:
        if extra.required:
            continue
        times = 0
        while (extra.repeats or not times) and can_add(state, spell, way, (*chosen, extra), c):
            if not (yield from yes_or_no(c.controller, f"pay {extra.name}?", spell.id)):
                break
            chosen.append(extra)
            times += 1
        if times:
            c.item.paid[extra.name] = times
    return tuple(chosen)


def can_add(state: State, spell: GameObject, way: Way, extras: tuple[Extra, ...], c: Context) -> bool:
    """Whether the spell could still be paid with these additional costs."""
    price = total_cost(state, spell.id, spell.base, way, extras, 0, c)
    parts = way.costs + tuple(cost for extra in extras for cost in extra.costs)
    return costs.can_pay(state, price, parts, c, Purpose(spell.id, is_spell=True))


def choose_x(state: State, spell: GameObject, way: Way, extras: tuple[Extra, ...], c: Context) -> Task[int]:
    """The value of X, if the cost has one (601.2b, 107.3a)."""
    price = way.mana if way.mana is not None else spell.base.mana_cost
    parts = way.costs + tuple(cost for extra in extras for cost in extra.costs)
    assert price is not None
    if not price.variables and not any(costs.has_x(part) for part in parts):
        return 0
    assert c.item is not None
    most = 0
    c.item.paid["x"] = 1
    purpose = Purpose(spell.id, is_spell=True)
    while costs.can_pay(state, total_cost(state, spell.id, spell.base, way, extras, most + 1, c), parts, c, purpose):
        most += 1
        c.item.paid["x"] = most + 1
    x = yield from choose_number(c.controller, 0, most, "X", spell.id)
    c.item.paid["x"] = x
    return x


def lands_left(state: State, player: int) -> int:
    """How many lands the player may still play this turn (305.2)."""
    more = sum(word.additional_lands(c) for word, c in rules_of(state, player))
    return state.profile.lands_per_turn + more - state.players[player].land_plays


def may_play_land(state: State, player: int, id: int) -> bool:
    """Whether the card is a land that the player may play from where it is (305.1, 305.3); timing is another question."""
    object = state.objects[id]
    if "land" not in object.base.types:
        return False
    return object.zone == "hand" or any(word.may_play_land(id, c) for word, c in rules_of(state, player))


def play_land(state: State, player: int, id: int, face: int) -> Task[None]:
    """Play a land: a special action that doesn't use the stack (305.1, 116.2a)."""
    state.edit_player(player).land_plays += 1
    cause = Cause(id, "305.1")
    event = ZoneChanged(cause, id, state.objects[id].zone, "battlefield", player, face=face, way="play")
    for moved in (yield from zones.move_all(state, [event])):
        state.emit(LandPlayed(cause, player, moved.new))
