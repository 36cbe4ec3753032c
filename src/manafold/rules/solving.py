"""The designation of solved Cases (CR 719.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules.events import Cause, Solved

if TYPE_CHECKING:
    from manafold.rules.state import State

SOLVED: Final = "solved"
"""Under this name a permanent knows that it is solved."""


def is_solved(state: State, id: int) -> bool:
    """Whether the permanent is solved; it stays so until it leaves the battlefield (719.3b)."""
    return SOLVED in state.object(id).choices


def solve(state: State, id: int, player: int, cause: Cause) -> None:
    """The permanent becomes solved by an ability of `player` (719.3a)."""
    if id not in state.objects or is_solved(state, id):
        return
    object = state.edit(id)
    object.choices = {**object.choices, SOLVED: 1}
    state.restructure()
    state.emit(Solved(cause, player, id))
