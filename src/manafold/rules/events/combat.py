"""Events of combat and of damage."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.rules.events.base import Event
from manafold.rules.terms import NOTHING


@dataclass(eq=False)
class DamageDealt(Event):
    """`source` deals damage to the player or permanent `target` (CR 120)."""

    source: int
    target: int
    amount: int
    combat: bool = False
    excess: int = 0
    preventable: bool = True
    noted: list[DamagePrevented] | None = None
    """Where it is noted how much of the damage that is dealt at the same time is prevented, while that is found out."""


@dataclass(eq=False)
class DamagePrevented(Event):
    """Of `tried` damage that would have been dealt to `target` at the same time, the first of it by `source`, one
    prevention effect has prevented `amount` (CR 615.13). `effect` tells effects of one source apart."""

    source: int
    target: int
    amount: int
    tried: int
    effect: int = NOTHING


@dataclass(eq=False)
class DamagedTogether(Event):
    """`sources` dealt damage to `target` at the same time (CR 603.2c); each of them is an event before this one."""

    target: int
    sources: tuple[int, ...]
    combat: bool = False


@dataclass(eq=False)
class CreatureAttacked(Event):
    """`attacker` was declared as an attacker against the player or permanent `defender` (CR 508.1)."""

    player: int
    attacker: int
    defender: int
    alone: bool = False


@dataclass(eq=False)
class PlayerAttacked(Event):
    """`player` declared the creatures `attackers` as attackers (CR 508.1), of which the total power was `power`."""

    player: int
    attackers: tuple[int, ...]
    power: int = 0


@dataclass(eq=False)
class AttackedTogether(Event):
    """`player` declared the creatures `attackers` as attackers against the same `defender` (CR 508.1)."""

    player: int
    defender: int
    attackers: tuple[int, ...]


@dataclass(eq=False)
class CreatureBlocked(Event):
    """`blocker` became a blocking creature of `attacker` (CR 509.1g).

    There is one event for each attacker that it blocks; `first` is true for one of them ("whenever this blocks",
    509.3a).
    """

    blocker: int
    attacker: int
    first: bool = True


@dataclass(eq=False)
class BecameBlocked(Event):
    """`attacker` became blocked by `blockers` (CR 509.1h)."""

    attacker: int
    blockers: tuple[int, ...]


@dataclass(eq=False)
class WentUnblocked(Event):
    """`attacker` attacked and wasn't blocked (CR 509.1h)."""

    attacker: int
    defender: int


@dataclass(eq=False)
class RemovedFromCombat(Event):
    """`object` was removed from combat (CR 506.4)."""

    object: int
