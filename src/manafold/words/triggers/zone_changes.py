"""Entering, dying and leaving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref, Trigger
from manafold.rules.events import Event, ZoneChanged

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Enters(Trigger):
    """Something enters the battlefield (CR 603.6a)."""

    what: Filter

    tag: ClassVar[str] = "enters"
    phrases: ClassVar[Phrases] = ("{what:a} <enter> [the battlefield]",)
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "new"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.to == "battlefield" and self.what.matches(event.new, c)


@dataclass(frozen=True)
class Dies(Trigger):
    """Something is put into a graveyard from the battlefield (CR 700.4), into that of `whose`. `said` is how."""

    what: Filter
    said: Literal["dies", "is put"] = "dies"
    whose: Ref | None = None

    tag: ClassVar[str] = "dies"
    phrases: ClassVar[Phrases] = (
        "{what:a} <die>",
        Phrase("{what:a} <is> put into {whose:whose} graveyard from the battlefield", sets={"said": "is put"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "old"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, ZoneChanged)
            and event.came_from == "battlefield"
            and event.to == "graveyard"
            and self.what.matches(event.old, c)
            and (self.whose is None or event.player in self.whose.entities(c))
        )


@dataclass(frozen=True)
class Leaves(Trigger):
    """Something leaves the battlefield (CR 603.6c)."""

    what: Filter

    tag: ClassVar[str] = "leaves"
    phrases: ClassVar[Phrases] = ("{what:a} <leave> the battlefield",)
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "old"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.came_from == "battlefield" and self.what.matches(event.old, c)
