"""Permanents that enter with counters or with abilities (CR 614.1c, 122.6a)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Fixed, Value
from manafold.rules import continuous
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import ZoneChanged
from manafold.rules.remembering import times_paid
from manafold.words.durations.lasting import Indefinitely
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.entering import Entering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ENTERS = "{what:subject} <enter> [the battlefield]"
COUNTED = "{amount:counted} {kind:counters} on (it|them)"


def sentence(template: str, **sets: object) -> Phrase:
    """The phrase for a whole sentence."""
    return Phrase(template, sets=sets, form="sentence")


@dataclass(frozen=True)
class EntersWithCounters(Entering):
    """Enters with counters on it (CR 614.1c, 122.6a), perhaps tapped, and perhaps with abilities as well."""

    amount: Value
    kind: str
    condition: Condition | None = None
    times: Value | None = None
    """How many times that many, where the text says "for each"."""
    additional: bool = False
    """Whether the text says that they are additional, which changes nothing."""
    first: bool = False
    """Whether the condition is said first."""
    tapped: bool = False
    unless: Condition | None = None
    gains: tuple[Ability, ...] = ()
    number: bool = False
    """Whether the text says "a number of counters equal to"."""
    escaped: bool = False
    """Whether that is so only of what escaped (CR 702.138c)."""

    tag: ClassVar[str] = "enters with counters"
    phrases: ClassVar[Phrases] = (
        sentence(f"{ENTERS} with {COUNTED} for each {{times:each}}"),
        sentence(f"{ENTERS} with {COUNTED}"),
        sentence(f"{ENTERS} tapped with {COUNTED}", tapped=True),
        sentence(f"{ENTERS} with {COUNTED} unless {{unless}}"),
        sentence(
            f"{ENTERS} with an additional {{kind:counter}} counter on <it:noun>", amount=Fixed(1), additional=True
        ),
        sentence(
            f"{ENTERS} with an additional {{kind:counter}} counter on <it:noun> for each {{times:each}}",
            amount=Fixed(1),
            additional=True,
        ),
        sentence(f"{ENTERS} with {{amount:word}} additional {{kind:counter}} counters on (it|them)", additional=True),
        sentence(f"{ENTERS} with a number of {{kind:counter}} counters on (it|them) equal to {{amount}}", number=True),
        sentence(
            f"{ENTERS} with a number of additional {{kind:counter}} counters on (it|them) equal to {{amount}}",
            number=True,
            additional=True,
        ),
        sentence(f"{{what:subject}} <escape> with {COUNTED}", escaped=True),
        sentence(f"{ENTERS} with {COUNTED} if {{condition}}"),
        sentence(f"if {{condition}}, {ENTERS} with {COUNTED}", first=True),
        sentence(f"if {{condition}}, {ENTERS} with {COUNTED} and with {{gains:list and}}", first=True),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        if self.escaped and not times_paid(event.new, "escape", c):
            return event
        if self.condition is not None and not self.condition.holds(c):
            return event
        if self.unless is not None and self.unless.holds(c):
            return event
        counters = dict(event.counters)
        times = 1 if self.times is None else self.times.of(c)
        counters[self.kind] = counters.get(self.kind, 0) + max(self.amount.of(c) * times, 0)
        if self.gains:
            continuous.add_effect(c.state, c, (HasAbilities(self.gains),), Indefinitely(), (event.new,))
        return replace(event, counters=counters, tapped=event.tapped or self.tapped)
        yield


@dataclass(frozen=True)
class EntersWithOneCounter(Entering):
    """Enters with a counter of one of two kinds on it, as its controller chooses (CR 614.12a)."""

    first: str
    second: str

    tag: ClassVar[str] = "enters with one counter"
    phrases: ClassVar[Phrases] = (
        sentence(
            f"{ENTERS} with your choice of a {{first:counter}} counter or a {{second:counter}} counter on <it:noun>"
        ),
    )

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        options = [Option(f"{kind} counter", value=kind) for kind in (self.first, self.second)]
        pick = yield Decision(event.player, "name", options, "choose a counter", event.new)
        kind = str(pick.value)
        return replace(event, counters={**event.counters, kind: event.counters.get(kind, 0) + 1})
