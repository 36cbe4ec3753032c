"""Keywords that ask for something each upkeep: cumulative upkeep, echo, vanishing, fading (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Cost, Effect, Fixed, Script, Trigger
from manafold.rules import costs, counters, destroying
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import ControlChanged, CountersRemoved, Event, StepBegan, ZoneChanged
from manafold.rules.spending import Purpose
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.keywords.building import THIS, whenever
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.plain import Source, You
from manafold.words.statics.entering_with import EntersWithCounters
from manafold.words.triggers.steps import BeginningOfUpkeep

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOUR_UPKEEP = BeginningOfUpkeep(You())


def is_paid(parts: tuple[Cost, ...], c: Context) -> Task[bool]:
    """The player may pay; whether they did."""
    if not costs.can_pay(c.state, None, parts, c, Purpose()):
        return False
    if not (yield from yes_or_no(c.subject, f"pay for {c.state.label(c.source)}", c.source, pays=True)):
        return False
    return (yield from costs.pay(c.state, None, parts, c, Purpose()))


@dataclass(frozen=True)
class PayForAge(Effect):
    """Another age counter; then pay the cost once for each of them, or sacrifice the source (CR 702.24a)."""

    cost: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        if c.source not in c.state.objects:
            return
        yield from counters.put(c.state, c.source, "age", 1, c.cause, c.controller)
        age = counters.on(c.state, c.source, "age")
        if not (yield from is_paid(self.cost * age, c)):
            yield from destroying.sacrifice(c.state, c.controller, (c.source,), c.cause)


@dataclass(frozen=True)
class CumulativeUpkeep(Keyword):
    """Each upkeep an age counter, and a payment for each of them (CR 702.24)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "cumulative upkeep"
    phrases: ClassVar[Phrases] = at_cost("cumulative upkeep")

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(YOUR_UPKEEP, PayForAge(self.cost)),)


@dataclass(frozen=True)
class IsNew(Condition):
    """The source came under your control since the beginning of your last upkeep (CR 702.30a)."""

    def holds(self, c: Context) -> bool:
        came = before = False
        for event in c.state.log:
            if isinstance(event, ZoneChanged):
                came = came or (event.to == "battlefield" and event.new == c.source)
            elif isinstance(event, ControlChanged):
                came = came or (event.object == c.source and event.now == c.controller)
            elif isinstance(event, StepBegan) and event.step == "upkeep" and event.player == c.controller:
                came, before = False, came
        return before


@dataclass(frozen=True)
class PayOrSacrifice(Effect):
    """Sacrifice the source unless you pay a cost."""

    cost: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        if not (yield from is_paid(self.cost, c)):
            yield from destroying.sacrifice(c.state, c.controller, (c.source,), c.cause)


@dataclass(frozen=True)
class Echo(Keyword):
    """In the first upkeep under your control, pay a cost or sacrifice it (CR 702.30)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "echo"
    phrases: ClassVar[Phrases] = at_cost("echo")

    def expand(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(YOUR_UPKEEP, Script(effects=(PayOrSacrifice(self.cost),)), IsNew()),)


@dataclass(frozen=True)
class HasCounter(Condition):
    """The source has, or last had, a counter of a kind."""

    kind: str

    def holds(self, c: Context) -> bool:
        return counters.on(c.state, c.source, self.kind) > 0


@dataclass(frozen=True)
class LoseCounter(Effect):
    """A counter is removed from the source; if `or_sacrifice` and there is none, it is sacrificed."""

    kind: str
    or_sacrifice: bool = False

    def resolve(self, c: Context) -> Task[None]:
        if c.source not in c.state.objects or counters.remove(c.state, c.source, self.kind, 1, c.cause):
            return
        if self.or_sacrifice:
            yield from destroying.sacrifice(c.state, c.controller, (c.source,), c.cause)


@dataclass(frozen=True)
class LastRemoved(Trigger):
    """The last counter of a kind is removed from the source."""

    kind: str

    listens: ClassVar[tuple[type[Event], ...]] = (CountersRemoved,)

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, CountersRemoved)
            and event.entity == c.source
            and event.kind == self.kind
            and counters.on(c.state, c.source, self.kind) == 0
        )


@dataclass(frozen=True)
class Vanishing(Keyword):
    """Enters with time counters, loses one each upkeep, and is sacrificed after the last (CR 702.63).

    `number` 0 is vanishing without a number: it enters with none (702.63b).
    """

    number: int = 0

    tag: ClassVar[str] = "vanishing"
    phrases: ClassVar[Phrases] = (Phrase("vanishing", sets={"number": 0}), "vanishing {number}")

    def expand(self) -> tuple[Ability, ...]:
        fading = TriggeredAbility(YOUR_UPKEEP, Script(effects=(LoseCounter("time"),)), HasCounter("time"))
        gone = whenever(LastRemoved("time"), Sacrifice(who=You(), what=Source()))
        if not self.number:
            return (fading, gone)
        return (StaticAbility(THIS, (EntersWithCounters(THIS, Fixed(self.number), "time"),)), fading, gone)


@dataclass(frozen=True)
class Fading(Keyword):
    """Enters with fade counters, loses one each upkeep, and is sacrificed if it can't (CR 702.32)."""

    number: int

    tag: ClassVar[str] = "fading"
    phrases: ClassVar[Phrases] = ("fading {number}",)

    def expand(self) -> tuple[Ability, ...]:
        enters = StaticAbility(THIS, (EntersWithCounters(THIS, Fixed(self.number), "fade"),))
        return (enters, whenever(YOUR_UPKEEP, LoseCounter("fade", or_sacrifice=True)))
