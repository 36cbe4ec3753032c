"""Cases: when they are solved, and what they do then (CR 719, 702.169)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Script, Trigger
from manafold.rules import solving
from manafold.rules.events import Event, Solved
from manafold.words.conditions.composed import Both
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source, You
from manafold.words.statics.abilities import HasAbilities
from manafold.words.triggers.steps import BeginningOfStep

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class IsSolved(Condition):
    """The source is solved, or, if `denied`, is not (CR 719.3b)."""

    denied: bool = False

    tag: ClassVar[str] = "is solved"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def holds(self, c: Context) -> bool:
        return solving.is_solved(c.state, c.source) is not self.denied


@dataclass(frozen=True)
class BecomeSolved(Effect):
    """The source becomes solved (CR 719.3a)."""

    tag: ClassVar[str] = "become solved"

    def resolve(self, c: Context) -> Task[None]:
        solving.solve(c.state, c.source, c.controller, c.cause)
        return
        yield


@dataclass(frozen=True)
class ToSolve(Ability):
    """The condition under which the Case is solved at the beginning of your end step (CR 719.3a)."""

    condition: Condition

    tag: ClassVar[str] = "to solve"
    phrases: ClassVar[Phrases] = (Phrase("to solve — {condition:capital}.", form="sentence"),)

    def expand(self) -> tuple[Ability, ...]:
        condition = Both(self.condition, IsSolved(denied=True))
        when = BeginningOfStep("end step", You())
        return (TriggeredAbility(when, Script(effects=(BecomeSolved(),)), condition),)


@dataclass(frozen=True)
class SolvedAbility(Keyword):
    """An ability that the Case has to use only while it is solved (CR 702.169)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "solved"
    phrases: ClassVar[Phrases] = ("solved — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        return tuple([if_solved(each) for each in self.ability])


def if_solved(ability: Ability) -> Ability:
    """The ability with what being solved means for its kind (CR 702.169b-d)."""
    if isinstance(ability, StaticAbility):
        first = IsSolved()
        return dataclasses.replace(
            ability, condition=first if ability.condition is None else Both(first, ability.condition)
        )
    if isinstance(ability, TriggeredAbility | ActivatedAbility):
        return dataclasses.replace(ability, only=(*ability.only, IsSolved()))
    return StaticAbility(Is(Source()), (HasAbilities((ability,)),), IsSolved())


@dataclass(frozen=True)
class Solves(Trigger):
    """A player solves a Case: it becomes solved under their control (CR 719.3a)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "solves"
    phrases: ClassVar[Phrases] = ("{who:player} <solve> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Solved,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Solved) and self.who.matches(event.player, c) and self.what.matches(event.object, c)
