"""Durations that last for as long as something is so, or for good (CR 611.2a, 611.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Duration, Moment

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Indefinitely(Duration):
    """Until the end of the game: an effect of which no duration is stated (CR 611.2a)."""

    tag: ClassVar[str] = "indefinitely"


@dataclass(frozen=True)
class RestOfTheGame(Duration):
    """Until the end of the game, and the text says so (CR 611.2a)."""

    tag: ClassVar[str] = "rest of the game"
    phrases: ClassVar[Phrases] = ("for the rest of the game",)


@dataclass(frozen=True)
class AsLongAs(Duration):
    """For as long as a condition holds (CR 611.2b)."""

    condition: Condition

    tag: ClassVar[str] = "for as long as"
    phrases: ClassVar[Phrases] = ("for as long as {condition}",)
    ends_at: ClassVar[Moment] = "while"

    def lasts(self, c: Context) -> bool:
        return self.condition.holds(c)
