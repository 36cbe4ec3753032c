"""Dealing damage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.tree import walk
from manafold.model.words import Effect, Ref, Value
from manafold.model.words.sorts import OBJECTS, PERMANENTS, PLAYERS, Around, Flaw, Sorts
from manafold.rules import damage
from manafold.rules.events import DamageDealt, Fought
from manafold.rules.finding import present
from manafold.rules.terms import is_player
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Targeted
from manafold.words.values.this_way import EXCESS

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class DealDamage(Effect):
    """Something deals damage to creatures, planeswalkers, battles and players, perhaps other damage to others too, all
    at the same time (CR 120)."""

    source: Ref
    amount: Value
    to: Ref
    second_amount: Value | None = None
    second: Ref | None = None
    preventable: bool = True
    amount_last: bool = False
    """Whether the amount is said last: "damage to any target equal to its power"."""
    each_of: bool = False
    """Whether the text says "each of" before those that are dealt damage, which changes nothing."""

    tag: ClassVar[str] = "deal damage"
    wants: ClassVar[Mapping[str, Sorts]] = {
        **Effect.wants,
        "source": OBJECTS,
        "to": PLAYERS | PERMANENTS,
        "second": PLAYERS | PERMANENTS,
    }
    phrases: ClassVar[Phrases] = (
        Phrase("{source:said} <deal> damage to {to} equal to {amount}", sets={"amount_last": True}),
        "{source:said} <deal> {amount:much damage} to {to}",
        Phrase(
            "{source:said} <deal> {amount:much damage} to {to}. The damage can't be prevented",
            sets={"preventable": False},
        ),
        Phrase("{source:said} <deal> {amount:much damage} to each of {to}", sets={"each_of": True}),
        "{source:said} <deal> {amount:much damage} to {to} and {second:alone}",
        "{source:said} <deal> {amount:much damage} to {to} and {second_amount:much damage} to {second}",
        Phrase(
            "{source:said} <deal> {amount:much damage} to {to} and {second_amount:much damage} to each of {second}",
            sets={"each_of": True},
        ),
    )
    counts: ClassVar[bool] = True

    def flaws(self, around: Around) -> list[Flaw]:
        return [object_deals(flaw) for flaw in super().flaws(around)]

    def resolve(self, c: Context) -> Task[None]:
        planned: list[DamageDealt] = []
        for source in (yield from self.source.find(c)):
            for target, amount in (yield from self._shares(c.at(source))):
                planned.append(DamageDealt(c.cause, source, target, amount, preventable=self.preventable))
        dealt = yield from damage.deal_all(c.state, planned)
        c.named[self.named] = tuple(dict.fromkeys(event.target for event in dealt))
        c.numbers[self.named] = sum(event.amount for event in dealt)
        c.numbers[self.named + EXCESS] = sum(event.excess for event in dealt)

    def _shares(self, c: Context) -> Task[list[tuple[int, int]]]:
        """What is dealt damage by one source, each with how much it is dealt."""
        first = present((yield from self.to.find(c)), c)
        shares = [(each, self.amount.of(c.within(each) if is_player(each) else c)) for each in first]
        if self.second is not None:
            amount = self.amount if self.second_amount is None else self.second_amount
            of_each = any(isinstance(word, Acting) for word in walk(self.second))  # "each creature they control"
            for mine in [c.within(player) for player in first if is_player(player)] if of_each else [c]:
                shares += [(each, amount.of(mine)) for each in present((yield from self.second.find(mine)), mine)]
        return shares


@dataclass(frozen=True)
class DealDividedDamage(Effect):
    """Something deals damage to targets, divided among them as was announced (CR 601.2d, 120)."""

    source: Ref
    amount: Value
    to: Ref

    tag: ClassVar[str] = "deal divided damage"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "source": OBJECTS, "to": PLAYERS | PERMANENTS}
    phrases: ClassVar[Phrases] = ("{source:said} <deal> {amount:much damage} divided as you choose among {to}",)
    divides: ClassVar[str] = "to"

    def flaws(self, around: Around) -> list[Flaw]:
        return [object_deals(flaw) for flaw in super().flaws(around)]

    def resolve(self, c: Context) -> Task[None]:
        sources = yield from self.source.find(c)
        to = self.to
        assert isinstance(to, Targeted)
        shares = c.shares(to.index)
        yield from damage.deal_all(
            c.state,
            [DamageDealt(c.cause, source, target, share) for source in sources for target, share in shares.items()],
        )
        c.named[self.named] = tuple(shares)


def object_deals(flaw: Flaw) -> Flaw:
    """What is wrong with an effect that deals damage, told more exactly if it is what deals it."""
    if flaw.field != "source":
        return flaw
    return Flaw("source", 'an object that deals the damage, such as "this spell" (CR 120.1)', flaw.found)


@dataclass(frozen=True)
class Fight(Effect):
    """Two creatures fight: each deals damage equal to its power to the other (CR 701.14)."""

    first: Ref
    second: Ref

    tag: ClassVar[str] = "fight"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "first": PERMANENTS, "second": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{first:said} <fight> {second}",)

    def resolve(self, c: Context) -> Task[None]:
        fighters = [*(yield from self.first.find(c)), *(yield from self.second.find(c))]
        yield from fight(fighters, c)
        c.named[self.named] = tuple(fighters)


@dataclass(frozen=True)
class FightEachOther(Effect):
    """Two creatures fight each other (CR 701.14a)."""

    both: Ref

    tag: ClassVar[str] = "fight each other"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "both": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{both:said} <fight> each other",)

    def resolve(self, c: Context) -> Task[None]:
        fighters = list((yield from self.both.find(c)))
        yield from fight(fighters, c)
        c.named[self.named] = tuple(fighters)


def fight(fighters: list[int], c: Context) -> Task[None]:
    """Creatures fight, unless one of them is no creature on the battlefield any more (CR 701.14b-c)."""
    state = c.state
    there = [id for id in fighters if id in state.objects and state.objects[id].zone == "battlefield"]
    if len(fighters) != 2 or len(there) != 2 or not all("creature" in state.characteristics(id).types for id in there):
        return
    first, second = there
    state.emit(Fought(c.cause, first, second))
    state.emit(Fought(c.cause, second, first))
    yield from damage.deal_all(
        state,
        [
            DamageDealt(c.cause, first, second, state.characteristics(first).power or 0),
            DamageDealt(c.cause, second, first, state.characteristics(second).power or 0),
        ],
    )
