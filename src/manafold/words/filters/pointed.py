"""Descriptions that point: the source itself, another than it, what a reference points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.model.words.sorts import OBJECTS, Around, Sorts
from manafold.rules.events import ZoneChanged
from manafold.rules.finding import present
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Is(Filter):
    """Is one of what is pointed at: "this creature", "you", "enchanted creature" (CR 201.5)."""

    ref: Ref

    tag: ClassVar[str] = "is"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return entity in self.ref.entities(c)

    def candidates(self, c: Context) -> Sequence[int] | None:
        return self.ref.entities(c)

    def sorts(self, around: Around) -> Sorts | None:
        return self.ref.sorts(around)


@dataclass(frozen=True)
class ThatIs(Filter):
    """Fits a description that a clause behind the noun gives, or, if `denied`, does not: "that's a Wolf or a Werewolf"
    (CR 109.2)."""

    what: Filter
    denied: bool = False

    tag: ClassVar[str] = "that is"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("that <is> {what:before}", form="after"),
        Phrase("that <isn't> {what:before}", sets={"denied": True}, form="after"),
        Phrase("that <is> {what:a}", form="after"),
        Phrase("that <isn't> {what:a}", sets={"denied": True}, form="after"),
        Phrase("that are {what:many}", form="after", read_only=True),
        Phrase("that aren't {what:many}", sets={"denied": True}, form="after", read_only=True),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return self.what.matches(entity, c) is not self.denied


@dataclass(frozen=True)
class Among(Filter):
    """Is one of the objects pointed at, wherever they are: "a land card from among them", "one of them".

    `said` is how: "of" and "" stand without a noun.
    """

    ref: Ref
    said: Literal["from among", "of", ""] = "from among"

    tag: ClassVar[str] = "among"
    wants: ClassVar[Mapping[str, Sorts]] = {"ref": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("from among {ref}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity in self.ref.entities(c)

    def candidates(self, c: Context) -> Sequence[int] | None:
        return self.ref.entities(c)


@dataclass(frozen=True)
class Other(Filter):
    """Is not the source, or for players not you: "another creature", "other creatures", "each other player".

    Where the source is none of those described it is not `than`, what was spoken of before.
    """

    than: Ref | None = None

    tag: ClassVar[str] = "other"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("other", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        if self.than is not None:
            return entity not in present(self.than.entities(c), c)
        if is_player(entity):
            return entity != c.controller
        event = c.event  # what the source became as it left is no other either (400.7e)
        return entity != c.source and not (
            isinstance(event, ZoneChanged) and event.old == c.source and event.new == entity
        )


@dataclass(frozen=True)
class Anything(Filter):
    """Any object or player: what a static ability that says for itself what it is about applies to."""

    tag: ClassVar[str] = "anything"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return True
