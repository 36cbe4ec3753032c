"""What happens to cards that are discarded (CR 701.9, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Fixed, Ref, Replacement, Value
from manafold.rules.drawing import causer_of
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class DiscardedOntoBattlefield(Replacement):
    """A card that a spell or ability of `by` makes you discard is put onto the battlefield instead (CR 614.1a), perhaps
    with counters."""

    by: Filter
    what: Ref
    amount: Value = Fixed(0)
    kind: str = ""

    tag: ClassVar[str] = "discarded onto battlefield"
    zone: ClassVar[str] = "hand"
    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if a spell or ability {by:a} <control> causes you to discard {what:plain}, "
            "put it onto the battlefield instead of putting it into your graveyard",
            form="sentence",
        ),
        Phrase(
            "if a spell or ability {by:a} <control> causes you to discard {what:plain}, put it onto the battlefield "
            "with {amount:counted} {kind:counters} on it instead of putting it into your graveyard",
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.way != "discard" or event.to != "graveyard":
            return False
        causer = causer_of(event.cause)
        return event.old in self.what.entities(c) and causer != NOTHING and self.by.matches(causer, c)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        amount = self.amount.of(c)
        return [replace(event, to="battlefield", counters={self.kind: amount} if amount else {})]
        yield
