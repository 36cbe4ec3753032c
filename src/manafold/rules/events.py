"""What happens in a game. A verb proposes an event, replacement effects may change it, it is performed and emitted.

Before an event has happened its fields say what would happen; afterwards they say what did. Events are never
changed in place: `dataclasses.replace` makes a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from manafold.rules.terms import NOTHING, Origin, Step, Zone

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics


@dataclass(frozen=True)
class Cause:
    """Why something happens: the object responsible (-1: the game itself) and the rule that made it happen.

    `controller` is the player whose spell or ability it is, if it is one that resolves or is paid for.
    """

    source: int = NOTHING
    rule: str = ""
    controller: int = NOTHING


BY_RULES = Cause()


@dataclass(eq=False)
class Event:
    """Anything that happens; `cause` says why."""

    cause: Cause


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
class LifeGained(Event):
    """`player` gains life (CR 119)."""

    player: int
    amount: int


@dataclass(eq=False)
class LifeLost(Event):
    """`player` loses life (CR 119)."""

    player: int
    amount: int


@dataclass(eq=False)
class DamageDealt(Event):
    """`source` deals damage to the player or permanent `target` (CR 120)."""

    source: int
    target: int
    amount: int
    combat: bool = False
    excess: int = 0
    preventable: bool = True


@dataclass(eq=False)
class MovedTogether(Event):
    """Objects changed zones at the same time (CR 603.2c); each of the moves is an event before this one."""

    moves: tuple[ZoneChanged, ...]


@dataclass(eq=False)
class DamagedTogether(Event):
    """`sources` dealt damage to `target` at the same time (CR 603.2c); each of them is an event before this one."""

    target: int
    sources: tuple[int, ...]
    combat: bool = False


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
class TokensCreated(Event):
    """`player` creates `amount` tokens that are `base` (CR 701.7, 111.2); `objects` are the ids of those there."""

    player: int
    amount: int
    base: Characteristics
    objects: tuple[int, ...] = ()


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
class BecameMonarch(Event):
    """`player` became the monarch (CR 724.3)."""

    player: int


@dataclass(eq=False)
class InitiativeTaken(Event):
    """`player` took the initiative (CR 725.3)."""

    player: int


@dataclass(eq=False)
class RoomEntered(Event):
    """`player` moved their venture marker into the room with the number `room` of `dungeon` (CR 309.4c)."""

    player: int
    dungeon: int
    room: int


@dataclass(eq=False)
class DungeonCompleted(Event):
    """`player` completed `dungeon` (CR 309.7)."""

    player: int
    dungeon: int


@dataclass(eq=False)
class RingTempted(Event):
    """The Ring tempted `player` (CR 701.54d), who chose `bearer` as their Ring-bearer, -1 if nothing."""

    player: int
    bearer: int


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
    """Unspent mana of `player` was lost as a step or phase ended (CR 500.5)."""

    player: int
    amount: int


@dataclass(eq=False)
class TurnBegan(Event):
    """The turn of `player` began (CR 500); `extra` if it is one that was added (CR 500.7)."""

    player: int
    number: int
    extra: bool = False


@dataclass(eq=False)
class StepBegan(Event):
    """A step or main phase of the turn of `player` began (CR 500.6)."""

    player: int
    step: Step


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


@dataclass(eq=False)
class PlayerLost(Event):
    """`player` lost the game (CR 104.3)."""

    player: int


@dataclass(eq=False)
class GameEnded(Event):
    """The game ended (CR 104): `winners` are the players that won, empty for a draw."""

    winners: tuple[int, ...]


@dataclass(eq=False)
class MulliganTaken(Event):
    """`player` took a mulligan (CR 103.5)."""

    player: int
    number: int


@dataclass(eq=False)
class DiceRolled(Event):
    """`player` rolled dice with so many `sides` at once: the `results` (CR 706.2)."""

    player: int
    results: tuple[int, ...]
    sides: int


@dataclass(eq=False)
class CoinFlipped(Event):
    """`player` flipped a coin: the `side` that came up, and whether they "won" or "lost", "" if that couldn't be
    (CR 705.2)."""

    player: int
    side: str
    outcome: str


@dataclass(eq=False)
class Chose(Event):
    """`player` chose `what` for `cause.source` (for the log and for clients)."""

    player: int
    what: str
