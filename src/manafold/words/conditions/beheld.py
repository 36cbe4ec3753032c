"""Whether something was beheld as a spell was cast (CR 701.4, 607.2i)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter
from manafold.rules.remembering import times_paid
from manafold.words.costs.behold import beheld

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class WasBeheld(Condition):
    """A cost of this spell was paid for which something of that quality was to be beheld (CR 607.2i)."""

    what: Filter
    denied: bool = False

    tag: ClassVar[str] = "was beheld"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{what:a} was beheld",
        Phrase("{what:a} wasn't beheld", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        return (times_paid(c.source, beheld(self.what), c) > 0) is not self.denied
