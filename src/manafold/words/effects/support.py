"""Support (CR 701.41)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import counters
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Support(Effect):
    """A +1/+1 counter on each of up to so many other target creatures, which the text calls just by their number
    (CR 701.41a)."""

    what: Ref

    tag: ClassVar[str] = "support"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("support {what:supported}",)

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        for id in found:
            yield from counters.put(c.state, id, "+1/+1", 1, c.cause, c.controller)
        c.named[self.named] = tuple(found)
