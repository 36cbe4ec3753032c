"""Rolling dice and flipping coins (CR 705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import CoinFlipped, DiceRolled
from manafold.rules.permissions import rules_of

if TYPE_CHECKING:
    from manafold.rules.events import Cause
    from manafold.rules.state import State

Ignored = Literal["", "lower", "higher"]
"""Which roll the instruction itself has the player ignore."""


def roll(state: State, player: int, sides: int, number: int, cause: Cause, ignored: Ignored = "") -> Task[list[int]]:
    """A player rolls so many dice at once (706.1): the results, but for those that are ignored, which have never
    happened (706.6). Of equal ones it makes no difference which is ignored."""
    if number <= 0:
        return []
    more = sum([word.dice_to_ignore(c) for word, c in rules_of(state, player)])
    rolled = [1 + state.randomness.below(sides) for _ in range(number + more)]
    gone = sorted(rolled)[:more]
    if ignored:
        left = sorted(rolled)[more:]
        gone.append(left[0] if ignored == "lower" else left[-1])
    for result in gone:
        rolled.remove(result)
    for word, c in rules_of(state, player):
        rolled = yield from word.rerolled(rolled, sides, c)
    state.emit(DiceRolled(cause, player, tuple(rolled), sides))
    return rolled


def flip(state: State, player: int, number: int, cause: Cause, called: bool) -> Task[list[bool]]:
    """A player flips so many coins at once (705.1): for each, whether it came up heads.

    If sides are `called`, a flip that comes up heads is won: which side the player calls makes no difference (705.2).
    A flip that is said to be won is won in any case (705.3).
    """
    sure = number > 0 and not has_flipped(state, player) and wins_first(state, player)
    sides: list[bool] = []
    for _ in range(number):
        heads = yield from flip_one(state, player, cause)
        sides.append(sure or heads)
    for heads in sides:
        outcome = "" if not (called or sure) else "won" if heads else "lost"
        state.emit(CoinFlipped(cause, player, "heads" if heads else "tails", outcome))
    return sides


def flip_one(state: State, player: int, cause: Cause) -> Task[bool]:
    """A player flips a coin, or several of which they ignore all but one (614.1a): whether it came up heads."""
    coins = 1
    for word, c in rules_of(state, player):
        coins *= word.coins_for_one(c)
    heads = [state.randomness.below(2) == 1 for _ in range(coins)]
    if True not in heads or False not in heads:
        return heads[0]
    options = [Option("heads", value=1), Option("tails", value=0)]
    pick = yield Decision(player, "mode", options, "which coin not to ignore", cause.source)
    return pick.value == 1


def has_flipped(state: State, player: int) -> bool:
    """Whether the player has flipped a coin this turn."""
    return any(isinstance(event, CoinFlipped) and event.player == player for event in state.turn_events)


def wins_first(state: State, player: int) -> bool:
    """Whether something says that the player wins the first flips of a turn (705.3)."""
    return any(word.wins_first_flips(c) for word, c in rules_of(state, player))
