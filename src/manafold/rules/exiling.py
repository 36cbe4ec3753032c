"""Cards that were exiled with an object, by one of its abilities, for another to speak of (CR 607.2a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.rules.state import State


def link(state: State, source: int, ids: Sequence[int]) -> None:
    """An ability of `source` has exiled these."""
    if ids and source in state.objects:
        object = state.edit(source)
        object.links = (*object.links, *ids)


def exiled_with(state: State, source: int) -> list[int]:
    """The cards in exile that abilities of `source`, which perhaps has left, exiled."""
    return [id for id in state.object(source).links if id in state.objects and state.objects[id].zone == "exile"]
