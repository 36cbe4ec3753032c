"""Abilities that wait for more than one event: "enters or attacks" (CR 603.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import Trigger
from manafold.model.words.sorts import Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import Event


Joint = Literal["or", "or whenever", "and whenever", "or when", "and when", "or at", "and at"]


@dataclass(frozen=True)
class AnyTrigger(Trigger):
    """Any of several events (CR 603.2). `said` joins them if they have no subject in common."""

    of: tuple[Trigger, ...]
    said: Joint = "or"

    tag: ClassVar[str] = "any trigger"

    def events(self) -> tuple[type[Event], ...]:
        return tuple(dict.fromkeys(event for each in self.of for event in each.events()))

    def tells(self, at: str) -> bool:
        return all([each.tells(place) for each, place in self._places(at)])

    def concerns(self, at: str, around: Around) -> Sorts | None:
        known = [each.concerns(place, around) for each, place in self._places(at)]
        return None if None in known else frozenset().union(*[sorts for sorts in known if sorts is not None])

    def _places(self, at: str) -> list[tuple[Trigger, str]]:
        """Each of the triggers with the field of its own event: `at` is one for all, or has one for each."""
        places = at.split("|") if "|" in at else [at] * len(self.of)
        return list(zip(self.of, places, strict=False))

    def heard_in(self) -> str:
        zones = {each.heard_in() for each in self.of}
        return "anywhere" if len(zones) > 1 else self.of[0].heard_in()

    def group(self, event: Event, c: Context) -> Sequence[int]:
        return self.of[max(0, self.which(event, c))].group(event, c)

    def matches(self, event: Event, c: Context) -> bool:
        return self.which(event, c) >= 0

    def which(self, event: Event, c: Context) -> int:
        for index, each in enumerate(self.of):
            if type(event) in each.events() and self._is_heard(each, c) and each.matches(event, c):
                return index
        return -1

    def _is_heard(self, part: Trigger, c: Context) -> bool:
        """Whether an ability with this one of the triggers functions where the source is (CR 113.6)."""
        return self.heard_in() != "anywhere" or part.heard_in() in (c.state.object(c.source).zone, "anywhere")
