"""Transforming double-faced permanents (CR 701.27, 712)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.characteristics import printed
from manafold.rules.events import Cause, Transformed

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

WHEN = "transformed"
"""The name under which a permanent keeps the timestamp of its last transformation, among its choices."""


def transform(state: State, id: int, cause: Cause) -> bool:
    """Turn a permanent over to its other face; False if that can't be done (701.27c-d)."""
    object = state.objects.get(id)
    if object is None or object.zone != "battlefield" or not can_transform(state, id):
        return False
    card = object.card
    assert card is not None
    object = state.edit(id)
    zones.unindex(state, object)
    object.face = 1 - object.face
    object.base = printed(card.faces[object.face])
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
    card = object.card
    if card is None or card.layout != "transform" or object.face_down:
        return False
    return card.faces[1 - object.face].type_line.is_permanent


def has_back(state: State, id: int) -> bool:
    """Whether the object is a double-faced card that can be put onto the battlefield transformed (712.14a)."""
    card = state.objects[id].card
    return card is not None and card.layout == "transform" and card.faces[1].type_line.is_permanent


def has_back_face(state: State, id: int) -> bool:
    """Whether the object is a double-faced card that can be cast transformed (712.11)."""
    object = state.objects.get(id)
    return object is not None and object.card is not None and object.card.layout == "transform"


def is_transformed(object: GameObject) -> bool:
    """Whether it is a double-faced permanent with its back face up, or was one as it left (701.27g)."""
    card = object.card
    double = card is not None and card.layout in ("transform", "modal_dfc")
    return double and object.zone == "battlefield" and object.face == 1 and not object.face_down


def has_since(state: State, id: int, c: Context) -> bool:
    """Whether the permanent has transformed since the ability of its own that resolves was put onto the stack
    (701.27f)."""
    ability = state.objects.get(c.stack_id)
    object = state.objects.get(id)
    if ability is None or object is None or ability.kind != "ability" or id != c.source:
        return False
    return int(object.choices.get(WHEN, 0)) > ability.timestamp
