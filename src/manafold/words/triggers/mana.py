"""Mana being added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, ManaAdded

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TapsForMana(Trigger):
    """A player taps a permanent for mana, which then is added (CR 106.12a)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "taps for mana"
    phrases: ClassVar[Phrases] = ("{who:a} <tap> {what:a} for mana",)
    listens: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, ManaAdded)
            and event.tapped_for
            and self.who.matches(event.player, c)
            and self.what.matches(event.source, c)
        )


@dataclass(frozen=True)
class IsTappedForMana(Trigger):
    """A permanent is tapped for mana, by whoever controls it (CR 106.12a)."""

    what: Filter

    tag: ClassVar[str] = "is tapped for mana"
    phrases: ClassVar[Phrases] = ("{what:a} <is> tapped for mana",)
    listens: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)
    points: ClassVar[Mapping[str, str]] = {"what": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, ManaAdded) and event.tapped_for and self.what.matches(event.source, c)
