"""Harnessed permanents, and what they have then (CR 701.64, 702.186)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules.finding import present
from manafold.rules.terms import is_player
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source
from manafold.words.statics.abilities import HasAbilities

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

HARNESSED = "harnessed"
"""Under this name a permanent knows that it is harnessed; it stays so until it leaves (CR 701.64b)."""


@dataclass(frozen=True)
class Harness(Effect):
    """Permanents become harnessed (CR 701.64a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "harness"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <harness> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        state, acted = c.state, []
        for player in (yield from self.who.find(c)):
            for id in present((yield from self.what.find(c.within(player))), c):
                if state.objects[id].zone == "battlefield" and HARNESSED not in state.objects[id].choices:
                    object = state.edit(id)
                    object.choices = {**object.choices, HARNESSED: 1}
                    state.restructure()
                    acted.append(id)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class Harnessed(Filter):
    """Is harnessed (CR 701.64b)."""

    tag: ClassVar[str] = "harnessed"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("harnessed", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and HARNESSED in c.state.object(entity).choices


@dataclass(frozen=True)
class IsHarnessed(Condition):
    """The source is harnessed (CR 702.186b)."""

    reads: ClassVar[frozenset[int]] = NO_LAYER

    def holds(self, c: Context) -> bool:
        return Harnessed().matches(c.source, c)


@dataclass(frozen=True)
class Infinity(Keyword):
    """Abilities that the permanent has as long as it is harnessed (CR 702.186b)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "infinity"
    phrases: ClassVar[Phrases] = ("∞ — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(Source()), (HasAbilities(self.ability),), IsHarnessed()),)
