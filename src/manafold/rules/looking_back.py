"""Looking back in time: abilities that trigger by what there was before an event (CR 603.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.events import MovedTogether, ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.events import Event
    from manafold.rules.state import State


class Before:
    """What there was just before objects changed zones, for abilities that look back in time (603.10).

    `gone` are the ids of what has left, `came` the ids of what has arrived, `changed` what the objects were whose
    abilities then differed from those of their base.
    """

    __slots__ = ("came", "changed", "gone")

    def __init__(self, state: State) -> None:
        self.gone: tuple[int, ...] = ()
        self.came: frozenset[int] = frozenset()
        self.changed = {id: state.characteristics(id) for id in state.granted}


def looks_back(event: Event) -> bool:
    """Whether what triggers on the event is found among what there was before it (603.10a)."""
    if isinstance(event, MovedTogether):
        return any(map(looks_back, event.moves))
    if not isinstance(event, ZoneChanged):
        return True
    if event.to == "battlefield":
        return False
    return event.came_from in ("battlefield", "graveyard") or (
        event.came_from in ("stack", "exile", "command") and event.to in ("hand", "library")
    )


def parted(event: Event) -> tuple[Event, Event | None]:
    """What those see of the event who have just left, and those who have just arrived, if anything: of objects that
    moved together the former see only what is looked back at, the latter only the rest (603.6a, 603.10a)."""
    if not isinstance(event, MovedTogether):
        return event, None
    left = tuple([move for move in event.moves if looks_back(move)])
    arrived = tuple([move for move in event.moves if not looks_back(move)])
    if not arrived:
        return event, None
    return MovedTogether(event.cause, left), MovedTogether(event.cause, arrived)
