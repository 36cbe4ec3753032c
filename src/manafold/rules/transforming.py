"""Transforming double-faced permanents (CR 701.27, 712)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.double_faced import faces_of
from manafold.rules.events import Cause, Transformed

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

WHEN = "transformed"
"""The name under which a permanent keeps the timestamp of its last transformation, among its choices."""


def transform(state: State, id: int, cause: Cause) -> bool:
    """Turn a permanent over to its other face; False if that can't be done (701.27c-d).

    If it entered as a copy of something, it stays one.
    """
    object = state.objects.get(id)
    faces = faces_of(object) if object is not None else None
    if object is None or faces is None or object.zone != "battlefield" or not can_transform(state, id):
        return False
    object = state.edit(id)
    zones.unindex(state, object)
    if object.base is faces.side(object.face):
        object.base = faces.side(1 - object.face)
    object.face = 1 - object.face
    state.timestamp += 1
    object.timestamp = state.timestamp  # 613.7g
    object.choices = {**object.choices, WHEN: state.timestamp}
    zones.index(state, object)
    state.restructure()
    state.emit(Transformed(cause, id))
    return True


def can_transform(state: State, id: int) -> bool:
    """Whether the permanent is a double-faced card or token with a permanent's face on the other side (701.27c-d)."""
    object = state.objects[id]
    faces = faces_of(object)
    return faces is not None and not object.face_down and is_permanent(faces.side(1 - object.face))


def has_back(state: State, id: int) -> bool:
    """Whether the object is a double-faced card that can be put onto the battlefield transformed (712.14a)."""
    faces = faces_of(state.objects[id])
    return faces is not None and is_permanent(faces.back)


def has_back_face(state: State, id: int) -> bool:
    """Whether the object is a double-faced card that can be cast transformed (712.11)."""
    object = state.objects.get(id)
    return object is not None and faces_of(object) is not None


def is_permanent(face: Characteristics) -> bool:
    """Whether the face is not that of an instant or sorcery (701.27d)."""
    return zones.NEVER_PERMANENT.isdisjoint(face.types)


def is_transformed(object: GameObject) -> bool:
    """Whether it is a double-faced permanent with its back face up, or was one as it left (701.27g)."""
    return object.zone == "battlefield" and object.face == 1 and not object.face_down and faces_of(object) is not None


def has_since(state: State, id: int, c: Context) -> bool:
    """Whether the permanent has transformed since the ability of its own that resolves was put onto the stack
    (701.27f)."""
    ability = state.objects.get(c.stack_id)
    object = state.objects.get(id)
    if ability is None or object is None or ability.kind != "ability" or id != c.source:
        return False
    return int(object.choices.get(WHEN, 0)) > ability.timestamp
