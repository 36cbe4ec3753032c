"""How objects change zones: what becomes of a proposed change, above all how permanents enter (CR 614.12, 616)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import attaching, battles, continuous, counters, sagas
from manafold.rules.decisions import Task
from manafold.rules.events import BecameAttached, CountersPut, DoorUnlocked, ZoneChanged
from manafold.rules.faces import base_in
from manafold.rules.halves import BOTH_DOORS, DOORS, behind_doors, doors_of
from manafold.rules.objects import ENTERS_WITH, EXILED_AFTER, NOT_TO_GRAVEYARD, GameObject, ObjectKind
from manafold.rules.replacement import affected_player, enters_with_own, might_replace, replace_event
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State


def in_turn_order(state: State, proposals: Sequence[ZoneChanged]) -> Sequence[int]:
    """The places of proposals in the list, those first about which the active player would choose (616.1, 101.4)."""
    places = range(len(proposals))
    if len(proposals) < 2 or not might_replace(state, ZoneChanged):
        return places
    whose = {
        place: affected_player(state, proposals[place]) for place in places if proposals[place].old in state.objects
    }
    return sorted(whose, key=lambda place: state.place_in_turn(whose[place]))


def tell_together(proposals: Sequence[ZoneChanged]) -> None:
    """Tell each of the objects that are to enter at the same time of all of them (702.38a)."""
    arriving = [event for event in proposals if event.to == "battlefield"]
    if len(arriving) > 1:
        together = frozenset([event.old for event in arriving])
        for event in arriving:
            event.beside = together


def settle(state: State, proposal: ZoneChanged) -> Task[list[ZoneChanged]]:
    """What really happens in place of a proposed zone change, with all that has to be chosen about it."""
    if proposal.came_from == "stack":
        proposal = exiled_after(state, proposal)
        if proposal.to == "battlefield":
            add_permitted(state.objects[proposal.old], proposal)
    if proposal.to == "battlefield":
        add_intrinsic_counters(proposal, base_in(state.objects[proposal.old], proposal))
        if needs_looking_ahead(state, proposal):
            look_ahead(state, proposal)
    found: list[ZoneChanged] = []
    for event in (yield from replace_event(state, proposal)):
        if isinstance(event, ZoneChanged) and event.to == "battlefield" != proposal.to:
            found += yield from settle(state, event)
        elif isinstance(event, ZoneChanged):
            what = base_in(state.objects[event.old], event)
            add_excepted(event)
            if "battle" in what.types:
                event = yield from battles.protected(state, event, what)
            for settled in (yield from attaching.settle_host(state, event, what)):
                found.append((yield from counters.given(state, settled)))
    forget_prospect(state, proposal, found)
    return found


def add_excepted(event: ZoneChanged) -> None:
    """The counters by exceptions to copying are among those with which it enters, now that it is known what as."""
    for given in event.excepted:
        for kind, number in given.items():
            event.counters = {**event.counters, kind: event.counters.get(kind, 0) + number}


def add_permitted(spell: GameObject, event: ZoneChanged) -> None:
    """The counters that the permission gives by which the spell was cast (614.1c)."""
    paid = spell.item.paid if spell.item is not None else {}
    for name, number in paid.items():
        if name.startswith(ENTERS_WITH):
            kind = name.removeprefix(ENTERS_WITH)
            event.counters = {**event.counters, kind: event.counters.get(kind, 0) + number}


def exiled_after(state: State, event: ZoneChanged) -> ZoneChanged:
    """The change by which a spell leaves the stack that was cast in a way that has it exiled then (702.34a)."""
    item = state.objects[event.old].item
    if event.to in ("battlefield", "exile") or item is None:
        return event
    if item.paid.get(EXILED_AFTER) or (event.to == "graveyard" and item.paid.get(NOT_TO_GRAVEYARD)):
        return dataclasses.replace(event, to="exile")
    return event


def tell(state: State, event: ZoneChanged) -> None:
    """What has happened to an object by how it entered: it became attached, and counters were put on it (122.6)."""
    if event.attached_to != NOTHING:
        state.emit(BecameAttached(event.cause, event.new, event.attached_to))
    if DOORS in event.choices:
        opened = doors_of(event.choices)
        for side in (0, 1):
            if opened >> side & 1:
                state.emit(DoorUnlocked(event.cause, event.player, event.new, side, opened == BOTH_DOORS))  # 709.5h
    for kind, number in counters_brought(event).items():
        state.emit(CountersPut(event.cause, event.new, kind, number, event.player))


def tie_worlds(state: State, moves: Sequence[ZoneChanged]) -> None:
    """World permanents that enter at the same time have been that for equally long (704.5k): one timestamp for all."""
    arrived = [event.new for event in moves if event.to == "battlefield"]
    worlds = [id for id in arrived if "world" in state.objects[id].base.supertypes]
    for id in worlds[1:]:
        state.edit(id).timestamp = state.objects[worlds[0]].timestamp


def add_intrinsic_counters(event: ZoneChanged, what: Characteristics) -> None:
    """A planeswalker enters with loyalty counters, a battle with defense counters, a Saga with one lore counter
    (306.5b, 310.4b, 714.3a)."""
    sagas.begin(event, what)
    if what.loyalty is not None and "planeswalker" in what.types:
        event.counters = {**event.counters, "loyalty": event.counters.get("loyalty", 0) + what.loyalty}
    if what.defense is not None and "battle" in what.types:
        event.counters = {**event.counters, "defense": event.counters.get("defense", 0) + what.defense}


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
    if event.came_from == "stack":
        continuous.carry_over(state, event.old, event.new)


def enter_as(state: State, event: ZoneChanged, values: Characteristics) -> ZoneChanged:
    """The same entering, but as a copy with these values (614.1c, 707.5): what was looked ahead at is that by now."""
    changed = dataclasses.replace(event, copied=values, excepted=())
    add_intrinsic_counters(changed, values)
    prospect = state.edit(event.new)
    prospect.base = behind_doors(values, doors_of(event.choices))
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
    new.faces = old.faces
    if old.zone == "stack" and event.to == "battlefield":
        new.item = old.item  # what was paid for the spell is known to the permanent (400.7d)
    return new


def counters_brought(event: ZoneChanged) -> dict[str, int]:
    """The counters with which the object arrives: where it is none of a kind, there is no such counter (122.1)."""
    if not event.counters:
        return event.counters
    return {kind: number for kind, number in event.counters.items() if number > 0}
