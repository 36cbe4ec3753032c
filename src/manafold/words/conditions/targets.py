"""Conditions on what a spell or ability targets (CR 115)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.words.filters.targeting import Targeting

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Targets(Condition):
    """A spell or ability has something that fits among its targets (CR 115.1): "if it targets a Dragon"."""

    what: Ref
    whom: Filter

    tag: ClassVar[str] = "targets"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{what:plain} <target> {whom:a}",
        Phrase("{what:plain} <target> one or more {whom:many}", read_only=True),
    )

    def holds(self, c: Context) -> bool:
        targeting = Targeting(self.whom)
        return any([targeting.matches(id, c) for id in self.what.entities(c)])
