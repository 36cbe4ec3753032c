"""Cards that were exiled with an object, by one of its abilities, for another to speak of (CR 607.2a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules.events import LookedAt
from manafold.rules.melded import cards_of
from manafold.rules.secrecy import seen_by

if TYPE_CHECKING:
    from manafold.rules.events import ZoneChanged
    from manafold.rules.state import State


def link(state: State, source: int, ids: Sequence[int]) -> None:
    """An ability of `source` has exiled these."""
    if ids and source in state.objects:
        object = state.edit(source)
        object.links = (*object.links, *[each for id in ids for each in cards_of(state, id)])


def let_look(state: State, ids: Sequence[int], player: int) -> None:
    """The player may look at these cards in exile, even though they are face down, from now on (406.3)."""
    for id in ids:
        if is_exiled(state, id) and state.objects[id].face_down:
            card = state.edit(id)
            card.choices = {**card.choices, seen_by(player): 1}


def hide(state: State, moves: Sequence[ZoneChanged]) -> None:
    """Cards have been exiled face down: who had looked at them as they were before may go on to look (406.3)."""
    lookers = [event for event in state.turn_events if isinstance(event, LookedAt)]
    for move in moves:
        for event in lookers:
            if move.old in event.cards:
                let_look(state, (move.new,), event.player)


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
