"""Sneak: casting a spell in place of an unblocked attacker (CR 118.9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, Way
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Effect
from manafold.rules import combat
from manafold.rules.terms import NOTHING
from manafold.words.conditions.paid import WasPaid
from manafold.words.keywords.building import THIS
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost
from manafold.words.keywords.surprising import DEFENDER, ReturnUnblocked
from manafold.words.refs.plain import Source
from manafold.words.statics.entering import EntersTapped

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class InDeclareBlockers(Condition):
    """It is your declare blockers step."""

    def holds(self, c: Context) -> bool:
        return c.state.step == "declare blockers" and c.state.active == c.controller


@dataclass(frozen=True)
class AttackInPlace(Effect):
    """The permanent attacks what the creature attacked that was returned (CR 508.4)."""

    def resolve(self, c: Context) -> Task[None]:
        defender = NOTHING if c.item is None else c.item.paid.get(DEFENDER, NOTHING)
        if defender != NOTHING:
            combat.put_attacking(c.state, c.source, defender)
        return
        yield


@dataclass(frozen=True)
class Sneak(Keyword):
    """In your declare blockers step, for this cost and an unblocked attacker returned to hand; a permanent enters
    tapped and attacking (CR 118.9, 508.4)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "sneak"
    phrases: ClassVar[Phrases] = at_cost("sneak")

    def ways(self) -> tuple[Way, ...]:
        return (
            way("sneak", (*self.cost, ReturnUnblocked()), condition=InDeclareBlockers(), as_instant=True),
        )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (EntersTapped(what=THIS),), WasPaid(Source(), "sneak")),)

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        return (AttackInPlace(),) if paid.get("sneak") else ()
