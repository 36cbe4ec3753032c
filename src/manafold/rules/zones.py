"""Zones and moving between them (CR 400-408)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from manafold.rules import attaching, combat, entering, exiling, melded, preparing
from manafold.rules.decisions import Task
from manafold.rules.events import BecameUnattached, Cause, Event, MovedTogether, Revealed, ZoneChanged
from manafold.rules.intrinsic import KEYWORD_COUNTERS
from manafold.rules.looking_back import Before
from manafold.rules.objects import GameObject
from manafold.rules.terms import NOTHING, Zone

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State

FOLLOWED: Final = "followed"
"""Under this name what follows a replaced move finds the object that moved."""

NEVER_PERMANENT: Final[frozenset[str]] = frozenset(("instant", "sorcery"))
"""The types of cards that can't enter the battlefield (304.4, 307.4)."""


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
    if len(proposals) > 1:  # nothing moves twice
        proposals = list({event.old: event for event in reversed(proposals)}.values())[::-1]
    found: list[list[ZoneChanged]] = [[] for _ in proposals]
    if len(proposals) > 1:
        entering.tell_together(proposals)
    for index in entering.in_turn_order(state, proposals):
        if proposals[index].old in state.objects and may_move(state, proposals[index]):
            found[index] = yield from entering.settle(state, proposals[index])
    moves = [event for events in found for event in events]
    for event in moves:
        if event.came_from == "battlefield" and state.objects[event.old].melded is not None:
            yield from melded.arrange(state, event)
    was = {event.old: state.characteristics(event.old) for event in moves if event.came_from != "nowhere"}
    before = Before(state)
    before.gone = tuple(event.old for event in moves if event.came_from in ("battlefield", "stack", "graveyard"))
    for event in moves:
        if event.came_from == "nowhere":
            appear(state, event)
        else:
            place(state, event, was[event.old])
    if len(moves) > 1:
        entering.tie_worlds(state, moves)
    before.came = frozenset([event.new for event in moves])
    known = before if before.gone else None  # only what leaves is looked back at
    for event in moves:
        state.emit(event, known)
        if event.to == "battlefield":
            entering.tell(state, event)
        elif event.came_from == "battlefield":
            leave_host(state, event, before)
            tell_twin(state, event)
    if moves and (known is not None or MovedTogether in state.listeners or state.granted or state.delayed):
        state.emit(MovedTogether(moves[0].cause, tuple(moves)), known)
    for event in moves:
        if event.follow_up is not None:
            yield from follow_up(event)
    return moves


def follow_up(event: ZoneChanged) -> Task[None]:
    """What a replacement effect has happen besides, now that the object is where it goes (614.6)."""
    found, event.follow_up = event.follow_up, None
    if found is not None:
        effects, c = found
        c.event = event
        c.named = {**c.named, FOLLOWED: (event.new,)}
        for effect in effects:
            yield from effect.resolve(c)


def leave_host(state: State, event: ZoneChanged, before: Before) -> None:
    """What was attached to something and has left the battlefield became unattached by that (701.3d)."""
    departed = state.past.get(event.old)
    if departed is not None and departed.object.attached_to != NOTHING:
        state.emit(BecameUnattached(event.cause, event.old, departed.object.attached_to), before)


def tell_twin(state: State, event: ZoneChanged) -> None:
    """Another card, which was no permanent for itself, has gone where a melded permanent went (712.21)."""
    new = state.objects.get(event.new)
    if new is not None and new.twin != NOTHING:
        state.emit(ZoneChanged(event.cause, new.twin, "nowhere", event.to, event.player, new.twin))


def may_move(state: State, event: ZoneChanged) -> bool:
    """Tokens and copies that have left the battlefield or stack don't move again (111.8, 707.10a).

    Instants and sorceries can't enter the battlefield (304.4, 307.4), but the land on their other face can (712.12).
    """
    object = state.objects[event.old]
    if object.kind == "token" and object.zone != "battlefield":
        return False
    if event.to in ("battlefield", "stack") and state.players[event.player].has_left:
        return False  # 800.4b
    if event.to == "battlefield" and not event.face_down:
        return NEVER_PERMANENT.isdisjoint(types_of_face(state, object, event.face))
    return True


def types_of_face(state: State, object: GameObject, face: int) -> Collection[str]:
    """The card types of what an object becomes if it enters with this face up."""
    card = object.card
    if card is not None and 0 < face < len(card.faces):
        return card.faces[face].type_line.types
    return state.characteristics(object.id).types


def place(state: State, event: ZoneChanged, was: Characteristics) -> None:
    """Perform a zone change: the object becomes a new one, and `event.new` tells its id (400.7)."""
    old = state.objects[event.old]
    take_out(state, event.old)
    if event.new != NOTHING and event.to != "battlefield":
        del state.objects[event.new]  # it would have entered, but goes elsewhere instead
        event.new = NOTHING
    new = entering.become(state, old, event) if event.new == NOTHING else state.edit(event.new)
    event.new = new.id
    state.forget(event.old, was, new.id)
    if event.old in state.commanders:
        state.commanders |= {new.id}  # 903.3
    if event.to in ("battlefield", "stack"):
        new.controller = event.player
    elif new.kind != "card":
        state.strays = (*state.strays, new.id)
    if event.to == "battlefield":
        arrive(state, new, event)
    else:
        new.counters = entering.counters_brought(event)  # 122.1
    if event.melded != NOTHING:
        other = state.objects[event.melded]
        melded.join(state, new, event.old, other)
        take_out(state, other.id)
        state.forget(other.id, state.characteristics(other.id), new.id)
    insert(state, new, event)
    if old.melded is not None:
        insert(state, melded.parted(state, old, new, event), event)
    if state.commanders and event.to in ("graveyard", "exile"):
        state.strays = (*state.strays, *[id for id in (new.id, new.twin) if id in state.commanders])  # 903.9a
    if event.attached_to != NOTHING:
        attaching.tie(state, new.id, event.attached_to)
    if event.exiled_with != NOTHING and event.to == "exile":
        exiling.link(state, event.exiled_with, (new.id,))
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
    new.counters = entering.counters_brought(event)
    new.choices = event.choices
    new.face = event.face
    preparing.arrive(state, new)


def insert(state: State, object: GameObject, event: ZoneChanged) -> None:
    """Put a new object into its zone's list, and its abilities into the indices."""
    if not KEYWORD_COUNTERS.isdisjoint(object.counters):
        state.keyword_counters = True
    zone = object.zone
    if zone in ("hand", "library", "graveyard"):
        player = state.edit_player(object.owner)
        if zone != "library":
            player.arrangement += 1
        ids = player.hand if zone == "hand" else player.library if zone == "library" else player.graveyard
        if zone == "library" and event.position != "bottom":
            ids.insert(0 if event.position == "top" else int(event.position), object.id)
        else:
            ids.append(object.id)
    elif zone == "outside":
        owner = state.edit_player(object.owner)
        owner.outside = [*owner.outside, object.id]
    else:
        state.zone(zone, 0).append(object.id)
        if zone == "battlefield":
            state.restructure()
        elif zone != "stack":
            state.arrangement += 1
    index(state, object)


def take_out(state: State, id: int) -> None:
    """Take an object out of its zone's list, out of combat, off what it is attached to, and out of the indices."""
    object = state.objects[id]
    zone = object.zone
    if zone == "battlefield":
        preparing.leave(state, object)
        state.battlefield.remove(id)
        if state.combat is not None:
            combat.remove_from_combat(state, id)
        attaching.untie_all(state, id)
        state.restructure()
    elif zone in ("hand", "library", "graveyard"):
        player = state.edit_player(object.owner)
        if zone != "library":
            player.arrangement += 1
        (player.hand if zone == "hand" else player.library if zone == "library" else player.graveyard).remove(id)
    elif zone == "outside":
        owner = state.edit_player(object.owner)
        owner.outside = [each for each in owner.outside if each != id]
    else:
        state.zone(zone, 0).remove(id)
        if zone != "stack":
            state.arrangement += 1
    unindex(state, object)


def remove_from_game(state: State, id: int, was: Characteristics | None = None) -> None:
    """The object, which `was` so if that isn't what it is now, ceases to exist (111.7, 707.10a, 800.4a)."""
    last = state.characteristics(id) if was is None else was
    take_out(state, id)
    state.forget(id, last)


def index(state: State, object: GameObject) -> None:
    """Let the abilities of `object` that function in its zone be found by what they wait for.

    Outside the game none of them does (400.11c).
    """
    abilities = object.base.abilities
    if not abilities.is_indexed or object.zone == "outside":
        return
    for kind in (*abilities.heard.get(object.zone, ()), *abilities.heard.get("anywhere", ())):
        state.listeners[kind] = (*state.listeners.get(kind, ()), object.id)
    for kind in (*abilities.replaced.get(object.zone, ()), *abilities.replaced.get("anywhere", ())):
        state.replacers[kind] = (*state.replacers.get(kind, ()), object.id)
    if object.zone in abilities.static_zones or "anywhere" in abilities.static_zones:
        state.static_sources = (*state.static_sources, object.id)


def unindex(state: State, object: GameObject) -> None:
    """Undo `index`."""
    abilities = object.base.abilities
    if not abilities.is_indexed or object.zone == "outside":
        return
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
