"""Casting spells (CR 601) and playing lands (CR 305)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.model.abilities import Way
from manafold.rules import announcing, commanders, payment, preparing, refilling, splicing, zones
from manafold.rules.additional_costs import announced_script, can_complete, can_complete_with_x, choose_extras, choose_x
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible, Task
from manafold.rules.events import Cause, LandPlayed, SpellCast, ZoneChanged
from manafold.rules.faces import ON_ADVENTURE, faces_to_cast, waits_in_exile
from manafold.rules.objects import (
    AT_SORCERY_SPEED,
    ENTERS_WITH,
    EXILED_AFTER,
    IN_MAIN_PHASE,
    NOT_TO_GRAVEYARD,
    GameObject,
    StackItem,
)
from manafold.rules.permissions import UNLIMITED, PlayerRule, rules_of
from manafold.rules.pricing import Paying, depends_on_targets, own_rules, total_cost
from manafold.rules.prohibitions import choice_of_x, forbid, let_begin
from manafold.rules.spells_to_be import as_cast, as_spell, face_of, seen_as_spell
from manafold.rules.spending import Purpose
from manafold.rules.terms import MAIN_PHASES
from manafold.rules.under_effects import changes_spells, player_rules

if TYPE_CHECKING:
    from manafold.model.words import Script
    from manafold.rules.state import State

FOR_ITS_COST = Way("")
"""Casting a card from hand for its mana cost."""

PLAINLY = [(0, FOR_ITS_COST)]
"""The only way to cast most cards."""

FROM_COMMAND = Way("", zone="command")
"""Casting a commander from the command zone (903.8)."""

FROM_EXILE = Way("", zone="exile")
"""Casting what waits in exile for that."""


def sorcery_speed(state: State, player: int) -> bool:
    """Whether the player could cast a sorcery now (307.5)."""
    return state.active == player and not state.stack and state.step in MAIN_PHASES


def ways_to_cast(state: State, player: int, id: int) -> list[tuple[int, Way]]:
    """The faces and ways in which the player may begin to cast the card now, whether or not it can be paid (601.3)."""
    object = state.objects[id]
    assert object.card is not None
    slow = sorcery_speed(state, player)
    if is_plain(state, player, object):
        base = state.characteristics(id)
        begins = slow or "instant" in base.types or "flash" in base.abilities.keywords
        return PLAINLY if begins and base.mana_cost is not None and "land" not in base.types else []
    rules = list(rules_of(state, player))
    found: list[tuple[int, Way]] = []
    for number, way in ways_there_are(state, player, object, rules):
        if (number, way) not in found and may_begin(state, player, object, number, way, slow, rules):
            found.append((number, way))
    return found


def ways_there_are(
    state: State, player: int, object: GameObject, rules: Sequence[tuple[PlayerRule, Context]]
) -> list[tuple[int, Way]]:
    """The faces and ways in which the player could cast the card from where it is, whether or not they may begin now.

    What a card says of casting it from a graveyard or from exile is for its owner (702.34a).
    """
    found: list[tuple[int, Way]] = []
    id = object.id
    is_own = object.owner == player or object.zone == "hand"
    for face in faces_to_cast(object):
        abilities = as_spell(state, player, object, face, FOR_ITS_COST).abilities
        ways = [way for way in abilities.ways if way.zone == object.zone and is_own]
        if object.zone == "hand" and "aftermath" not in abilities.keywords:
            ways.insert(0, FOR_ITS_COST)
        elif object.zone == "command" and id in state.commanders and object.owner == player:
            ways.insert(0, FROM_COMMAND)
        elif object.zone == "exile" and face == object.face and waits_in_exile(state, object, player):
            ways.append(FROM_EXILE)
        for word, c in rules:
            ways += word.ways_to_cast(id, c)
        if rules:
            ways += other_costs(object, face, ways, rules)
        found += [(face if way.face < 0 else way.face, way) for way in ways]
    return found


def other_costs(
    object: GameObject, face: int, ways: Sequence[Way], rules: Sequence[tuple[PlayerRule, Context]]
) -> list[Way]:
    """The ways with other costs that effects let the player pay instead of the mana cost; no two alternative costs are
    combined (118.9a)."""
    found = [
        word.instead_of(way, object.id, face if way.face < 0 else way.face, c)
        for way in ways
        if way.mana is None and not way.face_down and not way.alternative
        for word, c in rules
    ]
    return [way for way in found if way is not None]


def is_plain(state: State, player: int, object: GameObject) -> bool:
    """Whether the card can only be cast from hand for its mana cost, and nothing has a say in it: almost always."""
    return (
        object.zone == "hand"
        and object.card is not None
        and len(object.card.faces) == 1
        and state.characteristics(object.id).abilities.casts_plainly
        and not player_rules(state, player)
        and not changes_spells(state)
    )


def may_begin(
    state: State,
    player: int,
    object: GameObject,
    face: int,
    way: Way,
    slow: bool,
    rules: Sequence[tuple[PlayerRule, Context]],
) -> bool:
    """Whether the player may begin to cast the face in this way (601.3, 307.1): it has a cost, nothing forbids it."""
    base = as_spell(state, player, object, face, way)
    if "land" in base.types or (way.mana is None and base.mana_cost is None):
        return False
    own = own_rules(base, Context(state, object.id, player, rule="601.3"))
    return not forbid(own, object.id, player) and let_begin(state, player, object, face, way, slow, rules)


def can_cast(state: State, player: int, id: int, face: int, way: Way, any_time: bool = False) -> bool:
    """Whether casting could be completed: targets, costs and conditions (601.2e, 601.2h); `any_time` is whether an
    effect has it cast as it resolves, whatever its types (608.2g)."""
    object = state.objects[id]
    if way is FOR_ITS_COST and is_plain(state, player, object):
        return can_cast_plainly(state, player, id)
    base = as_spell(state, player, object, face, way)
    choice = choice_of_x(state, player, object, face, way, any_time or sorcery_speed(state, player))
    state = seen_as_spell(state, player, object, face, way)
    paid = {way.name: 1} if way.name else {}
    script = announced_script(base.abilities, paid)
    item = StackItem(script, id, paid=paid, came_from=object.zone, method=way.name)
    item.paid.update(announcing.least_x(script))
    c = Context(state, id, player, item, stack_id=id, rule="601.2")  # it can't target itself from where it is
    if way.condition is not None and not way.condition.holds(c):
        return False
    if choice is not None:
        return can_complete_with_x(state, id, base, way, c, choice)
    return can_complete(state, id, base, way, c)


def can_cast_plainly(state: State, player: int, id: int) -> bool:
    """Whether casting a plain card could be completed (see `is_plain`)."""
    base = state.characteristics(id)
    assert base.mana_cost is not None
    script = base.abilities.script
    if not payment.can_pay(state, player, base.mana_cost.with_x(script.least_x), Purpose(id, is_spell=True)):
        return False
    return is_unconditional(script) or announcing.can_announce(
        script, Context(state, id, player, StackItem(script, id), rule="601.2")
    )


def is_unconditional(script: Script) -> bool:
    """Whether the script asks for no targets and no modes, and X may be anything."""
    return not script.targets and not script.modes and script.most_x is None


def cast(state: State, player: int, id: int, face: int, way: Way, any_time: bool = False) -> Task[None]:
    """Cast a card (601.2). Raises `Impossible` if it can't be completed: then the game goes back (601.2, 732.1)."""
    came_from = state.objects[id].zone
    cause = Cause(id, "601.2a")
    event = ZoneChanged(cause, id, came_from, "stack", player, face=face, face_down=way.face_down, way="cast")
    if way.gains or state.objects[id].kind != "card":
        event.copied = as_cast(state, state.objects[id], face, way)  # the values that it has as a spell
    choice = choice_of_x(state, player, state.objects[id], face, way, any_time or sorcery_speed(state, player))
    prepared = state.objects[id].choices.get(preparing.PREPARER)
    (moved,) = yield from zones.move_all(state, [event])
    if prepared is not None:
        preparing.unprepare(state, int(prepared), cause)
    spell = state.edit(moved.new)
    spell.face = face
    if spell.kind == "spell copy":
        spell.owner = player  # 112.2
    item = StackItem(spell.base.abilities.script, spell.id, came_from=came_from, method=way.name)
    spell.item = item
    c = Context(state, spell.id, player, item, stack_id=spell.id, rule="601.2")
    if way.name:
        item.paid[way.name] = 1
    if state.active == player and state.step in MAIN_PHASES:
        item.paid[IN_MAIN_PHASE] = 1
        if len(state.stack) == 1:
            item.paid[AT_SORCERY_SPEED] = 1
    if way.exile_after:
        item.paid[EXILED_AFTER] = 1
    if way.not_to_graveyard:
        item.paid[NOT_TO_GRAVEYARD] = 1
    if way.counter and (not way.counter_if or way.counter_if in state.characteristics(spell.id).types):
        item.paid[ENTERS_WITH + way.counter] = 1
    what = state.characteristics(spell.id)
    least = 0 if choice is None else choice.least(item.script.least_x)
    item.script = announcing.with_least_x(item.script, least)
    extras = yield from choose_extras(state, spell, what, way, c)
    item.script = announcing.with_least_x(announced_script(what.abilities, item.paid), least)
    extras = yield from splicing.choose(state, spell, what, way, extras, c)
    x = yield from choose_x(state, spell, what, way, extras, c, choice)
    paying = Paying(state, spell.id, what, way, extras, x, c)
    matter = depends_on_targets(state, what, c)
    if not (yield from announcing.announce(state, player, spell.id, c, paying if matter else None)):
        raise Impossible("601.2c")
    if not (yield from paying.pay(total_cost(state, spell.id, what, way, extras, x, c))):
        raise Impossible("601.2h")
    caster = state.edit_player(player)
    caster.spells_cast += 1
    if came_from == "command" and spell.id in state.commanders:
        commanders.count_cast(state, player, spell)
    state.emit(SpellCast(Cause(spell.id, "601.2i"), player, spell.id, came_from, caster.spells_cast, way.by))
    announcing.tell_targets(state, player, spell.id, item, c.cause)


def lands_left(state: State, player: int) -> int:
    """How many lands the player may still play this turn (305.2), none if they can't play any (101.2)."""
    more = 0
    for word, c in rules_of(state, player):
        if word.forbids_playing_lands(c):
            return 0
        more += word.additional_lands(c)
    return state.profile.lands_per_turn + more - state.players[player].land_plays


def may_play_land(state: State, player: int, id: int, face: int = 0) -> bool:
    """Whether the player may play the card from where it is as a land, with that face up (305.1, 712.12).

    Timing is another question.
    """
    return bool(land_permissions(state, player, id, face))


def land_permissions(state: State, player: int, id: int, face: int = 0) -> dict[int, str]:
    """By what the plays are counted that would let the player play the land from where it is, and what that is called:
    only `UNLIMITED` if anything lets them play any number."""
    object = state.objects[id]
    if "land" not in face_of(state, object, face).types:
        return {}
    if object.zone == "hand" or (
        object.zone == "exile" and face == 0 and object.choices.get(ON_ADVENTURE) == player  # 715.3d
    ):
        return {UNLIMITED: ""}
    words = [(word, c) for word, c in rules_of(state, player) if word.may_play_land(id, c)]
    found = {word.land_budget(c): state.label(c.source) for word, c in words}
    return {UNLIMITED: ""} if UNLIMITED in found else found


def play_land(state: State, player: int, id: int, face: int, by: int = UNLIMITED) -> Task[None]:
    """Play a land, as one of those that are counted by `by`: a special action that doesn't use the stack (305.1,
    116.2a)."""
    state.edit_player(player).land_plays += 1
    cause = Cause(id, "305.1")
    came_from = state.objects[id].zone
    event = ZoneChanged(cause, id, came_from, "battlefield", player, face=face, way="play")
    for moved in (yield from zones.move_all(state, [event])):
        state.emit(LandPlayed(cause, player, moved.new, by, came_from))
        if state.profile.refills_mana:
            yield from refilling.fill(state, player, (moved.new,))
