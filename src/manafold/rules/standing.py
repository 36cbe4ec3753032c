"""Which permanents anybody has to look at, as long as the same ones are there and no continuous effect has a say.

Most permanents are lands with nothing but a mana ability: state-based actions have no use for them, and their
controller can't do anything with them but pay. They are told from the others once, and not at every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State


WATCHED = frozenset(
    (
        "creature", "planeswalker", "battle", "Aura", "Saga", "legendary", "world", "ascend", "storied",
        "start your engines!",
    )
)  # fmt: skip
"""The types and keywords that state-based actions ask of a permanent (704.5, 702.131b)."""


class Standing:
    """What was found at one `structure` of a state. `concerned` are the permanents that state-based actions may be due
    for, `active` those with an ability to activate, a face to turn up or a door to unlock, `giving` those with a mana
    ability."""

    __slots__ = ("active", "concerned", "giving", "structure")

    def __init__(self, state: State) -> None:
        self.structure = state.structure
        concerned: list[int] = []
        active: list[int] = []
        giving: list[int] = []
        for id in state.battlefield:
            object = state.objects[id]
            what = state.characteristics(id)
            if what.watched is None:
                what.watched = is_watched(what)
            if what.watched or is_touched(object):
                concerned.append(id)
            if what.abilities.activated or object.face_down or "Room" in what.subtypes:
                active.append(id)
            if what.abilities.mana:
                giving.append(id)
        self.concerned = tuple(concerned)
        self.active = tuple(active)
        self.giving = tuple(giving)


def is_watched(what: Characteristics) -> bool:
    """Whether state-based actions have a use for a permanent for what it is."""
    return not (
        WATCHED.isdisjoint(what.types)
        and WATCHED.isdisjoint(what.subtypes)
        and WATCHED.isdisjoint(what.supertypes)
        and WATCHED.isdisjoint(what.keywords)
    )


def is_touched(object: GameObject) -> bool:
    """Whether anything has become of the permanent that state-based actions may care for, whatever it is."""
    return bool(object.counters or object.attachments or object.attached_to != NOTHING)


def standing(state: State) -> Standing:
    """What is known of the permanents, where there are no continuous effects."""
    known = state.standing
    if known is None or known.structure != state.structure:
        known = state.standing = Standing(state)
    return known


def concerned(state: State) -> Sequence[int]:
    """The permanents that state-based actions may be due for."""
    return state.battlefield if state.effects or state.static_sources else standing(state).concerned


def active(state: State) -> Sequence[int]:
    """The permanents that may have an ability to activate, a face to turn up or a door to unlock."""
    return state.battlefield if state.effects or state.static_sources else standing(state).active


def giving(state: State) -> Sequence[int]:
    """The permanents that may have a mana ability."""
    return state.battlefield if state.effects or state.static_sources else standing(state).giving
