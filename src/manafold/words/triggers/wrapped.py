"""Events that count only at some times: the first time each turn, during a turn, while something is so (CR 603.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Trigger
from manafold.model.words.sorts import Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import Event


@dataclass(frozen=True)
class Wrapped(Trigger):
    """One of the events that another trigger waits for, if more is so."""

    of: Trigger

    def events(self) -> tuple[type[Event], ...]:
        return self.of.events()

    def tells(self, at: str) -> bool:
        return self.of.tells(at)

    def concerns(self, at: str, around: Around) -> Sorts | None:
        return self.of.concerns(at, around)

    def heard_in(self) -> str:
        return self.of.heard_in()

    def group(self, event: Event, c: Context) -> Sequence[int]:
        return self.of.group(event, c)

    def matches(self, event: Event, c: Context) -> bool:
        return self.which(event, c) >= 0


@dataclass(frozen=True)
class FirstTime(Wrapped):
    """The first time each turn that it happens, or a later one, to each that it happens to; with `yours`, in your turns
    (CR 603.2)."""

    yours: bool = False
    number: int = 1

    tag: ClassVar[str] = "first time"
    phrases: ClassVar[Phrases] = (
        "{of} for the {number:ordinal} time each turn",
        Phrase("{of} for the {number:ordinal} time during each of your turns", sets={"yours": True}),
    )

    def which(self, event: Event, c: Context) -> int:
        found = self.of.which(event, c)
        if found < 0 or (self.yours and c.state.active != c.controller):
            return -1
        at = "" if type(self.of).once else next(iter(type(self.of).points.values()), "")
        whom: object = getattr(event, at) if at else None
        alike = [each for each in c.state.turn_events if type(each) is type(event)]
        before = alike[: alike.index(event)] if event in alike else alike
        so_far = sum([self.of.which(each, c) == found for each in before if not at or getattr(each, at) == whom])
        return found if so_far + 1 == self.number else -1


@dataclass(frozen=True)
class WhileSo(Wrapped):
    """It happens during a turn or part of one, or while a condition holds (CR 603.2)."""

    condition: Condition

    tag: ClassVar[str] = "while so"
    phrases: ClassVar[Phrases] = ("{of} {condition:while}", "{of} while {condition}")

    def which(self, event: Event, c: Context) -> int:
        found = self.of.which(event, c)
        return found if found >= 0 and self.condition.holds(c) else -1
