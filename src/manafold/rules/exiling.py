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


def exiled_with(state: State, source: int, since: int | None = None) -> list[int]:
    """The cards in exile that abilities of `source`, which perhaps has left, exiled.

    With `since`, also those that have left exile since then: objects that came to be later have higher ids.
    """
    return [id for id in state.object(source).links if is_exiled(state, id) or has_left(state, id, since)]


def is_exiled(state: State, id: int) -> bool:
    """Whether it is in exile still."""
    return id in state.objects and state.objects[id].zone == "exile"


def has_left(state: State, id: int, since: int | None) -> bool:
    """Whether it has moved since then."""
    departed = state.past.get(id)
    return since is not None and departed is not None and departed.became >= since
