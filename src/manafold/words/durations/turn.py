"""Durations that end with a turn or a combat phase."""

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
    """Until the end of this combat phase (CR 511.2)."""

    tag: ClassVar[str] = "until end of combat"
    phrases: ClassVar[Phrases] = ("until end of combat", Phrase("this combat", read_only=True))
    ends_at: ClassVar[Moment] = "end of combat"
