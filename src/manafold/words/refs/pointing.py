"""The references to what was spoken of before: targets, what triggered, results of earlier effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import NO_LAYER, Person, Ref
from manafold.model.words.sorts import OBJECTS, Around, Flaw, Sorts
from manafold.rules.remembering import announcement
from manafold.rules.triggering import GROUP, WHICH

if TYPE_CHECKING:
    from manafold.rules.context import Context

KEPT = "event "
"""So begin the names under which a delayed ability knows what the event before its creation happened to."""


@dataclass(frozen=True)
class Targeted(Ref):
    """The targets of the target specification `index` that are still legal (CR 115, 608.2b).

    `said` is how they are called at this mention, where that is not the usual way.
    """

    index: int
    many: bool = False
    said: str = ""

    tag: ClassVar[str] = "targeted"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return c.targets(self.index)

    def person(self) -> Person:
        return "many" if self.many else "one"

    def shifted(self, by: int) -> Ref:
        return Targeted(self.index + by, self.many, self.said)

    def sorts(self, around: Around) -> Sorts | None:
        known = around.targets[self.index].sorts(around) if 0 <= self.index < len(around.targets) else None
        if known is None:
            return None
        return known | OBJECTS if around.moved and known & OBJECTS else known & around.sure or known

    def flaws(self, around: Around) -> list[Flaw]:
        if 0 <= self.index < len(around.targets):
            return []
        number = len(around.targets)
        return [Flaw("index", f"the index of a target, of which there are {number} here", str(self.index))]


@dataclass(frozen=True)
class Triggering(Ref):
    """What the event that triggered the ability happened to or was done by: the id in its field `at` (CR 603).

    If the ability waits for several events, `at` has a field for each, with "|" between.
    """

    at: str
    many: bool = False
    said: str = ""

    tag: ClassVar[str] = "triggering"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        at = self.at
        if "|" in at:
            at = at.split("|")[c.item.paid.get(WHICH, 0) if c.item is not None else 0]
        found: object = getattr(c.event, at)
        return found if isinstance(found, tuple) else (int(str(found)),)

    def kept(self) -> str:
        """The name under which a delayed ability knows what this pointed at when the ability was created."""
        return KEPT + self.at

    def person(self) -> Person:
        return "many" if self.many else "one"

    def sorts(self, around: Around) -> Sorts | None:
        return None if around.trigger is None else around.trigger.concerns(self.at, around)

    def flaws(self, around: Around) -> list[Flaw]:
        if not around.has_event:
            return [Flaw("", "who or what is meant, as there is no event here that triggers this", "what triggered")]
        if around.trigger is None or around.trigger.tells(self.at):
            return []
        return [Flaw("at", "a field of the event that is waited for", f'"{self.at}"')]


@dataclass(frozen=True)
class Member(Ref):
    """Each one of those of which something is said, for itself: "creature with toughness greater than its power",
    "each creature deals 1 damage to its controller" (CR 109.2)."""

    said: str = ""

    tag: ClassVar[str] = "member"
    of_each: ClassVar[bool] = True
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return (c.each,)


@dataclass(frozen=True)
class Named(Ref):
    """What an earlier effect with this name acted on, or what a cost of that name was paid with as the source was cast:
    "destroy it", "that card", "the exiled card" (CR 607.2q)."""

    name: str
    many: bool = False
    said: str = ""

    tag: ClassVar[str] = "named"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        found = c.result(self.name)
        if found is None:
            cast = announcement(c.source, c)
            found = () if cast is None else cast.named.get(self.name, ())
        return found

    def person(self) -> Person:
        return "many" if self.many else "one"

    def flaws(self, around: Around) -> list[Flaw]:
        if self.name in around.named or self.name == GROUP or self.name.startswith(KEPT):
            return []
        return [Flaw("name", "the name of an effect or of a cost", f'"{self.name}"')]
