"""Conditions on counters (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Fixed, Ref, Value
from manafold.rules import counters

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasCountersOn(Condition):
    """What is pointed at has at least so many counters of a kind, or, if `denied`, fewer. `there` if said from them."""

    kind: str
    what: Ref
    least: Value = Fixed(1)
    denied: bool = False
    there: bool = False

    tag: ClassVar[str] = "has counters on it"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "{what} <has> a {kind:counter} counter on it",
        "{what} <has> {least:word} or more {kind:counter} counters on it",
        Phrase("{what} <has> no {kind:counter} counters on it", sets={"denied": True}),
        Phrase("{what} <doesn't> have a {kind:counter} counter on it", sets={"denied": True}, read_only=True),
        Phrase("there are {least:word} or more {kind:counter} counters on {what}", sets={"there": True}),
        Phrase("there are no {kind:counter} counters on {what}", sets={"denied": True, "there": True}),
    )

    def holds(self, c: Context) -> bool:
        least = self.least.of(c)
        found = self.what.entities(c)
        return any(counters.on(c.state, entity, self.kind) >= least for entity in found) is not self.denied
