"""Keywords that the rules know by themselves: about attacking, casting and being destroyed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases


@dataclass(frozen=True)
class Haste(Keyword):
    """Can attack and use {T} and {Q} as soon as it comes under its controller's control (CR 702.10)."""

    tag: ClassVar[str] = "haste"
    phrases: ClassVar[Phrases] = ("haste",)


@dataclass(frozen=True)
class Vigilance(Keyword):
    """Attacking doesn't cause it to tap (CR 702.20)."""

    tag: ClassVar[str] = "vigilance"
    phrases: ClassVar[Phrases] = ("vigilance",)


@dataclass(frozen=True)
class Banding(Keyword):
    """Attackers may form bands with it, and the other side assigns the damage of what faces it (CR 702.22)."""

    tag: ClassVar[str] = "banding"
    phrases: ClassVar[Phrases] = ("banding",)


@dataclass(frozen=True)
class Defender(Keyword):
    """Can't attack (CR 702.3)."""

    tag: ClassVar[str] = "defender"
    phrases: ClassVar[Phrases] = ("defender",)


@dataclass(frozen=True)
class Flash(Keyword):
    """Can be cast any time its owner could cast an instant (CR 702.8)."""

    tag: ClassVar[str] = "flash"
    phrases: ClassVar[Phrases] = ("flash",)


@dataclass(frozen=True)
class Indestructible(Keyword):
    """Can't be destroyed (CR 702.12)."""

    tag: ClassVar[str] = "indestructible"
    phrases: ClassVar[Phrases] = ("indestructible",)


@dataclass(frozen=True)
class Shroud(Keyword):
    """Can't be the target of spells or abilities (CR 702.18)."""

    tag: ClassVar[str] = "shroud"
    phrases: ClassVar[Phrases] = ("shroud",)
