"""Start your engines!, max speed, and what looks at speed (CR 702.178, 702.179)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref, Value
from manafold.rules.speed import MOST, speed_of
from manafold.words.keywords.building import THIS
from manafold.words.refs.plain import You
from manafold.words.statics.abilities import HasAbilities

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class StartYourEngines(Keyword):
    """Gives a player without speed speed 1 (CR 702.179a, 704.5z)."""

    tag: ClassVar[str] = "start your engines!"
    phrases: ClassVar[Phrases] = ("start your engines!",)


@dataclass(frozen=True)
class HasMaxSpeed(Condition):
    """A player has max speed (CR 702.179e)."""

    who: Ref

    tag: ClassVar[str] = "has max speed"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who} <has> max speed",)

    def holds(self, c: Context) -> bool:
        return any(speed_of(c.state, player) >= MOST for player in self.who.entities(c))


@dataclass(frozen=True)
class SpeedOf(Value):
    """The speed of a player, 0 if there is none (CR 702.179f)."""

    whose: Ref

    tag: ClassVar[str] = "speed"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{whose:possessive} speed",)

    def of(self, c: Context) -> int:
        return sum([speed_of(c.state, player) for player in self.whose.entities(c)])


@dataclass(frozen=True)
class MaxSpeed(Keyword):
    """Has an ability as long as your speed is 4 (CR 702.178a)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "max speed"
    phrases: ClassVar[Phrases] = (Phrase("max speed — {ability:line}"),)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (HasAbilities(self.ability),), HasMaxSpeed(You())),)
