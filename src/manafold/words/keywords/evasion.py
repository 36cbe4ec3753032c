"""Keywords that restrict blocking: evasion abilities (CR 509.1b), and reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases
from manafold.rules.restrictions import EvasionAbility
from manafold.words.statics.being_blocked import has_greater_power

if TYPE_CHECKING:
    from manafold.rules.context import Context

AIRBORNE = frozenset(("flying", "reach"))
"""What a creature needs one of to block a creature with flying (CR 702.9b)."""


@dataclass(frozen=True)
class Flying(EvasionAbility):
    """Can't be blocked except by creatures with flying or reach (CR 702.9)."""

    tag: ClassVar[str] = "flying"
    phrases: ClassVar[Phrases] = ("flying",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        return attacker == c.source and AIRBORNE.isdisjoint(c.state.characteristics(blocker).keywords)


@dataclass(frozen=True)
class Reach(Keyword):
    """Can block creatures with flying (CR 702.17)."""

    tag: ClassVar[str] = "reach"
    phrases: ClassVar[Phrases] = ("reach",)


@dataclass(frozen=True)
class Menace(Keyword):
    """Can't be blocked except by two or more creatures (CR 702.111)."""

    tag: ClassVar[str] = "menace"
    phrases: ClassVar[Phrases] = ("menace",)


@dataclass(frozen=True)
class Fear(EvasionAbility):
    """Can't be blocked except by artifact creatures and black creatures (CR 702.36)."""

    tag: ClassVar[str] = "fear"
    phrases: ClassVar[Phrases] = ("fear",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        what = c.state.characteristics(blocker)
        return attacker == c.source and "artifact" not in what.types and "B" not in what.colors


@dataclass(frozen=True)
class Intimidate(EvasionAbility):
    """Can't be blocked except by artifact creatures and creatures that share a color with it (CR 702.13)."""

    tag: ClassVar[str] = "intimidate"
    phrases: ClassVar[Phrases] = ("intimidate",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        what = c.state.characteristics(blocker)
        mine = c.state.characteristics(attacker).colors
        return attacker == c.source and "artifact" not in what.types and mine.isdisjoint(what.colors)


@dataclass(frozen=True)
class Shadow(EvasionAbility):
    """Blocks and is blocked by creatures with shadow only (CR 702.28)."""

    tag: ClassVar[str] = "shadow"
    phrases: ClassVar[Phrases] = ("shadow",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        other = blocker if attacker == c.source else attacker
        return "shadow" not in c.state.characteristics(other).keywords


@dataclass(frozen=True)
class Horsemanship(EvasionAbility):
    """Can't be blocked by creatures without horsemanship (CR 702.31)."""

    tag: ClassVar[str] = "horsemanship"
    phrases: ClassVar[Phrases] = ("horsemanship",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        return attacker == c.source and "horsemanship" not in c.state.characteristics(blocker).keywords


@dataclass(frozen=True)
class Skulk(EvasionAbility):
    """Can't be blocked by creatures with greater power (CR 702.118)."""

    tag: ClassVar[str] = "skulk"
    phrases: ClassVar[Phrases] = ("skulk",)

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        return attacker == c.source and has_greater_power(blocker, attacker, c)
