"""Turns and steps that were added to the plan of the game (CR 500.7-500.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.rules.state import State


@dataclass(frozen=True)
class ExtraTurn:
    """A turn that `player` takes after the present one; the most recently created is taken first (500.7)."""

    player: int


def add_turn(state: State, player: int) -> None:
    """`player` takes an extra turn after this one (500.7)."""
    state.extra_turns = (*state.extra_turns, ExtraTurn(player))
    state.changed()
