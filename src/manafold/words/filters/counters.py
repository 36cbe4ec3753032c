"""Descriptions by the counters on something (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasCounters(Filter):
    """Has so many counters of a kind on it, of any kind if `kind` is "" (CR 122.1); none, if `least` is 0.

    `said` is how.
    """

    kind: str = ""
    least: int = 1
    said: Literal["a", "many", "or more", "no"] = "a"

    tag: ClassVar[str] = "has counters"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with a counter on it", form="after"),
        Phrase("with a {kind:counter} counter on it", form="after"),
        Phrase("with counters on them", sets={"said": "many"}, form="after"),
        Phrase("with {kind:counter} counters on them", sets={"said": "many"}, form="after"),
        Phrase("with no counters on <it:noun>", sets={"least": 0, "said": "no"}, form="after"),
        Phrase("with no {kind:counter} counters on <it:noun>", sets={"least": 0, "said": "no"}, form="after"),
        Phrase("with {least:word} or more counters on <it:noun>", sets={"said": "or more"}, form="after"),
        Phrase("with {least:word} or more {kind:counter} counters on <it:noun>", {"said": "or more"}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        counters = c.state.object(entity).counters
        found = counters.get(self.kind, 0) if self.kind else sum(counters.values())
        return found >= self.least if self.least else not found
