"""The levels of Classes (CR 716.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.events import Cause, LevelChanged

if TYPE_CHECKING:
    from manafold.rules.state import State

LEVEL = "level"
"""The name under which an object remembers its level among what was decided about it."""


def level(state: State, id: int) -> int:
    """The level of a permanent; 1 if it has none (716.2d)."""
    found = state.object(id).choices.get(LEVEL, 1)
    assert isinstance(found, int)
    return found


def become(state: State, id: int, number: int, cause: Cause) -> None:
    """The level of a permanent becomes this number (716.2a)."""
    if id not in state.objects:
        return
    object = state.edit(id)
    object.choices = {**object.choices, LEVEL: number}
    state.restructure()
    state.emit(LevelChanged(cause, id, number))
