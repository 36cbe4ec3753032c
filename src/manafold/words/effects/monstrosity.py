"""Monstrosity (CR 701.37)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Filter, Trigger, Value
from manafold.rules import counters
from manafold.rules.events import BecameMonstrous, Event
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

MONSTROUS = "monstrous"
"""Under this name a permanent knows that it is monstrous."""


@dataclass(frozen=True)
class Monstrosity(Effect):
    """If the source isn't monstrous, it gets +1/+1 counters and becomes so (CR 701.37a)."""

    amount: Value

    tag: ClassVar[str] = "monstrosity"
    phrases: ClassVar[Phrases] = ("monstrosity {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        if c.source not in state.objects or MONSTROUS in state.objects[c.source].choices:
            return
        amount = self.amount.of(c)
        yield from counters.put(state, c.source, "+1/+1", amount, c.cause, c.controller)
        object = state.edit(c.source)
        object.choices = {**object.choices, MONSTROUS: 1}
        state.restructure()
        state.emit(BecameMonstrous(c.cause, c.source, amount))


@dataclass(frozen=True)
class Monstrous(Filter):
    """Is monstrous (CR 701.37b)."""

    tag: ClassVar[str] = "monstrous"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("monstrous", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and MONSTROUS in c.state.object(entity).choices


@dataclass(frozen=True)
class BecomesMonstrous(Trigger):
    """A permanent becomes monstrous (CR 701.37a)."""

    what: Filter

    tag: ClassVar[str] = "becomes monstrous"
    phrases: ClassVar[Phrases] = ("{what:a} <become> monstrous",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameMonstrous,)
    once: ClassVar[bool] = True
    points: ClassVar[Mapping[str, str]] = {"what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameMonstrous) and self.what.matches(event.object, c)
