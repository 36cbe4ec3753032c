"""What happens to one or more objects at the same time (CR 603.2c): an ability triggers once for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref, Trigger
from manafold.rules.events import DamagedTogether, Event, MovedTogether, ZoneChanged
from manafold.words.filters.kinds import IsPlayer
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Together(Trigger):
    """One or more objects move at the same time in a certain way (CR 603.2c)."""

    listens: ClassVar[tuple[type[Event], ...]] = (MovedTogether,)

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        """Whether this one of the moves is such a move of such an object."""
        raise NotImplementedError(type(self))

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, MovedTogether) and any([self.fits(move, c) for move in event.moves])

    def group(self, event: Event, c: Context) -> Sequence[int]:
        if not self.grouped or not isinstance(event, MovedTogether):
            return ()
        return moved([move for move in event.moves if self.fits(move, c)])


@dataclass(frozen=True)
class MoveTogether(Together):
    """One or more objects that fit enter, die, or leave the battlefield at the same time (CR 603.2c)."""

    what: Filter
    do: Literal["enter", "die", "leave the battlefield"]

    tag: ClassVar[str] = "move together"
    phrases: ClassVar[Phrases] = (
        "one or more {what:many} {do}",
        Phrase("one or more {what:many} enter the battlefield", sets={"do": "enter"}, read_only=True),
    )
    grouped: ClassVar[str] = "what"

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        if self.do == "enter":
            return move.to == "battlefield" and self.what.matches(move.new, c)
        if self.do == "die" and move.to != "graveyard":
            return False
        return move.came_from == "battlefield" and self.what.matches(move.old, c)


@dataclass(frozen=True)
class PutTogether(Together):
    """One or more cards that fit are put into the graveyards of these players from a zone, or from any (CR 603.2c)."""

    what: Filter
    whose: Ref
    origin: Literal["anywhere", "library", "hand", "battlefield"] = "anywhere"

    tag: ClassVar[str] = "put together"
    phrases: ClassVar[Phrases] = (
        Phrase("one or more {what:many} are put into {whose:whose} graveyard from anywhere", {"origin": "anywhere"}),
        Phrase("one or more {what:many} are put into {whose:whose} graveyard from your library", {"origin": "library"}),
        Phrase(
            "one or more {what:many} are put into {whose:whose} graveyard from the battlefield",
            {"origin": "battlefield"},
        ),
    )
    grouped: ClassVar[str] = "what"

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        if move.to != "graveyard" or self.origin not in ("anywhere", move.came_from):
            return False
        return move.player in self.whose.entities(c) and self.what.matches(move.new, c)


@dataclass(frozen=True)
class ExiledTogether(Together):
    """One or more cards that fit are put into exile at the same time from zones of these players (CR 603.2c)."""

    what: Filter
    origins: Literal["graveyard", "library", "hand", "library and/or graveyard", "graveyards and/or the battlefield"]
    whose: Ref = You()

    tag: ClassVar[str] = "exiled together"
    phrases: ClassVar[Phrases] = (
        Phrase("one or more {what:many} are put into exile from your library and/or your graveyard",
               sets={"origins": "library and/or graveyard"}),
        Phrase("one or more {what:many} are put into exile from graveyards and/or the battlefield",
               sets={"origins": "graveyards and/or the battlefield", "whose": Each(IsPlayer(), "all")}),
        Phrase("one or more {what:many} are put into exile from {whose:whose} graveyard",
               sets={"origins": "graveyard"}),
        Phrase("one or more {what:many} are put into exile from {whose:whose} library", sets={"origins": "library"}),
        Phrase("one or more {what:many} are put into exile from {whose:whose} hand", sets={"origins": "hand"}),
    )  # fmt: skip
    grouped: ClassVar[str] = "what"

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        if move.to != "exile" or move.came_from not in _ZONES[self.origins] or not self.what.matches(move.new, c):
            return False
        return c.state.object(move.new).owner in self.whose.entities(c)


_ZONES: Mapping[str, tuple[str, ...]] = {
    "graveyard": ("graveyard",),
    "library": ("library",),
    "hand": ("hand",),
    "library and/or graveyard": ("library", "graveyard"),
    "graveyards and/or the battlefield": ("graveyard", "battlefield"),
}


@dataclass(frozen=True)
class LeaveGraveyardTogether(Together):
    """One or more cards that fit leave the graveyards of these players at the same time (CR 603.2c)."""

    what: Filter
    whose: Ref

    tag: ClassVar[str] = "leave graveyard together"
    phrases: ClassVar[Phrases] = ("one or more {what:many} leave {whose:whose} graveyard",)
    grouped: ClassVar[str] = "what"

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        if move.came_from != "graveyard" or not self.what.matches(move.old, c):
            return False
        return c.state.object(move.old).owner in self.whose.entities(c)


@dataclass(frozen=True)
class DoTogether(Together):
    """A player sacrifices, or discards, one or more of what fits at the same time (CR 603.2c)."""

    who: Filter
    did: Literal["sacrifice", "discard"]
    what: Filter

    tag: ClassVar[str] = "do together"
    phrases: ClassVar[Phrases] = (
        Phrase("{who:player} <sacrifice> one or more {what:many}", sets={"did": "sacrifice"}),
        Phrase("{who:player} <discard> one or more {what:many}", sets={"did": "discard"}),
    )
    grouped: ClassVar[str] = "what"

    def fits(self, move: ZoneChanged, c: Context) -> bool:
        if move.way != self.did or not self.who.matches(c.state.object(move.old).controller, c):
            return False
        return self.what.matches(move.old if self.did == "sacrifice" else move.new, c)


@dataclass(frozen=True)
class DealDamageTogether(Trigger):
    """One or more objects that fit deal damage at the same time, by combat if `combat`; once for each damaged one
    (CR 603.2c)."""

    what: Filter
    to: Filter
    combat: bool = True

    tag: ClassVar[str] = "deal damage together"
    phrases: ClassVar[Phrases] = (
        Phrase("one or more {what:many} deal combat damage to {to:a}", sets={"combat": True}),
        Phrase("one or more {what:many} deal damage to {to:a}", sets={"combat": False}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (DamagedTogether,)
    points: ClassVar[Mapping[str, str]] = {"to": "target"}
    grouped: ClassVar[str] = "what"

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, DamagedTogether) or (self.combat and not event.combat):
            return False
        return self.to.matches(event.target, c) and any([self.what.matches(id, c) for id in event.sources])

    def group(self, event: Event, c: Context) -> Sequence[int]:
        return [id for id in event.sources if self.what.matches(id, c)] if isinstance(event, DamagedTogether) else ()


def moved(moves: Sequence[ZoneChanged]) -> list[int]:
    """What moved: the objects that it became, or was if it is no more (CR 400.7)."""
    return [move.new if move.new >= 0 else move.old for move in moves]
