"""Events of what permanents become: tapped, attached, countered on, turned, and what keyword actions do to them."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.rules.events.base import Event
from manafold.rules.terms import NOTHING


@dataclass(eq=False)
class Exploited(Event):
    """`source` exploited the creature `victim`, which `player` sacrificed (CR 702.110b)."""

    player: int
    source: int
    victim: int


@dataclass(eq=False)
class Crewed(Event):
    """`creature` was tapped to crew or to saddle the permanent `object`, as `way` says (CR 702.122b, 702.171c)."""

    creature: int
    object: int
    way: str


@dataclass(eq=False)
class TappedForTeamwork(Event):
    """`creature` was tapped to pay the teamwork cost of the spell `object`."""

    creature: int
    object: int


@dataclass(eq=False)
class Exerted(Event):
    """`player` exerted the permanent `object` (CR 701.43)."""

    player: int
    object: int


@dataclass(eq=False)
class Enlisted(Event):
    """`attacker`, which `player` controls, enlisted `creature` (CR 702.154c)."""

    player: int
    attacker: int
    creature: int


@dataclass(eq=False)
class Championed(Event):
    """The permanent `object` was championed with `source` (CR 702.72c)."""

    source: int
    object: int


@dataclass(eq=False)
class Bent(Event):
    """`player` earthbent, airbent, waterbent or firebent, as `way` says (CR 701.65b, 701.66b, 701.67c, 702.189b)."""

    player: int
    way: str


@dataclass(eq=False)
class Solved(Event):
    """The Case `object` became solved, by an ability that `player` controls (CR 719.3a)."""

    player: int
    object: int


@dataclass(eq=False)
class DoorUnlocked(Event):
    """`player` unlocked a half of the Room `object`, 0 for the left one; `fully` if both are unlocked now (CR 709.5h,
    709.5i)."""

    player: int
    object: int
    side: int
    fully: bool


@dataclass(eq=False)
class DoorLocked(Event):
    """`player` locked a half of the Room `object`, 0 for the left one (CR 709.5g)."""

    player: int
    object: int
    side: int


@dataclass(eq=False)
class BecameMonstrous(Event):
    """The permanent `object` became monstrous, by a monstrosity ability of the number `x` (CR 701.37a, 701.37c)."""

    object: int
    x: int


@dataclass(eq=False)
class BecamePrepared(Event):
    """The permanent `object` became prepared or unprepared, as `way` says."""

    object: int
    way: str


@dataclass(eq=False)
class Explored(Event):
    """The permanent `object` explored (CR 701.44b)."""

    object: int


@dataclass(eq=False)
class Proliferated(Event):
    """`player` proliferated (CR 701.34a)."""

    player: int


@dataclass(eq=False)
class Fought(Event):
    """The creature `object` fought the creature `other` (CR 701.14)."""

    object: int
    other: int


@dataclass(eq=False)
class Clashed(Event):
    """`player` clashed, and won or not (CR 701.30)."""

    player: int
    won: bool


@dataclass(eq=False)
class BecameCrewed(Event):
    """The permanent `object` became crewed or saddled, as `way` says (CR 702.122d, 702.171b)."""

    object: int
    way: str


@dataclass(eq=False)
class BecameTapped(Event):
    """A permanent becomes tapped (CR 701.26); `for_mana` if as the cost of a mana ability."""

    object: int
    for_mana: bool = False


@dataclass(eq=False)
class BecameUntapped(Event):
    """A permanent becomes untapped (CR 701.26)."""

    object: int


@dataclass(eq=False)
class CountersPut(Event):
    """`amount` counters of `kind` are put on an object or player (CR 122) by `player`."""

    entity: int
    kind: str
    amount: int
    player: int = NOTHING


@dataclass(eq=False)
class LevelChanged(Event):
    """The level of the permanent `object` became `level` (CR 716.2)."""

    object: int
    level: int


@dataclass(eq=False)
class CountersRemoved(Event):
    """`amount` counters of `kind` were removed from an object or player (CR 122)."""

    entity: int
    kind: str
    amount: int


@dataclass(eq=False)
class BecameAttached(Event):
    """`object` became attached to `to` (CR 701.3)."""

    object: int
    to: int


@dataclass(eq=False)
class BecameUnattached(Event):
    """`object` became unattached from `host` (CR 701.3d)."""

    object: int
    host: int


@dataclass(eq=False)
class ControlChanged(Event):
    """Control of `object` went from player `before` to player `now` (CR 110.2)."""

    object: int
    before: int
    now: int


@dataclass(eq=False)
class Transformed(Event):
    """A permanent turned to its other face (CR 701.27)."""

    object: int


@dataclass(eq=False)
class PhasedOut(Event):
    """A permanent phased out (CR 702.26b)."""

    object: int


@dataclass(eq=False)
class PhasedIn(Event):
    """A permanent phased in (CR 702.26c)."""

    object: int


@dataclass(eq=False)
class TurnedFaceUp(Event):
    """`player` turned a face-down permanent face up (CR 708.8)."""

    object: int
    player: int
