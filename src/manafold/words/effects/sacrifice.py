"""Sacrificing (CR 701.21)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Quantity, Ref, Value
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import destroying
from manafold.rules.finding import find_all, present
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Sacrifice(Effect):
    """Players sacrifice permanents: all choose in turn order, then all are sacrificed at once (CR 701.21a, 101.4).

    `chosen` if the text says that the choice is theirs; `times` if it is so many for each of something.
    """

    who: Ref
    what: Ref
    chosen: bool = False
    times: Value | None = None

    tag: ClassVar[str] = "sacrifice"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = (
        "{who} <sacrifice> {what}",
        Phrase("{who} <sacrifice> {what} of (their|his or her) choice", sets={"chosen": True}),
        "{who} <sacrifice> {what:chosen} for each {times:each}",
        Phrase("{who} <sacrifice> {what:chosen} of their choice for each {times:each}", sets={"chosen": True}),
    )
    counts: ClassVar[bool] = True

    def possible(self, c: Context) -> bool:
        return isinstance(self.who, Choose) or any(self._can(c.within(player)) for player in self.who.entities(c))

    def _can(self, c: Context) -> bool:
        """Whether `c.subject` has what is to be sacrificed."""
        what = self._counted(c)
        found = find_all(what.what, c) if isinstance(what, Choose) else what.entities(c)
        mine = [id for id in found if destroying.may_be_sacrificed(c.state, c.subject, id)]
        return len(mine) >= (what.bounds(len(mine), c)[0] if isinstance(what, Choose) else 1)

    def resolve(self, c: Context) -> Task[None]:
        given: list[tuple[int, Sequence[int]]] = []
        players = yield from self.who.find(c)
        for player in players:
            given.append((player, (yield from self._choose(c.among(player, players, self.named)))))
        gone = yield from destroying.sacrifice_all(c.state, given, c.cause)
        c.named[self.named] = tuple(gone)
        c.numbers[self.named] = len(gone)

    def _counted(self, c: Context) -> Ref:
        """What `c.subject` has to sacrifice, with how many they are."""
        if self.times is None or not isinstance(self.what, Choose):
            return self.what
        number = Fixed(self.what.count.low.of(c) * self.times.of(c))
        return dataclasses.replace(self.what, count=Quantity(number, number))

    def _choose(self, c: Context) -> Task[Sequence[int]]:
        what = self._counted(c)
        if not isinstance(what, Choose):
            return present((yield from what.find(c)), c)
        player = c.subject
        found = find_all(what.what, c)
        mine = [id for id in found if destroying.may_be_sacrificed(c.state, player, id)]
        return (yield from what.pick(mine, c, "permanent", "sacrifice"))
