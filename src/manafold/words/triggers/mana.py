"""Mana being added, and spent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, ManaAdded, ManaSpent

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


MARK = "mark"
"""The name under which a delayed ability knows the number of the mana that it waits for."""


@dataclass(frozen=True)
class KnownManaSpent(Trigger):
    """Mana that the ability knows is spent to cast a spell that fits."""

    what: Filter

    listens: ClassVar[tuple[type[Event], ...]] = (ManaSpent,)
    points: ClassVar[Mapping[str, str]] = {"what": "on"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ManaSpent) or c.item is None or c.item.paid.get(MARK) not in event.marks:
            return False
        return event.on in c.state.objects and self.what.matches(event.on, c)


@dataclass(frozen=True)
class SpendsThisMana(KnownManaSpent):
    """Mana that the ability knows is spent to cast a spell that fits (CR 106.6)."""

    said: Literal["you spend this mana", "that mana is spent"] = "you spend this mana"

    tag: ClassVar[str] = "spends this mana"
    phrases: ClassVar[Phrases] = (Phrase("{said} to cast {what:a}", form="spent"),)


@dataclass(frozen=True)
class ThisManaIsSpent(KnownManaSpent):
    """Mana that the ability knows is spent to cast a spell that fits, for an additional effect of it (CR 106.6)."""

    said: Literal["that mana is spent on", "this mana is spent to cast"] = "that mana is spent on"

    tag: ClassVar[str] = "this mana is spent"
    phrases: ClassVar[Phrases] = (Phrase("{said} {what:a}", form="spent on"),)
    at_once: ClassVar[bool] = True
