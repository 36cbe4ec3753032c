"""Crewing and saddling (CR 702.122, 702.171)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from manafold.rules.events import BecameCrewed, Cause

if TYPE_CHECKING:
    from manafold.rules.state import State

Way = Literal["crew", "saddle"]

SADDLED: Final = "saddled"
"""Under this name a permanent knows the number of the turn in which it last became saddled."""


def is_saddled(state: State, id: int) -> bool:
    """Whether the permanent is saddled, or was as it left: it stays so until the turn ends (702.171b)."""
    return state.object(id).choices.get(SADDLED) == state.turn_number


def become(state: State, id: int, way: Way, cause: Cause) -> None:
    """The permanent becomes crewed or saddled (702.122d, 702.171b); nothing becomes saddled that is."""
    if way == "saddle":
        if is_saddled(state, id):
            return
        object = state.edit(id)
        object.choices = {**object.choices, SADDLED: state.turn_number}
    state.emit(BecameCrewed(cause, id, way))
