"""Dealing damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref, Value
from manafold.rules import damage
from manafold.rules.events import DamageDealt

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class DealDamage(Effect):
    """Something deals damage to creatures, planeswalkers, battles and players (CR 120)."""

    source: Ref
    amount: Value
    to: Ref

    tag: ClassVar[str] = "deal damage"
    phrases: ClassVar[Phrases] = (
        "{source:said} <deal> damage to {to} equal to {amount:long}",
        "{source:said} <deal> {amount:much damage} to {to}",
        Phrase("{source:said} <deal> damage to {to} equal to {amount}", read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        sources = yield from self.source.find(c)
        targets = yield from self.to.find(c)
        amount = self.amount.of(c)
        yield from damage.deal_all(
            c.state, [DamageDealt(c.cause, source, target, amount) for source in sources for target in targets]
        )
