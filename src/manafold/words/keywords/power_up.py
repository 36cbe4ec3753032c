"""Power-up, as its reminder text defines it."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.rules.permissions import AbilityCostChange
from manafold.words.conditions.timing import OnlyOnce
from manafold.words.filters.history import EnteredThisTurn
from manafold.words.keywords.limited import limited

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LessItsManaCost(AbilityCostChange):
    """If its source entered this turn, it costs the mana cost of that less (reminder text of power-up, CR 118.7)."""

    def changed(self, mana: ManaCost, c: Context) -> ManaCost:
        own = c.state.characteristics(c.source).mana_cost
        return mana if own is None or not EnteredThisTurn().matches(c.source, c) else mana.least_after(own)


@dataclass(frozen=True)
class PowerUp(Keyword):
    """An activated ability that can be activated only once, and costs the mana cost of its permanent less in the turn
    in which that entered (reminder text, CR 118.7)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "power-up"
    phrases: ClassVar[Phrases] = ("power-up — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        cheaper = [
            dataclasses.replace(each, change=LessItsManaCost()) if isinstance(each, ActivatedAbility) else each
            for each in self.ability
        ]
        return limited(self.tag, tuple(cheaper), OnlyOnce())
