"""Designations of players that last for the rest of the game: the city's blessing (CR 702.131)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from manafold.rules.state import State

BLESSING: Final = "city's blessing"
"""Under this name a player has the city's blessing among their choices."""


def has_blessing(state: State, player: int) -> bool:
    """Whether the player has the city's blessing (702.131c)."""
    return bool(state.players[player].choices.get(BLESSING))


def bless(state: State, player: int) -> bool:
    """A player who controls ten or more permanents gets the city's blessing (702.131a-b); False if nothing changes."""
    if has_blessing(state, player):
        return False
    permanents = [state.objects[id] for id in state.battlefield]
    if sum([each.controller == player and not each.phased_out for each in permanents]) < 10:
        return False
    blessed = state.edit_player(player)
    blessed.choices = {**blessed.choices, BLESSING: 1}
    state.version += 1
    return True
