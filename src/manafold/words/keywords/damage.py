"""Keywords that modify combat damage and the results of damage (CR 120.3, 510)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrases
from manafold.rules.restrictions import ToxicAbility


@dataclass(frozen=True)
class FirstStrike(Keyword):
    """Deals combat damage before creatures without first strike (CR 702.7)."""

    tag: ClassVar[str] = "first strike"
    phrases: ClassVar[Phrases] = ("first strike",)


@dataclass(frozen=True)
class DoubleStrike(Keyword):
    """Deals both first-strike and regular combat damage (CR 702.4)."""

    tag: ClassVar[str] = "double strike"
    phrases: ClassVar[Phrases] = ("double strike",)


@dataclass(frozen=True)
class Trample(Keyword):
    """Excess combat damage can be assigned to what it attacks (CR 702.19)."""

    tag: ClassVar[str] = "trample"
    phrases: ClassVar[Phrases] = ("trample",)


@dataclass(frozen=True)
class TrampleOverPlaneswalkers(Keyword):
    """Excess combat damage can go past an attacked planeswalker to its controller (CR 702.19c)."""

    tag: ClassVar[str] = "trample over planeswalkers"
    phrases: ClassVar[Phrases] = ("trample over planeswalkers",)


@dataclass(frozen=True)
class Deathtouch(Keyword):
    """Creatures that it deals damage to are destroyed (CR 702.2)."""

    tag: ClassVar[str] = "deathtouch"
    phrases: ClassVar[Phrases] = ("deathtouch",)


@dataclass(frozen=True)
class Lifelink(Keyword):
    """Its controller gains as much life as it deals damage (CR 702.15)."""

    tag: ClassVar[str] = "lifelink"
    phrases: ClassVar[Phrases] = ("lifelink",)


@dataclass(frozen=True)
class Wither(Keyword):
    """Deals damage to creatures in the form of -1/-1 counters (CR 702.80)."""

    tag: ClassVar[str] = "wither"
    phrases: ClassVar[Phrases] = ("wither",)


@dataclass(frozen=True)
class Infect(Keyword):
    """Deals damage to creatures in the form of -1/-1 counters and to players as poison counters (CR 702.90)."""

    tag: ClassVar[str] = "infect"
    phrases: ClassVar[Phrases] = ("infect",)


@dataclass(frozen=True)
class Toxic(ToxicAbility):
    """Players dealt combat damage by it get poison counters too (CR 702.164)."""

    amount: int

    tag: ClassVar[str] = "toxic"
    phrases: ClassVar[Phrases] = ("toxic {amount}",)

    @property
    def toxic_value(self) -> int:
        return self.amount
