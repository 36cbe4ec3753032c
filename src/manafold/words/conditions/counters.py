"""Conditions on counters (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref
from manafold.rules.terms import is_player
from manafold.words.conditions.counts import Compared, compares

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasCounters(Condition):
    """What is pointed at has so many counters, of a kind or of any (CR 122.1). `there` if it is said from them."""

    what: Ref
    number: int
    kind: str = ""
    compared: Compared = "at least"
    there: bool = False
    totals: tuple[int, ...] = ()
    """The numbers of which there must be one, if they are not one after the other."""

    tag: ClassVar[str] = "has counters"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{what:plain} <has> a counter on it", sets={"number": 1}),
        Phrase("{what:plain} <has> a {kind:counter} counter on it", sets={"number": 1}),
        Phrase("{what:plain} <has> no counters on it", sets={"number": 0, "compared": "at most"}),
        Phrase("{what:plain} <has> no {kind:counter} counters on it", sets={"number": 0, "compared": "at most"}),
        Phrase("{what:plain} <doesn't> have a {kind:counter} counter on it", sets={"number": 0, "compared": "at most"}),
        Phrase("{what:plain} <has> {number:word} or more counters on it"),
        Phrase("{what:plain} <has> {number:word} or more {kind:counter} counters on it"),
        Phrase("{what:plain} <has> {number:word} or fewer {kind:counter} counters on it", sets={"compared": "at most"}),
        Phrase("{what:plain} <has> exactly {number:word} {kind:counter} counters on it", sets={"compared": "exactly"}),
        Phrase("{what:plain} <has> fewer than {number:word} {kind:counter} counters on it", sets={"compared": "less"}),
        Phrase(
            "{what:plain} <has> exactly {totals:list or word} {kind:counter} counters on it",
            sets={"number": 0, "compared": "exactly"},
        ),
        Phrase("{what:plain} had a counter on it", sets={"number": 1}, read_only=True),
        Phrase("{what:plain} had counters on it", sets={"number": 1}, read_only=True),
        Phrase("{what:plain} <has> counters on it", sets={"number": 1}, read_only=True),
        Phrase("{what:plain} had a {kind:counter} counter on it", sets={"number": 1}, read_only=True),
        Phrase(
            "{what:plain} had no {kind:counter} counters on it",
            sets={"number": 0, "compared": "at most"},
            read_only=True,
        ),
        Phrase("there are {number:word} or more {kind:counter} counters on {what:plain}", sets={"there": True}),
        Phrase(
            "there are {number:word} or fewer {kind:counter} counters on {what:plain}",
            sets={"there": True, "compared": "at most"},
        ),
        Phrase(
            "there are no {kind:counter} counters on {what:plain}",
            sets={"number": 0, "compared": "at most", "there": True},
        ),
        Phrase("there is a {kind:counter} counter on {what:plain}", sets={"number": 1, "there": True}),
    )

    def holds(self, c: Context) -> bool:
        found = self.what.entities(c)
        return bool(found) and all([self._is_enough(count(id, self.kind, c)) for id in found])

    def _is_enough(self, there: int) -> bool:
        return there in self.totals if self.totals else compares(there, self.compared, self.number)


@dataclass(frozen=True)
class PlayerHasCounters(Condition):
    """A player has so many counters of a kind, or more (CR 122.1f)."""

    who: Ref
    number: int
    kind: str

    tag: ClassVar[str] = "player has counters"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{who:any} <has> {number:word} or more {kind:counter} counters",
        Phrase("{who:any} <is> poisoned", sets={"number": 1, "kind": "poison"}),
        Phrase("{who:any} <has> a {kind:counter} counter", sets={"number": 1}),
    )

    def holds(self, c: Context) -> bool:
        return any([count(id, self.kind, c) >= self.number for id in self.who.entities(c) if is_player(id)])


def count(id: int, kind: str, c: Context) -> int:
    """How many counters of a kind, or of any, an object or player has, or last had."""
    counters = c.state.players[id].counters if is_player(id) else c.state.object(id).counters
    return counters.get(kind, 0) if kind else sum(counters.values())
