"""Locking and unlocking the halves of Rooms (CR 709.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.copying import copiable_values
from manafold.rules.events import Cause, DoorLocked, DoorUnlocked
from manafold.rules.halves import DOORS, behind_doors, doors_of

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


def is_unlocked(object: GameObject, side: int) -> bool:
    """Whether the permanent has this one of the unlocked designations (709.5c)."""
    return bool(doors_of(object.choices) >> side & 1)


def halves_of(state: State, id: int) -> Sequence[Characteristics]:
    """The halves of a permanent, () if it has none (709.5j)."""
    return copiable_values(state, id).halves or () if state.objects[id].zone == "battlefield" else ()


def doors(state: State, id: int, unlocked: bool) -> list[int]:
    """The sides of the halves of a permanent that are unlocked, or those that are locked."""
    object = state.objects[id]
    return [side for side in range(len(halves_of(state, id))) if is_unlocked(object, side) is unlocked]


def unlock(state: State, id: int, side: int, player: int, cause: Cause) -> None:
    """`player` unlocks a locked half of a permanent (709.5e, 709.5f)."""
    before = doors_of(state.objects[id].choices)
    turn(state, id, before | 1 << side)
    state.emit(DoorUnlocked(cause, player, id, side, before != 0))


def lock(state: State, id: int, side: int, player: int, cause: Cause) -> None:
    """`player` locks an unlocked half of a permanent (709.5g)."""
    turn(state, id, doors_of(state.objects[id].choices) & ~(1 << side))
    state.emit(DoorLocked(cause, player, id, side))


def turn(state: State, id: int, unlocked: int) -> None:
    """The permanent has these unlocked designations from now on."""
    object = state.edit(id)
    zones.unindex(state, object)
    object.choices = {**object.choices, DOORS: unlocked}
    if object.base.whole is not None:
        object.base = behind_doors(object.base.whole, unlocked)
    zones.index(state, object)
    state.restructure()
