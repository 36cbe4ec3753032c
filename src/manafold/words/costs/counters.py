"""Counters as a cost: removing them, putting them, loyalty and energy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Filter, Fixed, Value
from manafold.rules import counters
from manafold.rules.choosing import choose_some
from manafold.rules.costs import UsingCost
from manafold.rules.finding import find_objects
from manafold.rules.needs import Amount, Use
from manafold.words.conditions.counters import count
from manafold.words.costs.picking import PickingCost
from manafold.words.refs.noun_phrases import Choose
from manafold.words.values.plain import Negated, X

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def counters_on(c: Context, entity: int, kind: str, number: int) -> Amount:
    """So many counters of the kind, of those that there are on the object or player."""
    there = 0 if entity != c.subject and entity not in c.state.objects else counters.on(c.state, entity, kind)
    return Amount(f"{kind} counters on {entity}", number, there)


@dataclass(frozen=True)
class RemoveCounters(PickingCost):
    """Remove counters of one kind from the source, or from a permanent that you pick (CR 122.1, 118.3).

    `any_number` if the text says so of the number that is announced.
    """

    number: Value
    counter: str
    any_number: bool = False

    use: ClassVar[Use] = "show"

    tag: ClassVar[str] = "remove counters"
    phrases: ClassVar[Phrases] = (
        Phrase("<remove> a {counter:counter} counter from {what}", sets={"number": Fixed(1)}),
        "<remove> {number:many} {counter:counter} counters from {what}",
        Phrase("removing a {counter:counter} counter from {what}", sets={"number": Fixed(1)}, form="paying"),
        Phrase("removing {number:many} {counter:counter} counters from {what}", form="paying"),
        Phrase(
            "remove any number of {counter:counter} counters from {what}", sets={"number": X(), "any_number": True}
        ),
    )

    def can_serve(self, id: int, c: Context) -> bool:
        return counters.on(c.state, id, self.counter) >= self.number.of(c)

    def amount(self, c: Context) -> Amount | None:
        if isinstance(self.what, Choose):
            return None
        (holder,) = self.what.entities(c)
        return counters_on(c, holder, self.counter, self.number.of(c))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, chosen)
        wanted = self.number.of(c)
        return all([counters.remove(c.state, id, self.counter, wanted, c.cause) == wanted for id in chosen])
        yield


@dataclass(frozen=True)
class RemoveAnyCounter(PickingCost):
    """Remove a counter, of whatever kind, from the source or from a permanent that you pick (CR 122.1, 118.3)."""

    use: ClassVar[Use] = "show"

    tag: ClassVar[str] = "remove any counter"
    phrases: ClassVar[Phrases] = ("<remove> a counter from {what}",)

    def can_serve(self, id: int, c: Context) -> bool:
        return bool(c.state.objects[id].counters)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, chosen)
        for id in chosen:
            kind = yield from counters.choose_kind(c.state, c.subject, id, c.source)
            counters.remove(c.state, id, kind, 1, c.cause)
        return True


@dataclass(frozen=True)
class RemoveCountersAmong(Cost):
    """Remove so many counters, of a kind or of any if that is "", from among permanents (CR 118.3, 122.1)."""

    number: Value
    counter: str
    what: Filter

    tag: ClassVar[str] = "remove counters among"
    phrases: ClassVar[Phrases] = (
        Phrase("remove {number:many} counters from among {what:many}", sets={"counter": ""}),
        "remove {number:many} {counter:counter} counters from among {what:many}",
    )

    def having(self, c: Context) -> list[int]:
        """The permanents that have such counters."""
        found = [id for id in find_objects(self.what, c) if c.state.objects[id].counters]
        return [id for id in found if not self.counter or counters.on(c.state, id, self.counter)]

    def payable(self, c: Context) -> bool:
        return sum([count(id, self.counter, c) for id in self.having(c)]) >= self.number.of(c)

    def pay(self, c: Context) -> Task[bool]:
        for _ in range(self.number.of(c)):
            chosen = yield from choose_some(
                c.state, c.subject, self.having(c), 1, 1, "permanent", "remove a counter", c.source
            )
            if not chosen:
                return False
            kind = self.counter or (yield from counters.choose_kind(c.state, c.subject, chosen[0], c.source))
            counters.remove(c.state, chosen[0], kind, 1, c.cause)
        return True


@dataclass(frozen=True)
class PutCounters(PickingCost):
    """Put counters of one kind on the source, or on a permanent that you pick (CR 122.6)."""

    number: Value
    counter: str

    use: ClassVar[Use] = "show"

    tag: ClassVar[str] = "put counters"
    phrases: ClassVar[Phrases] = (
        Phrase("put a {counter:counter} counter on {what}", sets={"number": Fixed(1)}),
        "put {number:many} {counter:counter} counters on {what}",
    )

    def can_serve(self, id: int, c: Context) -> bool:
        return c.state.objects[id].zone == "battlefield"

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        self.remember(c, chosen)
        for id in chosen:
            yield from counters.put(c.state, id, self.counter, self.number.of(c), c.cause, c.subject)
        return True


@dataclass(frozen=True)
class Loyalty(UsingCost):
    """Put loyalty counters on this permanent, or remove them if `number` is negative (CR 606.4, 606.6)."""

    number: Value

    is_loyalty: ClassVar[bool] = True

    tag: ClassVar[str] = "loyalty"
    phrases: ClassVar[Phrases] = (
        Phrase("0", sets={"number": Fixed(0)}),
        Phrase("-X", sets={"number": Negated(X())}),
        "{number:signed}",
        "{number:negative}",
    )

    def amount(self, c: Context) -> Amount:
        return counters_on(c, c.source, "loyalty", max(0, -self.number.of(c)))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        number = self.number.of(c)
        if number > 0:
            yield from counters.put(c.state, c.source, "loyalty", number, c.cause, c.subject)
        elif number < 0:
            return counters.remove(c.state, c.source, "loyalty", -number, c.cause) == -number
        return True


@dataclass(frozen=True)
class PayEnergy(UsingCost):
    """Pay {E}: remove energy counters from yourself (CR 107.14)."""

    number: Value

    tag: ClassVar[str] = "pay energy"
    phrases: ClassVar[Phrases] = (
        *[Phrase("<pay> " + "{E}" * number, sets={"number": Fixed(number)}) for number in range(1, 6)],
        "<pay> {number:word} {E}",
    )

    def amount(self, c: Context) -> Amount:
        return counters_on(c, c.subject, "energy", self.number.of(c))

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        wanted = self.number.of(c)
        return counters.remove(c.state, c.subject, "energy", wanted, c.cause) == wanted
        yield
