"""Provoke (CR 702.39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Script, TargetSpec
from manafold.words.durations.turn import UntilEndOfCombat
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.optional import May
from manafold.words.effects.tapping import Untap
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.keywords.building import CREATURE, ONE, THIS
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Targeted
from manafold.words.statics.blocking import MustBlockThis
from manafold.words.triggers.combat import Attacks


@dataclass(frozen=True)
class Provoke(Keyword):
    """Attacking, you may untap target creature of the defending player: it blocks this one if able (CR 702.39)."""

    tag: ClassVar[str] = "provoke"
    phrases: ClassVar[Phrases] = ("provoke",)

    def expand(self) -> tuple[Ability, ...]:
        target = Targeted(0)
        blocks = ForAWhile(what=target, does=(MustBlockThis(THIS),), duration=UntilEndOfCombat())
        may = May(who=You(), do=(blocks, Untap(who=You(), what=target)))
        theirs = AllOf((CREATURE, ControlledBy(DefendingPlayer())))
        return (TriggeredAbility(Attacks(THIS), Script(targets=(TargetSpec(theirs, ONE),), effects=(may,))),)
