"""Backup (CR 702.165)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Script, TargetSpec
from manafold.rules import continuous, counters
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.keywords.building import CREATURE, ONE, THIS
from manafold.words.statics.abilities import HasAbilities
from manafold.words.triggers.zone_changes import Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class BackUp(Effect):
    """Puts +1/+1 counters on the target; if it is another creature, it gains what is printed below (CR 702.165a)."""

    number: int

    def resolve(self, c: Context) -> Task[None]:
        for id in c.targets(0):
            yield from counters.put(c.state, id, "+1/+1", self.number, c.cause, c.controller)
            given = below(c)
            if id != c.source and given:
                continuous.add_effect(c.state, c, (HasAbilities(given),), UntilEndOfTurn(), (id,))


def below(c: Context) -> tuple[Ability, ...]:
    """The abilities other than backup that are printed below backup on the source (CR 702.165a, 702.165d)."""
    printed = c.state.object(c.source).base.abilities.all
    places = [place for place, ability in enumerate(printed) if isinstance(ability, Backup)]
    behind = printed[places[0] + 1 :] if places else ()
    return tuple([ability for ability in behind if not isinstance(ability, Backup)])


@dataclass(frozen=True)
class Backup(Keyword):
    """As it enters, +1/+1 counters on target creature, and its own abilities until end of turn (CR 702.165)."""

    number: int

    tag: ClassVar[str] = "backup"
    phrases: ClassVar[Phrases] = ("backup {number}",)

    def expand(self) -> tuple[Ability, ...]:
        script = Script((TargetSpec(CREATURE, ONE),), (BackUp(self.number),))
        return (TriggeredAbility(Enters(THIS), script),)
