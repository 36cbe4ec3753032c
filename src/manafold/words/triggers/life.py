"""Life totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, LifeGained, LifeLost

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class GainsLife(Trigger):
    """A player gains life (CR 119.9)."""

    who: Filter

    tag: ClassVar[str] = "gains life"
    phrases: ClassVar[Phrases] = ("{who:a} <gain> life",)
    listens: ClassVar[tuple[type[Event], ...]] = (LifeGained,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, LifeGained) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class LosesLife(Trigger):
    """A player loses life (CR 119.9)."""

    who: Filter

    tag: ClassVar[str] = "loses life"
    phrases: ClassVar[Phrases] = ("{who:a} <lose> life",)
    listens: ClassVar[tuple[type[Event], ...]] = (LifeLost,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, LifeLost) and self.who.matches(event.player, c)
