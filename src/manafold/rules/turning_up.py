"""Turning face-down permanents face up (CR 708.7, 708.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.characteristics import printed
from manafold.rules.events import Cause, TurnedFaceUp

if TYPE_CHECKING:
    from manafold.rules.state import State


def turn_face_up(state: State, id: int, cause: Cause) -> bool:
    """A face-down permanent is turned face up, and has its normal values again (708.8); False if it can't be."""
    object = state.objects.get(id)
    if object is None or not object.face_down or object.zone != "battlefield" or object.card is None:
        return False
    card = object.card
    object = state.edit(id)
    zones.unindex(state, object)
    object.face_down = False
    object.base = printed(card.faces[object.face])
    state.timestamp += 1
    object.timestamp = state.timestamp  # 613.7g
    zones.index(state, object)
    state.restructure()
    state.emit(TurnedFaceUp(cause, id))
    return True
