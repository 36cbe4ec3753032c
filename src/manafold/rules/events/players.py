"""Events of players and of the game: life, turns, what they chance and choose, what they are marked with."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.rules.events.base import Event
from manafold.rules.terms import Step


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
class FacedChoice(Event):
    """`player` faces a villainous choice, so many times (CR 701.55)."""

    player: int
    times: int = 1


@dataclass(eq=False)
class Chose(Event):
    """`player` chose `what` for `cause.source` (for the log and for clients)."""

    player: int
    what: str
