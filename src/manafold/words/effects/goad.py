"""Goad (CR 701.15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilYourNextTurn
from manafold.words.statics.goaded import Goaded

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Goad(Effect):
    """Creatures are goaded until your next turn, whoever is said to goad them (CR 701.15a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "goad"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <goad> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        found = tuple(present((yield from self.what.find(c)), c))
        continuous.add_effect(c.state, c, (Goaded(),), UntilYourNextTurn(), found)
        c.named[self.named] = found
