"""Zones and moving between them (CR 400-408)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.rules import attaching, combat, counters, sagas
from manafold.rules.decisions import Task
from manafold.rules.events import BecameAttached, Cause, CountersPut, Event, MovedTogether, Revealed, ZoneChanged
from manafold.rules.faces import base_in
from manafold.rules.intrinsic import KEYWORD_COUNTERS
from manafold.rules.objects import GameObject, ObjectKind
from manafold.rules.replacement import enters_with_own, might_replace, replace_event
from manafold.rules.terms import NOTHING, Zone
from manafold.rules.triggering import Before

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State


def move(state: State, id: int, to: Zone, cause: Cause, position: str = "top", way: str = "") -> Task[int]:
    """Move one object to a zone (400.7): its new id, or -1 if it did not get anywhere.

    It goes to its owner's zone; onto the battlefield it goes under its owner's control (110.2a is for `enter`).
    """
    object = state.objects.get(id)
    if object is None:
        return NOTHING
    event = ZoneChanged(cause, id, object.zone, to, object.owner, position=position, way=way)
    done = yield from move_all(state, [event])
    return done[0].new if done else NOTHING


def enter(state: State, id: int, player: int, cause: Cause, tapped: bool = False, way: str = "") -> Task[int]:
    """Put one object onto the battlefield under the control of `player`: its new id, or -1."""
    object = state.objects.get(id)
    if object is None:
        return NOTHING
    event = ZoneChanged(cause, id, object.zone, "battlefield", player, tapped=tapped, way=way)
    done = yield from move_all(state, [event])
    return done[0].new if done else NOTHING


def move_all(state: State, proposals: list[ZoneChanged]) -> Task[list[ZoneChanged]]:
    """Move objects at the same time. What really happened is returned, in order; replaced moves may be missing.

    All leave and arrive before anything triggers, so that they see each other arrive (603.6a) and leave (603.10a).
    """
    moves: list[ZoneChanged] = []
    for proposal in proposals:
        if proposal.old in state.objects and may_move(state, proposal):
            if proposal.to == "battlefield":
                add_intrinsic_counters(proposal, base_in(state.objects[proposal.old], proposal))
                if needs_looking_ahead(state, proposal):
                    look_ahead(state, proposal)
            for event in (yield from replace_event(state, proposal)):
                if isinstance(event, ZoneChanged):
                    what = base_in(state.objects[event.old], event)
                    for settled in (yield from attaching.settle_host(state, event, what)):
                        moves.append((yield from counters.given(state, settled)))
            forget_prospect(state, proposal, moves)
    was = {event.old: state.characteristics(event.old) for event in moves if event.came_from != "nowhere"}
    before = Before(state)
    before.gone = tuple(event.old for event in moves if event.came_from in ("battlefield", "stack", "graveyard"))
    for event in moves:
        if event.came_from == "nowhere":
            appear(state, event)
        else:
            place(state, event, was[event.old])
    before.came = frozenset([event.new for event in moves])
    for event in moves:
        state.emit(event, before)
        if event.to == "battlefield":
            tell_entering(state, event)
    if moves:
        state.emit(MovedTogether(moves[0].cause, tuple(moves)), before)
    return moves


def tell_entering(state: State, event: ZoneChanged) -> None:
    """What has happened to an object by how it entered: it became attached, and counters were put on it (122.6)."""
    if event.attached_to != NOTHING:
        state.emit(BecameAttached(event.cause, event.new, event.attached_to))
    for kind, number in counters_brought(event).items():
        state.emit(CountersPut(event.cause, event.new, kind, number, event.player))


def add_intrinsic_counters(event: ZoneChanged, what: Characteristics) -> None:
    """A planeswalker enters with loyalty counters, a battle with defense counters, a Saga with one lore counter
    (306.5b, 310.4b, 714.3a)."""
    sagas.begin(event, what)
    if what.loyalty is not None and "planeswalker" in what.types:
        event.counters = {**event.counters, "loyalty": event.counters.get("loyalty", 0) + what.loyalty}
    if what.defense is not None and "battle" in what.types:
        event.counters = {**event.counters, "defense": event.counters.get("defense", 0) + what.defense}


def may_move(state: State, event: ZoneChanged) -> bool:
    """Tokens and copies that have left the battlefield or stack don't move again (111.8, 707.10a).

    Instants and sorceries can't enter the battlefield (304.4, 307.4).
    """
    object = state.objects[event.old]
    if object.kind == "token" and object.zone != "battlefield":
        return False
    if event.to in ("battlefield", "stack") and state.players[event.player].has_left:
        return False  # 800.4b
    if event.to == "battlefield":
        types = state.characteristics(event.old).types
        return "instant" not in types and "sorcery" not in types
    return True


def needs_looking_ahead(state: State, event: ZoneChanged) -> bool:
    """Whether anything could modify how the object enters, so that it must be known what it will be (614.12)."""
    return might_replace(state, ZoneChanged) or might_replace(state, CountersPut) or enters_with_own(state, event)


def look_ahead(state: State, event: ZoneChanged) -> None:
    """Make the object that will enter, as it would be on the battlefield, for others to look at (614.12)."""
    old = state.objects[event.old]
    if event.came_from == "nowhere":
        event.new = event.old
    else:
        event.new = become(state, old, event).id
    state.edit(event.new).controller = event.player


def enter_as(state: State, event: ZoneChanged, values: Characteristics) -> ZoneChanged:
    """The same entering, but as a copy with these values (614.1c, 707.5): what was looked ahead at is that by now."""
    changed = dataclasses.replace(event, copied=values)
    add_intrinsic_counters(changed, values)
    prospect = state.edit(event.new)
    prospect.base = values
    state.restructure()
    return changed


def forget_prospect(state: State, proposal: ZoneChanged, moves: list[ZoneChanged]) -> None:
    """What was looked ahead at doesn't enter after all."""
    if proposal.new in (NOTHING, proposal.old) or any(move.new == proposal.new for move in moves):
        return
    del state.objects[proposal.new]


def become(state: State, old: GameObject, event: ZoneChanged) -> GameObject:
    """The object that `old` becomes in the zone that it goes to (400.7), not yet in that zone's list."""
    kind: ObjectKind = "token" if old.kind == "spell copy" and event.to == "battlefield" else old.kind  # 707.10f
    new = state.new_object(kind, old.card, base_in(old, event), old.owner, event.to)
    new.previous = event.old
    new.face_down = event.face_down
    if old.zone == "stack" and event.to == "battlefield":
        new.item = old.item  # what was paid for the spell is known to the permanent (400.7d)
    return new


def place(state: State, event: ZoneChanged, was: Characteristics) -> None:
    """Perform a zone change: the object becomes a new one, and `event.new` tells its id (400.7)."""
    old = state.objects[event.old]
    take_out(state, event.old)
    if event.new != NOTHING and event.to != "battlefield":
        del state.objects[event.new]  # it would have entered, but goes elsewhere instead
        event.new = NOTHING
    new = become(state, old, event) if event.new == NOTHING else state.edit(event.new)
    event.new = new.id
    state.forget(event.old, was, new.id)
    if event.to in ("battlefield", "stack"):
        new.controller = event.player
    elif new.kind != "card":
        state.strays = (*state.strays, new.id)
    if event.to == "battlefield":
        arrive(state, new, event)
    else:
        new.counters = counters_brought(event)  # 122.1
    insert(state, new, event)
    if event.attached_to != NOTHING:
        attaching.tie(state, new.id, event.attached_to)
    if old.face_down and old.zone in ("battlefield", "stack") and not new.face_down:
        state.emit(Revealed(event.cause, old.owner, (new.id,)))  # 708.9


def appear(state: State, event: ZoneChanged) -> None:
    """Perform the arrival of a token that is being created (111.1): it is the object that was made for it."""
    token = state.edit(event.old)
    event.new = token.id
    token.controller = event.player
    arrive(state, token, event)
    insert(state, token, event)
    if event.attached_to != NOTHING:
        attaching.tie(state, token.id, event.attached_to)


def arrive(state: State, new: GameObject, event: ZoneChanged) -> None:
    """Give a new permanent the status with which it enters (110.5b, 614.1c)."""
    new.tapped = event.tapped
    new.sick = True
    new.entered_turn = state.turn_number
    new.counters = counters_brought(event)
    new.choices = event.choices
    new.face = event.face


def counters_brought(event: ZoneChanged) -> dict[str, int]:
    """The counters with which the object arrives: where it is none of a kind, there is no such counter (122.1)."""
    if not event.counters:
        return event.counters
    return {kind: number for kind, number in event.counters.items() if number > 0}


def insert(state: State, object: GameObject, event: ZoneChanged) -> None:
    """Put a new object into its zone's list, and its abilities into the indices."""
    if not KEYWORD_COUNTERS.isdisjoint(object.counters):
        state.keyword_counters = True
    zone = object.zone
    if zone in ("hand", "library", "graveyard"):
        player = state.edit_player(object.owner)
        ids = player.hand if zone == "hand" else player.library if zone == "library" else player.graveyard
        if zone == "library" and event.position != "bottom":
            ids.insert(0 if event.position == "top" else int(event.position), object.id)
        else:
            ids.append(object.id)
    else:
        state.zone(zone, 0).append(object.id)
        if zone == "battlefield":
            state.restructure()
    index(state, object)


def take_out(state: State, id: int) -> None:
    """Take an object out of its zone's list, out of combat, off what it is attached to, and out of the indices."""
    object = state.objects[id]
    zone = object.zone
    if zone == "battlefield":
        state.battlefield.remove(id)
        if state.combat is not None:
            combat.remove_from_combat(state, id)
        attaching.untie_all(state, id)
        state.restructure()
    elif zone in ("hand", "library", "graveyard"):
        player = state.edit_player(object.owner)
        (player.hand if zone == "hand" else player.library if zone == "library" else player.graveyard).remove(id)
    else:
        state.zone(zone, 0).remove(id)
    unindex(state, object)


def remove_from_game(state: State, id: int) -> None:
    """The object ceases to exist (111.7, 707.10a, 800.4a)."""
    was = state.characteristics(id)
    take_out(state, id)
    state.forget(id, was)


def index(state: State, object: GameObject) -> None:
    """Let the abilities of `object` that function in its zone be found by what they wait for."""
    abilities = object.base.abilities
    for kind in (*abilities.heard.get(object.zone, ()), *abilities.heard.get("anywhere", ())):
        state.listeners[kind] = (*state.listeners.get(kind, ()), object.id)
    for kind in (*abilities.replaced.get(object.zone, ()), *abilities.replaced.get("anywhere", ())):
        state.replacers[kind] = (*state.replacers.get(kind, ()), object.id)
    if object.zone in abilities.static_zones or "anywhere" in abilities.static_zones:
        state.static_sources = (*state.static_sources, object.id)


def unindex(state: State, object: GameObject) -> None:
    """Undo `index`."""
    abilities = object.base.abilities
    for kind in (*abilities.heard.get(object.zone, ()), *abilities.heard.get("anywhere", ())):
        drop(state.listeners, kind, object.id)
    for kind in (*abilities.replaced.get(object.zone, ()), *abilities.replaced.get("anywhere", ())):
        drop(state.replacers, kind, object.id)
    if object.id in state.static_sources:
        state.static_sources = tuple(id for id in state.static_sources if id != object.id)


def drop(found: dict[type[Event], tuple[int, ...]], kind: type[Event], id: int) -> None:
    """Take `id` out of an index; a class of events for which nobody waits has no entry."""
    left = tuple(other for other in found[kind] if other != id)
    if left:
        found[kind] = left
    else:
        del found[kind]


def renumber(state: State, player: int, apart: frozenset[int] = frozenset()) -> None:
    """Put a library in random order, with new ids: which card went where is known to nobody (701.24a).

    Cards that are set `apart` are not shuffled, and are on top for now (701.24b).
    """
    owner = state.edit_player(player)
    kept = [id for id in owner.library if id in apart]
    shuffled = [id for id in owner.library if id not in apart]
    state.randomness.shuffle(shuffled)
    owner.library[:] = [*kept, *shuffled]
    for place_in_library, id in enumerate(owner.library):
        if id in apart:
            continue
        object = state.edit(id)
        unindex(state, object)
        del state.objects[id]
        object.id = state.next_id
        state.next_id += 1
        state.objects[object.id] = object
        owner.library[place_in_library] = object.id
        index(state, object)
