"""Squad (CR 702.157)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Extra, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Effect, Script
from manafold.rules import tokens
from manafold.rules.additional_costs import settled
from manafold.rules.remembering import times_paid
from manafold.words.keywords.building import THIS
from manafold.words.keywords.saying import at_cost
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

SQUAD = "squad"


@dataclass(frozen=True)
class SquadWasPaid(Condition):
    """The squad cost of the source was paid (CR 702.157a)."""

    def holds(self, c: Context) -> bool:
        return times_paid(c.source, SQUAD, c) > 0


@dataclass(frozen=True)
class CreateSquad(Effect):
    """A token that is a copy of the source for each time its squad cost was paid (CR 702.157a)."""

    def resolve(self, c: Context) -> Task[None]:
        times = times_paid(c.source, SQUAD, c)
        yield from tokens.create_copies(c.state, c.controller, c.source, times, c)


@dataclass(frozen=True)
class Squad(Keyword):
    """For an additional cost, paid any number of times, as many token copies (CR 702.157)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "squad"
    phrases: ClassVar[Phrases] = at_cost("squad")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra(SQUAD, repeats=True), self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(THIS), Script(effects=(CreateSquad(),)), SquadWasPaid()),)
