"""Rooms: their doors, and what happens when these are unlocked (CR 709.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Filter, Ref, Trigger, Value
from manafold.rules import rooms
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import DoorUnlocked, Event
from manafold.rules.finding import find_objects, present
from manafold.rules.halves import DoorTrigger

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class UnlockDoor(Effect):
    """Players unlock a locked door of Rooms, or, if `either`, lock or unlock a door (CR 709.5f, 709.5g)."""

    who: Ref
    what: Ref
    either: bool = False

    tag: ClassVar[str] = "unlock"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <unlock> a locked door of {what}", sets={"either": False}),
        Phrase("{who} <lock> or <unlock> a door of {what}", sets={"either": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                options = self.options(id, c)
                if not options:
                    continue
                pick = options[0]
                if len(options) > 1:
                    pick = yield Decision(player, "mode", options, self.tag, c.source)
                turned = rooms.unlock if pick.verb == "unlock" else rooms.lock
                turned(c.state, id, int(pick.value), player, c.cause)
                acted.append(id)
        c.named[self.named] = tuple(acted)

    def options(self, id: int, c: Context) -> list[Option]:
        """The doors of a Room that can be turned."""
        halves = rooms.halves_of(c.state, id)
        locked = rooms.doors(c.state, id, unlocked=False)
        found = [Option("unlock", halves[side].name, id, side) for side in locked]
        if self.either:
            found += [Option("lock", halves[side].name, id, side) for side in rooms.doors(c.state, id, unlocked=True)]
        return found


@dataclass(frozen=True)
class UnlocksThisDoor(DoorTrigger):
    """A player unlocks the half of the source that says this (CR 709.5h)."""

    who: Filter | None = None

    tag: ClassVar[str] = "unlocks this door"
    phrases: ClassVar[Phrases] = ("{who:player} <unlock> this door",)
    listens: ClassVar[tuple[type[Event], ...]] = (DoorUnlocked,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, DoorUnlocked)
            and event.object == c.source
            and event.side == self.side
            and (self.who is None or self.who.matches(event.player, c))
        )


@dataclass(frozen=True)
class FullyUnlocks(Trigger):
    """A player fully unlocks a Room: it has both of its halves unlocked now (CR 709.5i)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "fully unlocks"
    phrases: ClassVar[Phrases] = ("{who:player} fully <unlock> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (DoorUnlocked,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, DoorUnlocked)
            and event.fully
            and self.who.matches(event.player, c)
            and self.what.matches(event.object, c)
        )


@dataclass(frozen=True)
class UnlockedDoors(Value):
    """How many unlocked doors there are among Rooms (CR 709.5j)."""

    what: Filter

    tag: ClassVar[str] = "unlocked doors"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the number of unlocked doors among {what:many}",)

    def of(self, c: Context) -> int:
        return sum([len(rooms.doors(c.state, id, unlocked=True)) for id in find_objects(self.what, c)])
