"""Rolling dice and flipping coins (CR 705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.events import CoinFlipped, DiceRolled
from manafold.rules.permissions import rules_of

if TYPE_CHECKING:
    from manafold.rules.events import Cause
    from manafold.rules.state import State


def roll(state: State, player: int, sides: int, number: int, cause: Cause) -> list[int]:
    """A player rolls so many dice at once (706.1): the results."""
    results = [1 + state.randomness.below(sides) for _ in range(number)]
    if results:
        state.emit(DiceRolled(cause, player, tuple(results), sides))
    return results


def flip(state: State, player: int, number: int, cause: Cause, called: bool) -> list[bool]:
    """A player flips so many coins at once (705.1): for each, whether it came up heads.

    If sides are `called`, a flip that comes up heads is won: which side the player calls makes no difference (705.2).
    A flip that is said to be won is won in any case (705.3).
    """
    sure = number > 0 and not has_flipped(state, player) and wins_first(state, player)
    sides = [sure or state.randomness.below(2) == 1 for _ in range(number)]
    for heads in sides:
        outcome = "" if not (called or sure) else "won" if heads else "lost"
        state.emit(CoinFlipped(cause, player, "heads" if heads else "tails", outcome))
    return sides


def has_flipped(state: State, player: int) -> bool:
    """Whether the player has flipped a coin this turn."""
    return any(isinstance(event, CoinFlipped) and event.player == player for event in state.turn_events)


def wins_first(state: State, player: int) -> bool:
    """Whether something says that the player wins the first flips of a turn (705.3)."""
    return any(word.wins_first_flips(c) for word, c in rules_of(state, player))
