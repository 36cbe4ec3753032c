"""Numbers of counters (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref, Value
from manafold.words.conditions.counters import count

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CountersOn(Value):
    """How many counters of a kind, of any if that is "", there are on what is pointed at, last known if it has left
    (CR 608.2h)."""

    kind: str
    what: Ref

    tag: ClassVar[str] = "counters on"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("the number of counters on {what}", sets={"kind": ""}),
        "the number of {kind:counter} counters on {what}",
        Phrase("counter on {what}", sets={"kind": ""}, form="each"),
        Phrase("{kind:counter} counter on {what}", form="each"),
    )

    def of(self, c: Context) -> int:
        return sum([count(entity, self.kind, c) for entity in self.what.entities(c)])


@dataclass(frozen=True)
class CountersOf(Value):
    """How many counters of a kind players have: poison, experience (CR 122.1, 122.1f)."""

    kind: str
    who: Ref

    tag: ClassVar[str] = "counters of"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of {kind:counter} counters {who} <has>",
        Phrase("{kind:counter} counter {who} <has>", form="each"),
    )

    def of(self, c: Context) -> int:
        return sum([count(player, self.kind, c) for player in self.who.entities(c)])


@dataclass(frozen=True)
class CountersRemoved(Value):
    """How many counters were removed as the cost of the ability, which says "any number" of them (CR 601.2b)."""

    kind: str

    tag: ClassVar[str] = "counters removed"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{kind:counter} counter removed this way", form="each"),)

    def of(self, c: Context) -> int:
        return c.x
