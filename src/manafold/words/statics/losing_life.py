"""Losing more or less life (CR 119.3, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Ref, Replacement
from manafold.rules.events import Event, LifeLost
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

BY_DAMAGE = "120.3a"
"""The rule by which damage makes a player lose life."""


@dataclass(frozen=True)
class DamageStopsAt(Replacement):
    """Damage doesn't reduce the life total of `who` to less than a number, but to that number (CR 120.3a, 614.1a)."""

    condition: Condition | None = None
    """Only while this holds."""
    who: Ref = You()
    least: int = 1

    tag: ClassVar[str] = "damage stops at"
    replaces: ClassVar[tuple[type[Event], ...]] = (LifeLost,)
    phrases: ClassVar[Phrases] = (
        Phrase("damage that would reduce your life total to less than 1 reduces it to 1 instead", form="sentence"),
        Phrase(
            "damage that would reduce your life total to less than 7 reduces it to 7 instead",
            sets={"least": 7},
            form="sentence",
        ),
        Phrase(
            "if {condition}, damage that would reduce your life total to less than 1 reduces it to 1 instead",
            form="sentence",
        ),
    )

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, LifeLost) or event.cause.rule != BY_DAMAGE or event.player not in self.who.entities(c):
            return False
        if self.condition is not None and not self.condition.holds(c):
            return False
        total = c.state.players[event.player].life
        return total >= self.least > total - event.amount

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, LifeLost)
        amount = c.state.players[event.player].life - self.least
        return [replace(event, amount=amount)] if amount else ()
        yield
