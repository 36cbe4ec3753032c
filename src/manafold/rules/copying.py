"""Copiable values (CR 707.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.colors import COLORS
from manafold.model.words import Layer, Static
from manafold.rules.ability_sets import ability_set
from manafold.rules.acting import parts_of
from manafold.rules.characteristics import Characteristics
from manafold.rules.context import Context
from manafold.rules.double_faced import DoubleFaced, faces_of
from manafold.rules.facedown import hidden
from manafold.rules.halves import behind_doors, doors_of

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.rules.state import State

EXCEPTION_LAYERS = (Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET_PT)
"""In the order in which the parts of an exception are applied to what is copied."""


@dataclass(frozen=True)
class CopyException(Static):
    """An exception of what enters as a copy that is an effect besides, and changes no characteristic (707.9e)."""

    def given(self, c: Context) -> dict[str, int]:
        """The counters with which it enters."""
        raise NotImplementedError(type(self))


def copiable_values(state: State, id: int) -> Characteristics:
    """What a copy of the object would be: its base, changed by copy effects and by being face down (707.2)."""
    object = state.objects.get(id)
    if object is None:
        departed = state.past.get(id)
        if departed is None:
            raise KeyError(id)
        return departed.copiable
    if object.face_down:
        return hidden(object)
    values = object.base if object.base.whole is None else object.base.whole
    for effect in state.effects:  # in the order of their timestamps
        if effect.copied is not None and effect.affected is not None and id in effect.affected:
            values = effect.copied
    return values


def start_copies(state: State, made: dict[int, Characteristics]) -> None:
    """Put the copiable values of all objects under a copy effect into `made`, to be changed further."""
    for effect in state.effects:
        if effect.copied is not None:
            for id in effect.affected or ():
                if id in state.objects:
                    doors = doors_of(state.objects[id].choices)
                    made[id] = behind_doors(copiable_values(state, id), doors).copy()


def copied_values(
    state: State, original: int, c: Context, exceptions: tuple[Static, ...] = ()
) -> Characteristics:
    """The copiable values of a copy of `original`, with exceptions: "except it's an artifact in addition" (707.9).

    The exceptions are part of the values, so that a copy of the copy has them too (707.3).
    """
    return with_exceptions(copiable_values(state, original), original, c, exceptions)


def copied_faces(state: State, original: int, c: Context, exceptions: tuple[Static, ...] = ()) -> DoubleFaced | None:
    """The faces of a token or spell that is a copy of something double-faced, with exceptions (707.8a); else None.

    They are those of the original, but if that is a copy of something itself, either of them is what it is for now.
    """
    object = state.object(original)
    faces = faces_of(object)
    if faces is None or object.face_down:
        return None
    now = copiable_values(state, original)
    if now is not faces.side(object.face):
        faces = DoubleFaced(now, now, faces.modal)
    front = with_exceptions(faces.front, original, c, exceptions)
    return DoubleFaced(front, with_exceptions(faces.back, original, c, exceptions), faces.modal)


def with_exceptions(
    values: Characteristics, original: int, c: Context, exceptions: tuple[Static, ...]
) -> Characteristics:
    """The copiable values that are copied of `original`, as the exceptions change them (707.9)."""
    if not exceptions:
        return values
    values = values.copy()
    for word in exceptions:
        for layer in EXCEPTION_LAYERS:
            if layer in word.layers:
                drop_defining(values, word, layer, original, c)
                word.apply(layer, values, original, c)
    values.settle_land_types()
    return values


def drop_defining(values: Characteristics, word: Static, layer: int, original: int, c: Context) -> None:
    """Abilities that define a characteristic are not copied if the exception gives it a certain value (707.9d)."""
    if values.abilities.defining and sets_all(values, word, layer, original, c):
        kept = [ability for ability in values.abilities.all if not defines(ability, layer)]
        values.abilities = ability_set(tuple(kept))


def defines(ability: Ability, layer: int) -> bool:
    """Whether the ability defines the characteristic that is determined in `layer` (604.3)."""
    place = Layer.CHARACTERISTIC_DEFINING_PT if layer == Layer.SET_PT else layer
    return any(place in parts_of(each, True).by_layer for each in ability_set((ability,)).defining)


def sets_all(values: Characteristics, word: Static, layer: int, original: int, c: Context) -> bool:
    """Whether `word` gives the characteristic of `layer` a value whatever it was, and not one in addition."""
    if layer == Layer.SET_PT:
        return True
    if layer not in (Layer.TYPE, Layer.COLOR):
        return False
    few, many = values.copy(), values.copy()
    few.colors, many.colors = frozenset(), frozenset(COLORS)
    few.subtypes, many.subtypes = values.subtypes, values.subtypes | {"some other type"}
    word.apply(layer, few, original, c)
    word.apply(layer, many, original, c)
    return few.colors == many.colors if layer == Layer.COLOR else few.subtypes == many.subtypes
