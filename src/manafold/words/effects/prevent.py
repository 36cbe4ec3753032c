"""Preventing damage for a while (CR 615)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Filter, Fixed, Ref, Value
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.pointing import Named
from manafold.words.statics.preventing import Kind, Prevention

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

AFFECTED = Is(Named("affected"))
"""What the effect was begun for (CR 611.2c)."""


@dataclass(frozen=True)
class PreventAll(Effect):
    """All damage of a kind is prevented this turn (CR 615.1a): to or by something, or all there is."""

    kind: Kind
    to: Ref | None = None
    by: Ref | None = None
    either: Ref | None = None

    tag: ClassVar[str] = "prevent all"
    phrases: ClassVar[Phrases] = (
        "prevent all {kind} that would be dealt this turn",
        "prevent all {kind} that would be dealt to {to} this turn",
        "prevent all {kind} that would be dealt this turn by {by}",
        "prevent all {kind} {by} would deal this turn",
        "prevent all {kind} that would be dealt to and dealt by {either} this turn",
    )

    def resolve(self, c: Context) -> Task[None]:
        to, to_ids = yield from described(self.to, c)
        by, by_ids = yield from described(self.by, c)
        either, either_ids = yield from described(self.either, c)
        word = Prevention(self.kind, to, by, either)
        found = (*to_ids, *by_ids, *either_ids)
        continuous.add_effect(c.state, c, (word,), UntilEndOfTurn(), found)
        c.named[self.named] = found


@dataclass(frozen=True)
class PreventNext(Effect):
    """A shield prevents the next damage to something this turn, so much of it (CR 615.7)."""

    amount: Value
    to: Ref

    tag: ClassVar[str] = "prevent next"
    phrases: ClassVar[Phrases] = ("prevent the next {amount:much damage} that would be dealt to {to} this turn",)

    def resolve(self, c: Context) -> Task[None]:
        amount = self.amount.of(c)
        found = present((yield from self.to.find(c)), c)
        for id in found if amount > 0 else ():
            word = Prevention(to=AFFECTED, left=Fixed(amount))
            continuous.add_effect(c.state, c, (word,), UntilEndOfTurn(), (id,))
        c.named[self.named] = tuple(found)


def described(ref: Ref | None, c: Context) -> Task[tuple[Filter | None, tuple[int, ...]]]:
    """What the effect is about: whatever fits at any time, or the objects that are pointed at now (CR 611.2c)."""
    if ref is None:
        return None, ()
    if isinstance(ref, Each):
        return ref.what, ()
    return AFFECTED, tuple(present((yield from ref.find(c)), c))
