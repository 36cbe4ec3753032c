"""Turning face-down permanents face up (CR 708.7, 708.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.events import Cause, Revealed, TurnedFaceUp
from manafold.rules.faces import base_of
from manafold.rules.halves import behind_doors, doors_of
from manafold.rules.manifesting import MANIFESTED

if TYPE_CHECKING:
    from manafold.rules.state import State


def turn_face_up(state: State, id: int, player: int, cause: Cause) -> bool:
    """`player` turns a face-down permanent face up, so that it has its normal values again (708.8); False if it can't
    be. One that is an instant or sorcery card is revealed and stays face down (701.40g)."""
    object = state.objects.get(id)
    if object is None or not object.face_down or object.zone != "battlefield" or object.card is None:
        return False
    what = behind_doors(base_of(object.card, "battlefield", object.face), doors_of(object.choices))
    if "instant" in what.types or "sorcery" in what.types:
        state.emit(Revealed(cause, player, (id,)))
        return False
    object = state.edit(id)
    zones.unindex(state, object)
    object.face_down = False
    object.choices = {name: chosen for name, chosen in object.choices.items() if name != MANIFESTED}
    object.base = what
    state.timestamp += 1
    object.timestamp = state.timestamp  # 613.7g
    zones.index(state, object)
    state.restructure()
    state.emit(TurnedFaceUp(cause, id, player))
    return True
