"""Tapping and untapping (CR 701.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import counters
from manafold.rules.events import BecameTapped, BecameUntapped, Cause

if TYPE_CHECKING:
    from manafold.rules.state import State


def tap(state: State, id: int, cause: Cause, for_mana: bool = False) -> bool:
    """Tap a permanent; False if it is tapped already or gone (701.26a)."""
    object = state.objects.get(id)
    if object is None or object.tapped or object.zone != "battlefield":
        return False
    state.edit(id).tapped = True
    state.emit(BecameTapped(cause, id, for_mana))
    return True


def untap(state: State, id: int, cause: Cause) -> bool:
    """Untap a permanent; False if it is untapped already or gone (701.26b), or if a stun counter stops it (122.1d)."""
    object = state.objects.get(id)
    if object is None or not object.tapped or object.zone != "battlefield":
        return False
    if counters.remove(state, id, "stun", 1, cause):
        return False
    state.edit(id).tapped = False
    state.emit(BecameUntapped(cause, id))
    return True
