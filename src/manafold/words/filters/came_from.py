"""Descriptions of permanents by where they came from (CR 400.7, 601.2a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context

Whence = Literal["hand", "graveyard", "library", "exile"]
WHENCE: tuple[Whence, ...] = ("hand", "graveyard", "library", "exile")


def whose(zone: Whence) -> list[tuple[str, bool]]:
    """How a zone is called, and whether it is yours then."""
    return [("exile", False)] if zone == "exile" else [(f"a {zone}", False), (f"your {zone}", True)]


def came_from(entity: int, c: Context) -> str:
    """The zone that a permanent entered from, or from which it was cast if it was a spell; "" if it was in none."""
    if is_player(entity):
        return ""
    object = c.state.object(entity)
    if object.previous == NOTHING or object.zone != "battlefield":
        return ""
    before = c.state.object(object.previous)
    if before.zone != "stack":
        return before.zone
    return before.item.came_from if before.item is not None else ""


@dataclass(frozen=True)
class CameFrom(Filter):
    """Is a permanent that entered from a zone, or was cast from there (CR 601.2a); from yours if `yours`."""

    zone: Whence
    yours: bool = False

    tag: ClassVar[str] = "came from"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = tuple(
        [
            Phrase(f"that entered from {said} or <was> cast from {said}", {"zone": zone, "yours": yours}, "after")
            for zone in WHENCE
            for said, yours in whose(zone)
        ]
    )

    def matches(self, entity: int, c: Context) -> bool:
        if came_from(entity, c) != self.zone:
            return False
        return not self.yours or c.state.object(entity).owner == c.controller


@dataclass(frozen=True)
class ItCameFrom(Condition):
    """What is pointed at, or one of several, entered from a zone or was cast from there (CR 601.2a); from yours, by
    you, if `yours`. `by_you` if the text says that you cast it, `several` if it speaks of one or more of several."""

    what: Ref
    zone: Whence
    yours: bool = False
    by_you: bool = False
    several: bool = False

    tag: ClassVar[str] = "it came from"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        *[
            Phrase(
                f"{{what:plain}} entered from your {zone} or you cast it from your {zone}",
                sets={"zone": zone, "yours": True, "by_you": True},
            )
            for zone in WHENCE[:3]
        ],
        *[
            Phrase(
                f"{{what:plain}} entered from your {zone} or was cast from your {zone}",
                sets={"zone": zone, "yours": True},
            )
            for zone in WHENCE[:3]
        ],
        *[
            Phrase(
                f"one or more of {{what}} entered from {said} or was cast from {said}",
                sets={"zone": zone, "several": True},
            )
            for zone, said in (("graveyard", "a graveyard"), ("exile", "exile"))
        ],
    )

    def holds(self, c: Context) -> bool:
        fitting = CameFrom(self.zone, self.yours)
        return any([fitting.matches(id, c) for id in self.what.entities(c)])
