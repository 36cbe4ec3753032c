"""Numbers of counters (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref, Value
from manafold.rules import counters

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CountersOn(Value):
    """How many counters of a kind there are on what is pointed at, last known if it has left (CR 608.2h)."""

    kind: str
    what: Ref

    tag: ClassVar[str] = "counters on"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "the number of {kind:counter} counters on {what}",
        Phrase("{kind:counter} counter on {what}", form="each"),
    )

    def of(self, c: Context) -> int:
        return sum(counters.on(c.state, entity, self.kind) for entity in self.what.entities(c))
