"""Level symbols of leveler cards and level bars of Class cards (CR 711, 716)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, StaticAbility
from manafold.model.words import Cost, Fixed, Script, Static
from manafold.words.conditions.basic import AsSorcery
from manafold.words.conditions.levels import AtLevel, LevelCounters
from manafold.words.effects.levels import BecomeLevel
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.size import HasBaseSize


@dataclass(frozen=True)
class Levels(Ability):
    """"LEVEL 1-3 2/2 Flying": base power and toughness, and abilities, at so many level counters (CR 711.2)."""

    low: int
    high: int | None
    power: int
    toughness: int
    abilities: tuple[Ability, ...] = ()

    tag: ClassVar[str] = "levels"

    def expand(self) -> tuple[Ability, ...]:
        does: tuple[Static, ...] = (HasBaseSize(Fixed(self.power), Fixed(self.toughness)),)
        if self.abilities:
            does = (*does, HasAbilities(self.abilities))
        return (StaticAbility(Is(Source()), does, LevelCounters(self.low, self.high)),)


@dataclass(frozen=True)
class ClassLevel(Ability):
    """"{2}{W}: Level 2", with the abilities from that level on (CR 716.2a)."""

    costs: tuple[Cost, ...]
    level: int
    abilities: tuple[Ability, ...]

    tag: ClassVar[str] = "class level"

    def expand(self) -> tuple[Ability, ...]:
        only = (AsSorcery(), AtLevel(self.level - 1, or_greater=False))
        gain = ActivatedAbility(self.costs, Script(effects=(BecomeLevel(self.level),)), only)
        return gain, StaticAbility(Is(Source()), (HasAbilities(self.abilities),), AtLevel(self.level))
