"""Clauses of which only the amount is another one if a condition is true (CR 608.2c)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Effect, Value
from manafold.words.effects.create import Create
from manafold.words.effects.damage import DealDamage
from manafold.words.refs.plain import Source

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class SoMuchInstead(Effect):
    """An effect happens, with the amount `amount` in place of its own if the condition is true (CR 608.2c).

    `behind` if the condition is said behind it.
    """

    do: tuple[Effect, ...]
    condition: Condition
    amount: Value
    behind: bool = False

    def resolve(self, c: Context) -> Task[None]:
        for effect in self.do:
            if self.condition.holds(c):
                assert isinstance(effect, DealDamage | Create)
                effect = dataclasses.replace(effect, amount=self.amount)
            yield from effect.resolve(c)


@dataclass(frozen=True)
class SoMuchDamageInstead(SoMuchInstead):
    """Damage is dealt, or so much in its place if a condition is true, by the same source to the same (CR 608.2c)."""

    said: Literal["~", "it", "this creature", "this artifact"] = "~"

    tag: ClassVar[str] = "so much damage instead"
    phrases: ClassVar[Phrases] = (
        Phrase("{do:clause}. If {condition}, {said} deals {amount:much damage} instead", sets={"behind": False}),
        Phrase("{do:clause}. {said} deals {amount:much damage} instead if {condition}", sets={"behind": True}),
    )

    def makes_sense(self) -> bool:
        if len(self.do) != 1:
            return False
        (done,) = self.do
        if not isinstance(done, DealDamage) or done.second_amount is not None:
            return False
        return self.said == "it" or isinstance(done.source, Source)


@dataclass(frozen=True)
class SoManyTokensInstead(SoMuchInstead):
    """Tokens are created, or so many in their place if a condition is true (CR 608.2c)."""

    tag: ClassVar[str] = "so many tokens instead"
    phrases: ClassVar[Phrases] = (
        Phrase("{do:clause}. If {condition}, create {amount:word} of those tokens instead", sets={"behind": False}),
        Phrase("{do:clause}. Create {amount:word} of those tokens instead if {condition}", sets={"behind": True}),
    )
    makes: ClassVar[str] = "token"

    def makes_sense(self) -> bool:
        if len(self.do) != 1:
            return False
        (done,) = self.do
        return isinstance(done, Create) and done.each is None and done.times is None
