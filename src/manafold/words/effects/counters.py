"""Counters on objects and players (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import counters
from manafold.rules.finding import present
from manafold.rules.terms import is_player
from manafold.words.refs.pointing import Targeted

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class PutCounters(Effect):
    """Players put counters of one kind on objects (CR 122.6), `amount` times `times`, once for each of `each`.

    `each_of` if the text says "each of" before what they are put on.
    """

    who: Ref
    amount: Value
    kind: str
    what: Ref
    each: Value | None = None
    times: Value | None = None
    each_of: bool = False
    number_first: bool = False
    """Whether the number is said before what they are put on: "a number of counters equal to its power on ..."."""

    tag: ClassVar[str] = "put counters"
    phrases: ClassVar[Phrases] = (
        "{who} <put> {amount:counted} {kind:counters} on {what}",
        "{who} <put> {amount:counted} {kind:counters} on {what} for each {each:each}",
        Phrase("{who} <put> {amount:counted} {kind:counters} on each of {what}", sets={"each_of": True}),
        Phrase(
            "{who} <put> a number of {kind:counters} on {what} equal to {times}",
            sets={"amount": Fixed(1), "number_first": False},
        ),
        Phrase(
            "{who} <put> a number of {kind:counters} equal to {times} on {what}",
            sets={"amount": Fixed(1), "number_first": True},
        ),
    )

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            found = present((yield from self.what.find(mine)), c)
            amount = self.amount.of(mine)
            if self.each is not None:
                amount *= self.each.of(mine)
            times = [1 if self.times is None else self.times.of(mine.at(id)) for id in found]
            for id, number in zip(found, times, strict=True):
                if (yield from counters.put(c.state, id, self.kind, amount * number, c.cause, player)):
                    acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class DistributeCounters(Effect):
    """Counters of one kind are put on targets, divided among them as was announced (CR 601.2d)."""

    amount: Value
    kind: str
    what: Ref

    tag: ClassVar[str] = "distribute counters"
    phrases: ClassVar[Phrases] = ("distribute {amount:counted} {kind:counters} among {what}",)
    divides: ClassVar[str] = "what"

    def resolve(self, c: Context) -> Task[None]:
        what = self.what
        assert isinstance(what, Targeted)
        shares = c.shares(what.index)
        for id, share in shares.items():
            yield from counters.put(c.state, id, self.kind, share, c.cause, c.controller)
        c.named[self.named] = tuple(shares)


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Players remove counters of one kind from objects or players, as many as there are up to `amount` (None: all)
    (CR 122.1)."""

    who: Ref
    what: Ref
    kind: str
    amount: Value | None = None

    tag: ClassVar[str] = "remove counters"
    phrases: ClassVar[Phrases] = (
        "{who} <remove> {amount:counted} {kind:counters} from {what}",
        "{who} <remove> all {kind:counters} from {what}",
    )
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        removed = 0
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            for id in present((yield from self.what.find(mine)), c):
                most = counters.on(c.state, id, self.kind)
                gone = counters.remove(
                    c.state, id, self.kind, most if self.amount is None else self.amount.of(mine), c.cause
                )
                removed += gone
                acted += [id] if gone else []
        c.named[self.named] = tuple(acted)
        c.numbers[self.named] = removed


@dataclass(frozen=True)
class RemoveAllCounters(Effect):
    """All counters of all kinds are removed from objects (CR 122.1)."""

    what: Ref

    tag: ClassVar[str] = "remove all counters"
    phrases: ClassVar[Phrases] = ("remove all counters from {what}",)
    counts: ClassVar[bool] = True

    def resolve(self, c: Context) -> Task[None]:
        removed = 0
        found = present((yield from self.what.find(c)), c)
        for id in found:
            for kind, amount in list(c.state.objects[id].counters.items()):
                removed += counters.remove(c.state, id, kind, amount, c.cause)
        c.named[self.named] = tuple(found)
        c.numbers[self.named] = removed


@dataclass(frozen=True)
class DoubleCounters(Effect):
    """The number of counters of a kind, of each kind if that is "", on each object is doubled: as many are put on it as
    it has (CR 701.10e)."""

    kind: str
    what: Ref

    tag: ClassVar[str] = "double counters"
    phrases: ClassVar[Phrases] = (
        Phrase("double the number of each kind of counter on {what}", sets={"kind": ""}),
        "double the number of {kind:counters} on {what}",
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        for id in found:
            for kind in (self.kind,) if self.kind else tuple(c.state.objects[id].counters):
                amount = counters.on(c.state, id, kind)
                yield from counters.put(c.state, id, kind, amount, c.cause, c.controller)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class GetCounters(Effect):
    """Players get counters: poison, experience, rad (CR 122.1f)."""

    who: Ref
    amount: Value
    kind: str

    tag: ClassVar[str] = "get counters"
    phrases: ClassVar[Phrases] = ("{who:said} <get> {amount:counted} {kind:counters}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            if is_player(player):
                amount = self.amount.of(c.within(player))
                yield from counters.put(c.state, player, self.kind, amount, c.cause, c.controller)
