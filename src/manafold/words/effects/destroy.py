"""Destroying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import destroying

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy permanents (CR 701.8)."""

    what: Ref

    tag: ClassVar[str] = "destroy"
    phrases: ClassVar[Phrases] = ("destroy {what}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.what.find(c)
        done = yield from destroying.destroy(c.state, found, c.cause)
        if self.named:
            c.named[self.named] = tuple(done)
