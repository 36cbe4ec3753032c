"""What is cast enters with more counters (CR 614.1c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Replacement, Value
from manafold.rules import continuous
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.finding import present
from manafold.words.durations.lasting import Indefinitely
from manafold.words.refs.pointing import Triggering

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ONE = Fixed(1)


@dataclass(frozen=True)
class SpellEntersWith(Replacement):
    """The permanent that a spell becomes enters with so many counters of a kind (CR 614.1c)."""

    kind: str
    amount: Value

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, ZoneChanged) and event.to == "battlefield" and event.old in c.named["affected"]

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        more = event.counters.get(self.kind, 0) + max(0, self.amount.of(c))
        return [replace(event, counters={**event.counters, self.kind: more})]
        yield


@dataclass(frozen=True)
class EntersWithMore(Effect):
    """The permanent that a spell will be enters with so many counters of a kind (CR 614.1c), `times` over.

    `additional` if the text says that they are.
    """

    what: Ref
    kind: str
    amount: Value = ONE
    times: Value = ONE
    additional: bool = True

    tag: ClassVar[str] = "enters with more"
    phrases: ClassVar[Phrases] = (
        Phrase("{what} <enter> with an additional {kind:counter} counter on it", sets={"amount": ONE}),
        Phrase(
            "{what} <enter> with an additional {kind:counter} counter on it for each {times:each}",
            sets={"amount": ONE},
        ),
        "{what} <enter> with {amount:many} additional {kind:counter} counters on it",
        Phrase(
            "{what} <enter> with a {kind:counter} counter on it", sets={"amount": ONE, "additional": False}
        ),
    )

    def makes_sense(self) -> bool:
        return isinstance(self.what, Triggering)

    def resolve(self, c: Context) -> Task[None]:
        number = self.amount.of(c) * self.times.of(c)
        spells = [id for id in present((yield from self.what.find(c)), c) if c.state.object(id).zone == "stack"]
        word = SpellEntersWith(self.kind, Fixed(number))
        continuous.add_effect(c.state, c, (word,), Indefinitely(), tuple(spells))
