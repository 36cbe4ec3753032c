"""The players that objects belong to, and the player who acts just now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Layer, Person, Ref
from manafold.model.words.sorts import OBJECTS, PLAYERS, Around, Sorts
from manafold.rules.designations import holder
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ControllerOf(Ref):
    """The controllers of what is pointed at, last known if it has left (CR 109.4, 608.2h).

    `said` is how, where that is not usual: "full" where they could be called "that player".
    """

    of: Ref
    said: str = ""

    tag: ClassVar[str] = "controller"
    wants: ClassVar[Mapping[str, Sorts]] = {"of": OBJECTS}
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{of:possessive} controller", Phrase("the controller of {of}", read_only=True))

    def entities(self, c: Context) -> Sequence[int]:
        return tuple(dict.fromkeys(c.state.object(each).controller for each in self.of.entities(c)))

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class OwnerOf(Ref):
    """The owners of what is pointed at (CR 108.3); `said` as for controllers."""

    of: Ref
    said: str = ""

    tag: ClassVar[str] = "owner"
    wants: ClassVar[Mapping[str, Sorts]] = {"of": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{of:possessive} owner", Phrase("the owner of {of}", read_only=True))

    def entities(self, c: Context) -> Sequence[int]:
        return tuple(dict.fromkeys(c.state.object(each).owner for each in self.of.entities(c)))

    def person(self) -> Person:
        return "many" if self.of.person() == "many" else "one"

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class Monarch(Ref):
    """The player who is the monarch, if anybody is (CR 724.1)."""

    tag: ClassVar[str] = "monarch"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("the monarch",)

    def entities(self, c: Context) -> Sequence[int]:
        found = holder(c.state, "monarch")
        return () if found == NOTHING else (found,)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class PlayerOrControllerOf(Ref):
    """What is pointed at, if it is a player, or else its controller: "that player or that planeswalker's controller"
    (CR 109.4, 115.4)."""

    of: Ref
    said: str = ""

    tag: ClassVar[str] = "player or controller"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "that player or {of:possessive} controller",
        Phrase("the player or {of:possessive} controller", read_only=True),
    )

    def entities(self, c: Context) -> Sequence[int]:
        return [id if is_player(id) else c.state.object(id).controller for id in self.of.entities(c)]

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class YouAnd(Ref):
    """You and another player, or others, each of whom does something: "you and target opponent each" (CR 101.4)."""

    other: Ref

    tag: ClassVar[str] = "you and"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("you and {other} each",)

    def entities(self, c: Context) -> Sequence[int]:
        they = (c.controller, *self.other.entities(c))
        return [player for player in c.state.living() if player in they]

    def person(self) -> Person:
        return "many"

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class Acting(Ref):
    """The player who is doing the thing just now: "they" in "each player sacrifices a creature they control"."""

    tag: ClassVar[str] = "acting"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return (c.subject,)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS
