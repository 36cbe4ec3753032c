"""Events of cards and objects that change zones, and of libraries and hands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from manafold.rules.events.base import Event
from manafold.rules.terms import NOTHING, Origin, Zone

if TYPE_CHECKING:
    from manafold.model.words import Effect
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context

FollowUp = tuple[tuple["Effect", ...], "Context"]
"""Effects, and the context that they speak from."""


@dataclass(eq=False)
class ZoneChanged(Event):
    """An object changes zones (CR 400.7): `old` is its id before, `new` its id after (-1 until it has happened).

    The later fields say how it arrives; replacement effects that modify how a permanent enters change them (614.12).
    """

    old: int
    came_from: Origin
    to: Zone
    player: int
    """Whose zone it goes to, or who will control it on the battlefield or the stack."""
    new: int = NOTHING
    position: str = "top"
    """In a library: "top" or "bottom"."""
    tapped: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    choices: dict[str, int | str] = field(default_factory=dict)
    """What was chosen as it entered, by name of the choice ("color", "creature type", "player" ...)."""
    attached_to: int = NOTHING
    face: int = 0
    copied: Characteristics | None = None
    """The values that it has if it enters as a copy of something (707.5)."""
    attacking: int = NOTHING
    """The player or permanent that it enters attacking (508.4), -1 for none."""
    face_down: bool = False
    """Whether it goes there face down (708.3, 406.3)."""
    way: str = ""
    """The keyword action that moves it: "draw", "discard", "sacrifice", "destroy", "mill", "cast", "play" ... or ""."""
    beside: frozenset[int] = frozenset()
    """All that is to enter the battlefield at the same time, if it is more than one, by the ids before."""
    excepted: tuple[dict[str, int], ...] = ()
    """Counters with which it enters by exceptions to the last copy effect that was applied to it (707.9e)."""
    exiled_with: int = NOTHING
    """The object whose replacement effect exiles it (607.2b), -1 for none."""
    melded: int = NOTHING
    """The card with which it is melded as it enters (701.42a), -1 for none."""
    follow_up: FollowUp | None = None
    """What a replacement effect has happen besides, once the object is where it goes; None as soon as it has."""


@dataclass(eq=False)
class CardDrawn(Event):
    """`player` draws a card (CR 121); `card` is its id in hand, -1 until it has happened."""

    player: int
    card: int = NOTHING
    number_this_turn: int = 0


@dataclass(eq=False)
class Discarded(Event):
    """`player` discarded a card (CR 701.9): `old` in hand, `new` where it went.

    `causer` is the player whose spell or ability made them do so as it resolved, -1 if none did.
    """

    player: int
    old: int
    new: int
    causer: int = NOTHING


@dataclass(eq=False)
class Sacrificed(Event):
    """`player` sacrificed a permanent (CR 701.21)."""

    player: int
    old: int
    new: int


@dataclass(eq=False)
class Destroyed(Event):
    """A permanent is destroyed (CR 701.8); as a proposal `new` is -1."""

    old: int
    new: int = NOTHING
    can_regenerate: bool = True


@dataclass(eq=False)
class Milled(Event):
    """`player` milled `cards` (their new ids) (CR 701.17)."""

    player: int
    cards: tuple[int, ...]


@dataclass(eq=False)
class Scried(Event):
    """`player` scried `amount` cards (CR 701.22)."""

    player: int
    amount: int


@dataclass(eq=False)
class Surveiled(Event):
    """`player` surveiled `amount` cards (CR 701.25)."""

    player: int
    amount: int


@dataclass(eq=False)
class LibrarySearched(Event):
    """`player` searched the library of `whose` (CR 701.23)."""

    player: int
    whose: int


@dataclass(eq=False)
class LibraryShuffled(Event):
    """A library was shuffled (CR 701.24)."""

    player: int


@dataclass(eq=False)
class Revealed(Event):
    """`player` revealed `cards` to all players (CR 701.20)."""

    player: int
    cards: tuple[int, ...]


@dataclass(eq=False)
class LookedAt(Event):
    """`player` looked at `cards`, which the others don't see (CR 701.20e)."""

    player: int
    cards: tuple[int, ...]


@dataclass(eq=False)
class MovedTogether(Event):
    """Objects changed zones at the same time (CR 603.2c); each of the moves is an event before this one."""

    moves: tuple[ZoneChanged, ...]


@dataclass(eq=False)
class TokensCreated(Event):
    """`player` creates `amount` tokens that are `base` (CR 701.7, 111.2); `objects` are the ids of those there."""

    player: int
    amount: int
    base: Characteristics
    objects: tuple[int, ...] = ()
