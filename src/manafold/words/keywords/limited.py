"""Keywords in front of an activated ability that limit how often it is activated: boast, exhaust (CR 702)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Condition
from manafold.rules.events import CreatureAttacked
from manafold.words.conditions.timing import OncePerTurn, OnlyOnce

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class AttackedThisTurn(Condition):
    """The source attacked this turn (CR 702.142a)."""

    def holds(self, c: Context) -> bool:
        return any(isinstance(event, CreatureAttacked) and event.attacker == c.source for event in c.state.turn_events)


def limited(label: str, abilities: tuple[Ability, ...], *only: Condition) -> tuple[Ability, ...]:
    """The activated abilities, which are called so and can be activated only if all of this holds too."""
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, ActivatedAbility):
            found.append(dataclasses.replace(ability, label=label, only=(*ability.only, *only)))
        else:
            found.append(ability)
    return tuple(found)


@dataclass(frozen=True)
class Boast(Keyword):
    """An activated ability, only if the creature attacked this turn, and only once each turn (CR 702.142)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "boast"
    phrases: ClassVar[Phrases] = ("boast — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        return limited(self.tag, self.ability, AttackedThisTurn(), OncePerTurn())


@dataclass(frozen=True)
class OwnersUpkeep(Condition):
    """It is the upkeep step of the card's owner (CR 702.57b)."""

    def holds(self, c: Context) -> bool:
        return c.state.step == "upkeep" and c.state.active == c.state.object(c.source).owner


@dataclass(frozen=True)
class Forecast(Keyword):
    """An activated ability of a card in hand, only in its owner's upkeep, and only once each turn (CR 702.57)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "forecast"
    phrases: ClassVar[Phrases] = ("forecast — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        return limited(self.tag, self.ability, OwnersUpkeep(), OncePerTurn())


@dataclass(frozen=True)
class Exhaust(Keyword):
    """An activated ability that can be activated only once (CR 702.177)."""

    ability: tuple[Ability, ...]

    tag: ClassVar[str] = "exhaust"
    phrases: ClassVar[Phrases] = ("exhaust — {ability:line}",)

    def expand(self) -> tuple[Ability, ...]:
        return limited(self.tag, self.ability, OnlyOnce())
