"""Destroying, sacrificing and exiling permanents (CR 701.8, 701.13, 701.19, 701.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, Destroyed, Sacrificed, ZoneChanged
from manafold.rules.looking_back import Before
from manafold.rules.replacement import replace_event
from manafold.rules.restrictions import may_be_regenerated
from manafold.rules.terms import Zone

if TYPE_CHECKING:
    from manafold.rules.state import State


def destroy(state: State, ids: Sequence[int], cause: Cause, can_regenerate: bool = True) -> Task[list[int]]:
    """Destroy permanents at the same time (701.8): the new ids of those that were."""
    moves = yield from proposals(state, ids, cause, can_regenerate)
    return (yield from bury(state, moves))


def proposals(
    state: State, ids: Sequence[int], cause: Cause, can_regenerate: bool = True
) -> Task[list[ZoneChanged]]:
    """The moves to the graveyard of those permanents that are really destroyed: not indestructible, not regenerated."""
    doomed: list[int] = []
    for id in ids:
        object = state.objects.get(id)
        if object is None or object.zone != "battlefield":
            continue
        if "indestructible" in state.characteristics(id).keywords:
            continue  # 702.12b
        shields = can_regenerate and may_be_regenerated(state, id)
        for event in (yield from replace_event(state, Destroyed(cause, id, can_regenerate=shields))):
            if isinstance(event, Destroyed):
                doomed.append(event.old)
    return to_zone(state, doomed, "graveyard", cause, "destroy")


def bury(state: State, proposed: list[ZoneChanged]) -> Task[list[int]]:
    """Move permanents to graveyards at the same time, and tell which were destroyed or sacrificed; the new ids."""
    before = Before(state)
    moves = yield from zones.move_all(state, proposed)
    before.gone = tuple(move.old for move in moves)
    for move in moves:
        if move.way == "destroy":
            state.emit(Destroyed(move.cause, move.old, move.new), before)
        elif move.way == "sacrifice":
            state.emit(Sacrificed(move.cause, state.object(move.old).controller, move.old, move.new), before)
    return [move.new for move in moves]


def sacrifice(state: State, player: int, ids: Sequence[int], cause: Cause) -> Task[list[int]]:
    """A player sacrifices permanents that they control, at the same time (701.21a): their new ids."""
    gone = yield from sacrifice_all(state, [(player, ids)], cause)
    return [state.latest(id) for id in gone]


def sacrifice_all(state: State, given: Sequence[tuple[int, Sequence[int]]], cause: Cause) -> Task[list[int]]:
    """Players sacrifice permanents that they control, all at the same time (701.21a): the ids that they had."""
    mine = {id: player for player, ids in given for id in ids if may_be_sacrificed(state, player, id)}
    before = Before(state)
    moves = yield from zones.move_all(state, to_zone(state, list(mine), "graveyard", cause, "sacrifice"))
    before.gone = tuple(move.old for move in moves)
    for move in moves:
        state.emit(Sacrificed(cause, mine[move.old], move.old, move.new), before)
    return list(before.gone)


def may_be_sacrificed(state: State, player: int, id: int) -> bool:
    """Whether the permanent is one that the player could sacrifice: only what they control (701.21a)."""
    object = state.objects.get(id)
    return object is not None and object.zone == "battlefield" and object.controller == player


def exile(state: State, ids: Sequence[int], cause: Cause) -> Task[list[int]]:
    """Exile objects at the same time (701.13): their new ids, for those that got there."""
    moves = yield from zones.move_all(state, to_zone(state, ids, "exile", cause))
    return [move.new for move in moves]


def to_zone(
    state: State, ids: Sequence[int], to: Zone, cause: Cause, way: str = "", position: str = "top"
) -> list[ZoneChanged]:
    """Proposals to put objects, wherever they are, into a zone of their owners."""
    found = [state.objects[id] for id in ids if id in state.objects]
    return [
        ZoneChanged(cause, object.id, object.zone, to, object.owner, position=position, way=way) for object in found
    ]


def heal(state: State, id: int) -> None:
    """Remove all damage from a permanent (701.19a)."""
    object = state.edit(id)
    object.damage = 0
    object.deathtouched = False
