"""Events of spells and abilities: casting, activating, triggering, targeting, resolving, and the mana for them."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.rules.events.base import Event
from manafold.rules.terms import NOTHING, Zone


@dataclass(eq=False)
class SpellCast(Event):
    """`player` cast the spell `spell` from `came_from` (CR 601.2i)."""

    player: int
    spell: int
    came_from: Zone
    number_this_turn: int = 0
    by: int = NOTHING
    """The object or effect whose permission was used, if it permits only so many."""


@dataclass(eq=False)
class SpellCopied(Event):
    """A copy of a spell was put onto the stack (CR 707.10)."""

    player: int
    spell: int


@dataclass(eq=False)
class CopiesMade(Event):
    """`player` copies the spell `spell` so many times, and so many `additional` ones for which they may choose new
    targets whether or not they may for the others (CR 707.10)."""

    player: int
    spell: int
    number: int
    additional: int = 0


@dataclass(eq=False)
class AbilityActivated(Event):
    """`player` activated an ability of `source` (CR 602.2); `ability` is its id on the stack, -1 for mana abilities."""

    player: int
    source: int
    ability: int
    is_mana: bool = False
    loyalty: bool = False


@dataclass(eq=False)
class AbilityTriggered(Event):
    """An ability of `source` was put onto the stack after triggering (CR 603.3)."""

    player: int
    source: int
    ability: int


@dataclass(eq=False)
class BecameTarget(Event):
    """`target` became the target of the spell or ability `by` controlled by `player` (CR 115)."""

    target: int
    by: int
    player: int


@dataclass(eq=False)
class CrimeCommitted(Event):
    """`player` committed a crime (CR 700.13) with the spell or ability `by`."""

    player: int
    by: int


@dataclass(eq=False)
class StateMatches(Event):
    """What state triggers wait for (CR 603.8). It never happens: it is looked at whether their condition is true."""


@dataclass(eq=False)
class Countered(Event):
    """The spell or ability `object` was countered (CR 701.6)."""

    object: int


@dataclass(eq=False)
class Resolved(Event):
    """The spell or ability `object` resolved (CR 608)."""

    object: int
    player: int


@dataclass(eq=False)
class Fizzled(Event):
    """The spell or ability `object` did not resolve since all its targets are illegal (CR 608.2b)."""

    object: int


@dataclass(eq=False)
class LandPlayed(Event):
    """`player` played the land `object` (CR 305.1) from a zone."""

    player: int
    object: int
    by: int = NOTHING
    """As for `SpellCast`."""
    came_from: Zone = "hand"


@dataclass(eq=False)
class ManaAdded(Event):
    """`player` got `mana` (letters of types) from `source` (CR 106.4)."""

    player: int
    source: int
    mana: str
    tapped_for: bool = False


@dataclass(eq=False)
class ManaSpent(Event):
    """`player` spent `mana` (letters of types) on the spell or ability `on` (CR 118.3a); -1 if on anything else.

    `marks` are the numbers by which abilities know some of the mana.
    """

    player: int
    mana: str
    on: int = NOTHING
    marks: tuple[int, ...] = ()


@dataclass(eq=False)
class ManaLost(Event):
    """Unspent mana of `player` was lost, as a step or phase ended (CR 500.5) or by an effect."""

    player: int
    amount: int
