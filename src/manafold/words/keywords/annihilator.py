"""Annihilator (CR 702.86)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Fixed, Quantity
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.filters.kinds import Permanent
from manafold.words.keywords.building import THIS, whenever
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.noun_phrases import Choose
from manafold.words.triggers.combat import Attacks


@dataclass(frozen=True)
class Annihilator(Keyword):
    """Whenever this creature attacks, defending player sacrifices N permanents (CR 702.86)."""

    amount: int

    tag: ClassVar[str] = "annihilator"
    phrases: ClassVar[Phrases] = ("annihilator {amount}",)

    def expand(self) -> tuple[Ability, ...]:
        many = Quantity(Fixed(self.amount), Fixed(self.amount))
        return (whenever(Attacks(THIS), Sacrifice(who=DefendingPlayer(), what=Choose(many, Permanent()), chosen=True)),)
