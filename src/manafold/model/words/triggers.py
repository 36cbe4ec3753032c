"""What triggered abilities wait for (CR 603)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words.base import Word
from manafold.model.words.sorts import OBJECTS, PLAYERS, Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import Event


@dataclass(frozen=True)
class Trigger(Word):
    """The event part of a triggered ability: "whenever ...", "at ..." (CR 603)."""

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS}

    listens: ClassVar[tuple[type[Event], ...]] = ()
    once: ClassVar[bool] = False
    """Whether it happens to an object only once, so that a text about the source says "when", not "whenever"."""
    points: ClassVar[Mapping[str, str]] = {}
    """For each field that describes something: the field of the event that has its id, for "it" and "that player"."""
    grouped: ClassVar[str] = ""
    """The field that describes several things that an event is about at once, for "those creatures" and "that many"."""
    zone: ClassVar[str] = "battlefield"
    """Where an ability with this trigger functions (CR 113.6)."""
    of_former: ClassVar[bool] = False
    """Whether the ability of an object that changes control is still that of the player who loses it (CR 603.10d)."""

    at_once: ClassVar[bool] = False
    """Whether what then happens is no ability that uses the stack, but an additional effect of mana (CR 106.6)."""

    def events(self) -> tuple[type[Event], ...]:
        """The kinds of event that it listens to."""
        return type(self).listens

    def chapter(self) -> int:
        """The number of the Saga's chapter that this is the trigger of, 0 for any other (CR 714.2)."""
        return 0

    def heard_in(self) -> str:
        """Where an ability with this trigger functions."""
        return type(self).zone

    def matches(self, event: Event, c: Context) -> bool:
        """Whether `event` is what the ability of `c.source` waits for."""
        raise NotImplementedError(type(self))

    def times(self, event: Event, c: Context) -> int:
        """How many times `event`, which matches, has happened: one that has several occurrences triggers for each."""
        return 1

    def group(self, event: Event, c: Context) -> Sequence[int]:
        """For an event about several things at once: those of them that fit the field `grouped`."""
        return ()

    def which(self, event: Event, c: Context) -> int:
        """Which of the things that it waits for `event` is, the first being 0; -1 if none."""
        return 0 if self.matches(event, c) else -1

    def tells(self, at: str) -> bool:
        """Whether the events that it listens to have such a field."""
        return any([at in [field.name for field in fields(kind)] for kind in self.events()])

    def concerns(self, at: str, around: Around) -> Sorts | None:
        """What sorts of things the field `at` of its event can be, as far as the trigger describes them; the objects
        may be elsewhere by the time that they are spoken of."""
        for field, place in type(self).points.items():
            described: object = getattr(self, field)
            known = described.sorts(around) if place == at and isinstance(described, Word) else None
            if known is not None:
                return known | OBJECTS if known & OBJECTS else known
        return None
