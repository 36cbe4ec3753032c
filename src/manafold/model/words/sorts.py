"""What sorts of things words speak of, so that nothing is said of what it can't be true of (CR 102.1, 109.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from manafold.model.words.pointing import TargetSpec
    from manafold.model.words.triggers import Trigger

Sort = Literal["player", "permanent", "spell", "ability", "card"]
"""A player, or what an object is where it is: a "card" is one that is neither on the battlefield nor on the stack."""

Sorts = frozenset[Sort]

PLAYERS: Final[Sorts] = frozenset(("player",))
PERMANENTS: Final[Sorts] = frozenset(("permanent",))
SPELLS: Final[Sorts] = frozenset(("spell",))
ON_STACK: Final[Sorts] = frozenset(("spell", "ability"))
CARDS: Final[Sorts] = frozenset(("card",))
ABILITIES: Final[Sorts] = frozenset(("ability",))
OBJECTS: Final[Sorts] = PERMANENTS | ON_STACK | CARDS
ANYTHING: Final[Sorts] = PLAYERS | OBJECTS

_ORDER: Final[tuple[Sort, ...]] = ("player", "permanent", "spell", "ability", "card")


def told(sorts: Sorts) -> str:
    """The sorts in words: "a player", "a spell or an ability"."""
    if sorts >= OBJECTS:
        return "an object or a player" if sorts >= PLAYERS else "an object"
    return " or ".join(["an ability" if each == "ability" else f"a {each}" for each in _ORDER if each in sorts])


def can_be(known: Sorts, wanted: Sorts) -> bool:
    """Whether what is only known to be of these sorts can be meant where others are wanted: whether it is a player or
    an object has to be sure, and which sort of object has to be possible."""
    if "player" in known - wanted:
        return False
    objects = known & OBJECTS
    return not objects or not objects.isdisjoint(wanted)


def in_zones(zones: Sequence[str]) -> Sorts:
    """What objects in these zones are; with none, permanents (CR 109.2)."""
    if not zones:
        return PERMANENTS
    found: set[Sort] = set()
    for zone in zones:
        found |= PERMANENTS if zone == "battlefield" else ON_STACK if zone == "stack" else CARDS
    return frozenset(found)


@dataclass(frozen=True)
class Flaw:
    """What is wrong with a word where it stands: in which of its fields ("" for none), and what was expected there."""

    field: str
    expected: str
    found: str


@dataclass(frozen=True)
class Around:
    """What is known where a word stands."""

    source: Sorts = OBJECTS
    """What the object is that says it."""
    targets: tuple[TargetSpec, ...] = ()
    named: frozenset[str] = frozenset()
    """The names under which effects and costs leave what they acted on."""
    moved: bool = False
    """Whether targets may be spoken of as what has become of them elsewhere."""
    sure: Sorts = ANYTHING
    """What targets can be only, because a condition is true where they are spoken of."""
    has_event: bool = True
    """Whether there is an event that it can speak of, of whatever kind."""
    trigger: Trigger | None = None
    """What the ability that says it has waited for, if it is a triggered ability."""
