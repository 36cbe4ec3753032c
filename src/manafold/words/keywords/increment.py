"""Increment, as its reminder text defines it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Fixed, Script, Value
from manafold.rules.assisting import ASSISTED
from manafold.rules.remembering import mana_spent, times_paid
from manafold.words.conditions.being import Compares
from manafold.words.conditions.composed import Either
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Is
from manafold.words.keywords.building import grow
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Triggering
from manafold.words.triggers.casting import Casts
from manafold.words.values.counting import MeasureOf

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class YouSpent(Value):
    """How much mana the player spent who cast the spell: not what another player paid (CR 702.132a)."""

    def of(self, c: Context) -> int:
        spells = Triggering("spell").entities(c)
        return sum([len(mana_spent(id, c)) - times_paid(id, ASSISTED, c) for id in spells])


SPENT = YouSpent()
BIG_ENOUGH = Either(
    Compares(SPENT, "greater", MeasureOf(Source(), "power")),
    Compares(SPENT, "greater", MeasureOf(Source(), "toughness")),
)


@dataclass(frozen=True)
class Increment(Keyword):
    """Whenever you cast a spell, if you spent more mana on it than this creature's power or toughness, it gets a +1/+1
    counter (reminder text; the condition is looked at again on resolution, CR 603.4)."""

    tag: ClassVar[str] = "increment"
    phrases: ClassVar[Phrases] = ("increment",)

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(grow(Source(), Fixed(1)),))
        return (TriggeredAbility(Casts(Is(You()), Spell()), script, BIG_ENOUGH),)
