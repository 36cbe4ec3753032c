"""Destroying, sacrificing and exiling permanents (CR 701.8, 701.13, 701.19, 701.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, Destroyed, Sacrificed, ZoneChanged
from manafold.rules.replacement import replace_event
from manafold.rules.terms import Zone

if TYPE_CHECKING:
    from manafold.rules.state import State


def destroy(state: State, ids: Sequence[int], cause: Cause, can_regenerate: bool = True) -> Task[list[int]]:
    """Destroy permanents at the same time (701.8): the new ids of those that were."""
    doomed: list[Destroyed] = []
    for id in ids:
        object = state.objects.get(id)
        if object is None or object.zone != "battlefield":
            continue
        if "indestructible" in state.characteristics(id).keywords:
            continue  # 702.12b
        for event in (yield from replace_event(state, Destroyed(cause, id, can_regenerate=can_regenerate))):
            if isinstance(event, Destroyed):
                doomed.append(event)
    moves = yield from zones.move_all(state, to_graveyard(state, [event.old for event in doomed], cause, "destroy"))
    arrived = {move.old: move.new for move in moves}
    gone = tuple(arrived)
    for event in doomed:
        if event.old in arrived:
            event.new = arrived[event.old]
            state.emit(event, gone)
    return list(arrived.values())


def sacrifice(state: State, player: int, ids: Sequence[int], cause: Cause) -> Task[list[int]]:
    """A player sacrifices permanents that they control, at the same time (701.21a): their new ids."""
    mine = [id for id in ids if may_be_sacrificed(state, player, id)]
    moves = yield from zones.move_all(state, to_graveyard(state, mine, cause, "sacrifice"))
    gone = tuple(move.old for move in moves)
    for move in moves:
        state.emit(Sacrificed(cause, player, move.old, move.new), gone)
    return [move.new for move in moves]


def may_be_sacrificed(state: State, player: int, id: int) -> bool:
    """Whether the permanent is one that the player could sacrifice: only what they control (701.21a)."""
    object = state.objects.get(id)
    return object is not None and object.zone == "battlefield" and object.controller == player


def exile(state: State, ids: Sequence[int], cause: Cause) -> Task[list[int]]:
    """Exile objects at the same time (701.13): their new ids, for those that got there."""
    moves = yield from zones.move_all(state, to_zone(state, ids, "exile", cause))
    return [move.new for move in moves]


def to_graveyard(state: State, ids: Sequence[int], cause: Cause, way: str) -> list[ZoneChanged]:
    """Proposals to put permanents into their owners' graveyards."""
    return to_zone(state, ids, "graveyard", cause, way)


def to_zone(
    state: State, ids: Sequence[int], to: Zone, cause: Cause, way: str = "", position: str = "top"
) -> list[ZoneChanged]:
    """Proposals to put objects, wherever they are, into a zone of their owners."""
    found = [state.objects[id] for id in ids if id in state.objects]
    return [
        ZoneChanged(cause, object.id, object.zone, to, object.owner, position=position, way=way) for object in found
    ]
