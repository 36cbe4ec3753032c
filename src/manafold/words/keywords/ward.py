"""Ward (CR 702.21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.words import Cost
from manafold.model.words.sorts import Around, Flaw
from manafold.words.effects.counter_spell import CounterSpell
from manafold.words.effects.paying import Unless
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf, AnyOf
from manafold.words.filters.kinds import AbilityOnStack, Opponent, Spell
from manafold.words.keywords.building import THIS, whenever
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Triggering
from manafold.words.triggers.casting import BecomesTarget

THEIRS = AllOf((AnyOf((Spell(), AbilityOnStack())), ControlledBy(Each(Opponent()))))
"""A spell or ability an opponent controls."""


@dataclass(frozen=True)
class Ward(Keyword):
    """Counters spells and abilities of opponents that target this permanent, unless they pay (CR 702.21)."""

    mana: ManaCost | None = None
    cost: Cost | None = None

    tag: ClassVar[str] = "ward"
    phrases: ClassVar[Phrases] = ("ward {mana}", "ward—{cost}.", "ward—{mana}, {cost}.")

    def flaws(self, around: Around) -> list[Flaw]:
        paid = self.mana is not None or self.cost is not None
        return [] if paid else [Flaw("cost", "what is paid, as mana or as a cost", "nothing")]

    def expand(self) -> tuple[Ability, ...]:
        countered = CounterSpell(who=You(), what=Triggering("by"))
        unless = Unless(do=(countered,), who=Triggering("player"), mana=self.mana, cost=self.cost)
        return (whenever(BecomesTarget(THIS, THEIRS), unless),)
