"""Keyword actions that are waited for: exploring, proliferating, fighting (CR 701.44b, 701.34, 701.14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, Explored, Fought, Proliferated

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Explores(Trigger):
    """A permanent explores; it may have left (CR 701.44b, 701.44c)."""

    what: Filter

    tag: ClassVar[str] = "explores"
    phrases: ClassVar[Phrases] = ("{what:a} <explore>",)
    listens: ClassVar[tuple[type[Event], ...]] = (Explored,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Explored) and self.what.matches(event.object, c)


@dataclass(frozen=True)
class Proliferates(Trigger):
    """A player proliferates (CR 701.34a)."""

    who: Filter

    tag: ClassVar[str] = "proliferates"
    phrases: ClassVar[Phrases] = ("{who:player} <proliferate>",)
    listens: ClassVar[tuple[type[Event], ...]] = (Proliferated,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Proliferated) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class Fights(Trigger):
    """A creature fights (CR 701.14)."""

    what: Filter

    tag: ClassVar[str] = "fights"
    phrases: ClassVar[Phrases] = ("{what:a} <fight>",)
    listens: ClassVar[tuple[type[Event], ...]] = (Fought,)
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Fought) and self.what.matches(event.object, c)
