"""Turning face up (CR 708.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, TurnedFaceUp

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsTurnedFaceUp(Trigger):
    """A permanent is turned face up (CR 708.8)."""

    what: Filter

    tag: ClassVar[str] = "turned face up"
    phrases: ClassVar[Phrases] = ("{what:a} <is> turned face up",)
    listens: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, TurnedFaceUp) and self.what.matches(event.object, c)


@dataclass(frozen=True)
class TurnsFaceUp(Trigger):
    """A player turns a permanent face up (CR 708.8)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "turns face up"
    phrases: ClassVar[Phrases] = ("{who:player} <turn> {what:a} face up",)
    listens: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, TurnedFaceUp)
            and self.who.matches(event.player, c)
            and self.what.matches(event.object, c)
        )
