"""Venturing into dungeons (CR 701.49), and the initiative (CR 725)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from manafold.model.abilities import TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Ref, Script, Trigger
from manafold.rules import dungeons, initiative
from manafold.rules.designations import holder
from manafold.rules.dungeons import Dungeon
from manafold.rules.events import DungeonCompleted, Event, InitiativeTaken
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@cache
def all_dungeons() -> tuple[Dungeon, ...]:
    """The dungeons that every player owns outside the game (CR 309.2), read once from the data of the package."""
    from manafold.words import CODEC  # the whole vocabulary, of which this is a part

    data = json.loads((files("manafold.words") / "dungeons.json").read_text(encoding="utf-8"))
    return tuple([CODEC.load(Dungeon, each, f"dungeon {number}") for number, each in enumerate(data, 1)])


@dataclass(frozen=True)
class Venture(Effect):
    """A player ventures into the dungeon, or into the one of that name (CR 701.49)."""

    who: Ref
    into: Literal["the dungeon", "Undercity"] = "the dungeon"

    tag: ClassVar[str] = "venture"
    phrases: ClassVar[Phrases] = ("{who} <venture> into {into}",)

    def resolve(self, c: Context) -> Task[None]:
        named = "" if self.into == "the dungeon" else self.into
        found = yield from self.who.find(c)
        for player in found:
            yield from dungeons.venture(c.state, player, all_dungeons(), named, c.cause)
        c.named[self.named] = tuple(found)


_INTO_UNDERCITY: Final = Script(effects=(Venture(You(), "Undercity"),))
OF_THE_INITIATIVE: Final = (
    TriggeredAbility(initiative.UpkeepWithInitiative(), _INTO_UNDERCITY),
    TriggeredAbility(initiative.TookInitiative(), _INTO_UNDERCITY),
    TriggeredAbility(initiative.InitiativeIsHit(), Script(effects=(initiative.TheyTakeInitiative(),))),
)
"""The abilities that belong to having the initiative (CR 725.2)."""


@dataclass(frozen=True)
class TakeInitiative(Effect):
    """A player takes the initiative (CR 725.3)."""

    who: Ref

    tag: ClassVar[str] = "take the initiative"
    phrases: ClassVar[Phrases] = ("{who:said} <take> the initiative",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            initiative.take(c.state, player, OF_THE_INITIATIVE, c.cause)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class TakesInitiative(Trigger):
    """A player takes the initiative (CR 725.3)."""

    who: Filter

    tag: ClassVar[str] = "takes the initiative"
    phrases: ClassVar[Phrases] = ("{who:a} <take> the initiative",)
    listens: ClassVar[tuple[type[Event], ...]] = (InitiativeTaken,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, InitiativeTaken) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class CompletesDungeon(Trigger):
    """A player completes a dungeon (CR 309.7)."""

    who: Filter

    tag: ClassVar[str] = "completes a dungeon"
    phrases: ClassVar[Phrases] = ("{who:a} <complete> a dungeon",)
    listens: ClassVar[tuple[type[Event], ...]] = (DungeonCompleted,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, DungeonCompleted) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class HasInitiative(Condition):
    """One of these players has the initiative (CR 725.1)."""

    who: Ref

    tag: ClassVar[str] = "has the initiative"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("you have the initiative", sets={"who": You()}),
        "{who:any} <has> the initiative",
    )

    def holds(self, c: Context) -> bool:
        return holder(c.state, "initiative") in self.who.entities(c)


@dataclass(frozen=True)
class HasCompleted(Condition):
    """A player has completed a dungeon (CR 309.7)."""

    who: Ref

    tag: ClassVar[str] = "has completed a dungeon"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("you've completed a dungeon", sets={"who": You()}),
        "{who:any} <has> completed a dungeon",
    )

    def holds(self, c: Context) -> bool:
        return any(dungeons.completed(c.state, player) for player in self.who.entities(c))
