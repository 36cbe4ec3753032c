"""What is kept of the past: the log of events, the objects that have left. Both share older parts with forks."""

from __future__ import annotations

from collections.abc import Iterator

from manafold.rules.characteristics import Characteristics
from manafold.rules.events import Event
from manafold.rules.objects import GameObject

_MANY_LAYERS = 24


class Log:
    """All events of a game, oldest first. A fork shares what has happened until then."""

    __slots__ = ("_recent", "_sealed")

    def __init__(self) -> None:
        self._sealed: tuple[list[Event], ...] = ()
        self._recent: list[Event] = []

    def append(self, event: Event) -> None:
        """Add what just happened."""
        self._recent.append(event)

    def fork(self) -> Log:
        """A log with the same past and a future of its own."""
        if self._recent:
            self._sealed = (*self._sealed, self._recent)
            if len(self._sealed) > _MANY_LAYERS:
                self._sealed = ([event for part in self._sealed for event in part],)
            self._recent = []
        twin = Log()
        twin._sealed = self._sealed
        return twin

    def __iter__(self) -> Iterator[Event]:
        for part in self._sealed:
            yield from part
        yield from self._recent

    def __len__(self) -> int:
        return sum(map(len, self._sealed)) + len(self._recent)


class Departed:
    """Last-known information (CR 608.2h): an object as it was, its characteristics and its copiable values then."""

    __slots__ = ("became", "characteristics", "copiable", "object")

    def __init__(
        self, object: GameObject, characteristics: Characteristics, became: int, copiable: Characteristics
    ) -> None:
        self.object = object
        self.characteristics = characteristics
        self.copiable = copiable
        self.became = became
        """The id of the object that it became in the zone it went to, -1 if it ceased to exist."""


class Past:
    """The objects that have left, by id. A fork shares what had left until then."""

    __slots__ = ("_recent", "_sealed")

    def __init__(self) -> None:
        self._sealed: tuple[dict[int, Departed], ...] = ()
        self._recent: dict[int, Departed] = {}

    def add(self, departed: Departed) -> None:
        """Remember an object that has left."""
        self._recent[departed.object.id] = departed

    def get(self, id: int) -> Departed | None:
        """What is known of the object that had this id, None if it hasn't left."""
        found = self._recent.get(id)
        if found is None:
            for part in reversed(self._sealed):
                found = part.get(id)
                if found is not None:
                    return found
        return found

    def all(self) -> dict[int, Departed]:
        """Everything that has left, by id."""
        found: dict[int, Departed] = {}
        for part in (*self._sealed, self._recent):
            found.update(part)
        return found

    def fork(self) -> Past:
        """The same past, with a future of its own."""
        if self._recent:
            self._sealed = (*self._sealed, self._recent)
            if len(self._sealed) > _MANY_LAYERS:
                merged: dict[int, Departed] = {}
                for part in self._sealed:
                    merged.update(part)
                self._sealed = (merged,)
            self._recent = {}
        twin = Past()
        twin._sealed = self._sealed
        return twin
