"""Entering, dying and leaving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref, Trigger
from manafold.rules.events import Event, ZoneChanged
from manafold.words.filters.kinds import IsPlayer
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Attached

if TYPE_CHECKING:
    from manafold.rules.context import Context


ANYBODY = Each(IsPlayer())


@dataclass(frozen=True)
class Enters(Trigger):
    """Something enters the battlefield (CR 603.6a), perhaps from a certain zone of `whose`, tapped or untapped."""

    what: Filter
    status: Literal["", "tapped", "untapped"] = ""
    origin: Literal["", "graveyard", "hand", "library", "exile"] = ""
    whose: Ref | None = None

    tag: ClassVar[str] = "enters"
    phrases: ClassVar[Phrases] = (
        "{what:a} <enter> [the battlefield]",
        Phrase("{what:a} entering [the battlefield]", form="causing"),
        Phrase("{what:a} <enter> tapped", sets={"status": "tapped"}),
        Phrase("{what:a} <enter> untapped", sets={"status": "untapped"}),
        Phrase("{what:a} <enter> from {whose:whose} graveyard", sets={"origin": "graveyard"}),
        Phrase("{what:a} <enter> from {whose:whose} hand", sets={"origin": "hand"}),
        Phrase("{what:a} <enter> from {whose:whose} library", sets={"origin": "library"}),
        Phrase("{what:a} <enter> from exile", sets={"origin": "exile"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "new"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.to != "battlefield" or not self.what.matches(event.new, c):
            return False
        if self.status and event.tapped is not (self.status == "tapped"):
            return False
        if self.origin and event.came_from != self.origin:
            return False
        return self.whose is None or c.state.object(event.new).owner in self.whose.entities(c)


@dataclass(frozen=True)
class Dies(Trigger):
    """Something is put into a graveyard from the battlefield (CR 700.4), into that of `whose`. `said` is how."""

    what: Filter
    said: Literal["dies", "is put", "is put somehow"] = "dies"
    whose: Ref | None = None

    tag: ClassVar[str] = "dies"
    phrases: ClassVar[Phrases] = (
        "{what:a} <die>",
        Phrase("{what:a} dying", form="causing"),
        Phrase("{what:a} <is> put into a graveyard", sets={"said": "is put somehow"}),
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
    """Something leaves the battlefield (CR 603.6c), perhaps for a certain zone of `whose`, perhaps without dying."""

    what: Filter
    to: Literal["", "exile", "hand", "library"] = ""
    whose: Ref | None = None
    without_dying: bool = False

    tag: ClassVar[str] = "leaves"
    phrases: ClassVar[Phrases] = (
        "{what:a} <leave> the battlefield",
        Phrase("{what:a} <leave> the battlefield without dying", sets={"without_dying": True}),
        Phrase("{what:a} <is> put into exile from the battlefield", sets={"to": "exile"}),
        Phrase("{what:a} <is> returned to a player's hand", sets={"to": "hand", "whose": ANYBODY}),
        Phrase("{what:a} <is> returned to {whose:whose} hand", sets={"to": "hand"}),
        Phrase("{what:a} <is> returned to {whose:whose} hand from the battlefield", sets={"to": "hand"},
               read_only=True),
    )  # fmt: skip
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "old", "whose": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield":
            return False
        if (self.to and event.to != self.to) or (self.without_dying and event.to == "graveyard"):
            return False
        if self.whose is not None and event.player not in self.whose.entities(c):
            return False
        return self.what.matches(event.old, c)


@dataclass(frozen=True)
class LeavesGraveyard(Trigger):
    """A card leaves a graveyard of one of these players (CR 603.10a)."""

    what: Filter
    whose: Ref

    tag: ClassVar[str] = "leaves graveyard"
    phrases: ClassVar[Phrases] = ("{what:a} <leave> {whose:whose} graveyard",)
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    points: ClassVar[Mapping[str, str]] = {"what": "new"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.came_from != "graveyard" or not self.what.matches(event.old, c):
            return False
        return c.state.object(event.old).owner in self.whose.entities(c)


@dataclass(frozen=True)
class IsPutIntoGraveyard(Trigger):
    """A card is put into a graveyard of `whose` from anywhere, or from one zone (CR 404.1).

    It is looked at as it is in the graveyard; an ability about the source itself functions there (CR 113.6k).
    """

    what: Filter
    whose: Ref
    origin: Literal["anywhere", "library", "hand", "anywhere else"] = "anywhere"

    tag: ClassVar[str] = "is put into graveyard"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} <is> put into {whose:whose} graveyard from anywhere", sets={"origin": "anywhere"}),
        Phrase(
            "{what:a} <is> put into {whose:whose} graveyard from anywhere other than the battlefield",
            sets={"origin": "anywhere else"},
        ),
        Phrase("{what:a} <is> put into {whose:whose} graveyard from your library", sets={"origin": "library"}),
        Phrase("{what:a} <is> put into {whose:whose} graveyard from your hand", sets={"origin": "hand"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "new", "whose": "player"}

    def heard_in(self) -> str:
        return "graveyard" if isinstance(self.what, Is) and not isinstance(self.what.ref, Attached) else "battlefield"

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.to != "graveyard":
            return False
        if self.origin == "anywhere else":
            fits = event.came_from != "battlefield"
        else:
            fits = self.origin in ("anywhere", event.came_from)
        return fits and event.player in self.whose.entities(c) and self.what.matches(event.new, c)
