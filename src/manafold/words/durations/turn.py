"""Durations that end with a part of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Moment


@dataclass(frozen=True)
class UntilEndOfTurn(Duration):
    """Until this turn's cleanup step (CR 514.2)."""

    tag: ClassVar[str] = "until end of turn"
    phrases: ClassVar[Phrases] = ("until end of turn", Phrase("this turn", read_only=True))
    ends_at: ClassVar[Moment] = "end of turn"


@dataclass(frozen=True)
class UntilEndOfCombat(Duration):
    """Until the end of this combat phase (CR 500.5a, 511.2)."""

    tag: ClassVar[str] = "until end of combat"
    phrases: ClassVar[Phrases] = ("until end of combat", Phrase("this combat", read_only=True))
    ends_at: ClassVar[Moment] = "end of combat"


@dataclass(frozen=True)
class UntilYourNextTurn(Duration):
    """Until your next turn begins (CR 611.2a)."""

    tag: ClassVar[str] = "until your next turn"
    phrases: ClassVar[Phrases] = ("until your next turn",)
    ends_at: ClassVar[Moment] = "your next turn"


@dataclass(frozen=True)
class UntilEndOfYourNextTurn(Duration):
    """Until the cleanup step of your next turn (CR 514.2)."""

    tag: ClassVar[str] = "until the end of your next turn"
    phrases: ClassVar[Phrases] = (
        "until the end of your next turn",
        Phrase("until end of your next turn", read_only=True),
    )
    ends_at: ClassVar[Moment] = "end of your next turn"


@dataclass(frozen=True)
class UntilYourNextUpkeep(Duration):
    """Until your next upkeep begins (CR 503)."""

    tag: ClassVar[str] = "until your next upkeep"
    phrases: ClassVar[Phrases] = (
        "until your next upkeep",
        Phrase("until the beginning of your next upkeep", read_only=True),
    )
    ends_at: ClassVar[Moment] = "your next upkeep"


@dataclass(frozen=True)
class UntilYourNextEndStep(Duration):
    """Until your next end step begins (CR 513)."""

    tag: ClassVar[str] = "until your next end step"
    phrases: ClassVar[Phrases] = ("until your next end step",)
    ends_at: ClassVar[Moment] = "your next end step"


@dataclass(frozen=True)
class ForSoManyTurns(Duration):
    """Until the cleanup step of the last of so many turns, whoever takes them, this one being the first (CR 514.2)."""

    number: int

    tag: ClassVar[str] = "for so many turns"
    phrases: ClassVar[Phrases] = ("for {number:word} turns",)
    ends_at: ClassVar[Moment] = "end of turn"

    def turns(self) -> int:
        return self.number
