"""Counters on the player who pays, as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Fixed, Value
from manafold.rules import counters
from manafold.rules.costs import UsingCost

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class GetCounters(UsingCost):
    """Get so many counters of a kind (CR 122.1f, 118.1): no effect puts them there, but the payment."""

    number: Value
    counter: str

    tag: ClassVar[str] = "get counters"
    phrases: ClassVar[Phrases] = (
        Phrase("get a {counter:counter} counter", sets={"number": Fixed(1)}),
        "get {number:many} {counter:counter} counters",
    )

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        wanted = self.number.of(c)
        return (yield from counters.put(c.state, c.subject, self.counter, wanted, c.cause, c.subject)) >= wanted
