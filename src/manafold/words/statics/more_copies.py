"""More copies of a spell than would be made (CR 614.1a, 707.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Replacement
from manafold.rules.events import CopiesMade, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

WOULD = "if you would copy a spell one or more times, instead copy it"


@dataclass(frozen=True)
class MoreCopies(Replacement):
    """You copy a spell so many times as often and so many times more, perhaps with new targets for what is additional
    (CR 614.1a, 707.10c)."""

    factor: int = 1
    plus: int = 0
    new_targets: bool = False

    tag: ClassVar[str] = "more copies"
    replaces: ClassVar[tuple[type[Event], ...]] = (CopiesMade,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            f"{WOULD} that many times plus an additional time. you may choose new targets for the additional copy",
            sets={"plus": 1, "new_targets": True},
            form="sentence",
        ),
        Phrase(f"{WOULD} that many times plus an additional time", sets={"plus": 1}, form="sentence"),
        Phrase(f"{WOULD} twice that many times", sets={"factor": 2}, form="sentence"),
    )

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, CopiesMade) and event.player == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, CopiesMade)
        more = (event.number + event.additional) * (self.factor - 1) + self.plus
        if self.new_targets:
            return [replace(event, additional=event.additional + more)]
        return [replace(event, number=event.number + more)]
        yield
