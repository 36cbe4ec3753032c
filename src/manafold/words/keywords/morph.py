"""Morph, megamorph and disguise (CR 702.37, 702.168)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword, SpecialAction, Way
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect
from manafold.rules import counters
from manafold.rules.special_actions import FACE_DOWN
from manafold.rules.turning_up import turn_face_up
from manafold.words.keywords.saying import at_cost
from manafold.words.keywords.ward import Ward

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

THREE = ManaCost.parse("{3}")
WARD = Ward(ManaCost.parse("{2}"))


@dataclass(frozen=True)
class TurnUp(Effect):
    """The source is turned face up, with a +1/+1 counter if `grown` (CR 702.37b)."""

    grown: bool = False

    def resolve(self, c: Context) -> Task[None]:
        if turn_face_up(c.state, c.source, c.controller, c.cause) and self.grown:
            yield from counters.put(c.state, c.source, "+1/+1", 1, c.cause, c.controller)


def face_down(name: str) -> Way:
    """Casting it as a 2/2 creature, face down, for {3} (CR 702.37a)."""
    return Way(name, THREE, face_down=True)


def turning_up(cost: tuple[Cost, ...], grown: bool) -> SpecialAction:
    """Turning it face up for this cost (CR 702.37e)."""
    return SpecialAction("turn up", cost, (TurnUp(grown),), zone=FACE_DOWN)


@dataclass(frozen=True)
class Morph(Keyword):
    """May be cast face down as a 2/2 creature for {3}, and turned face up for this cost (CR 702.37a)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "morph"
    phrases: ClassVar[Phrases] = at_cost("morph")

    def ways(self) -> tuple[Way, ...]:
        return (face_down("morph"),)

    def actions(self) -> tuple[SpecialAction, ...]:
        return (turning_up(self.cost, False),)


@dataclass(frozen=True)
class Megamorph(Keyword):
    """Morph, with a +1/+1 counter as it is turned face up (CR 702.37b)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "megamorph"
    phrases: ClassVar[Phrases] = at_cost("megamorph")

    def ways(self) -> tuple[Way, ...]:
        return (face_down("megamorph"),)

    def actions(self) -> tuple[SpecialAction, ...]:
        return (turning_up(self.cost, True),)


@dataclass(frozen=True)
class Disguise(Keyword):
    """Morph, with ward {2} while it is face down (CR 702.168)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "disguise"
    phrases: ClassVar[Phrases] = at_cost("disguise")

    def ways(self) -> tuple[Way, ...]:
        return (Way("disguise", THREE, face_down=True, gains=(WARD,)),)

    def actions(self) -> tuple[SpecialAction, ...]:
        return (turning_up(self.cost, False),)
