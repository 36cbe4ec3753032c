"""Winning, losing and drawing (CR 104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules.events import Cause, GameEnded, PlayerLost
from manafold.rules.leaving import leave
from manafold.rules.permissions import rules_of

if TYPE_CHECKING:
    from manafold.rules.state import State


@dataclass(frozen=True)
class Outcome:
    """How a game ended: `winners` are player ids (empty for a draw), `reason` is for people, `rule` its number."""

    winners: tuple[int, ...]
    reason: str
    rule: str


def lose(state: State, losers: list[int], reason: str, rule: str) -> None:
    """The players lose at the same time and leave the game (104.3, 104.5); the rest win if they are one team."""
    drop_out(state, losers, rule)
    left = [player for player in state.players if not player.has_left]
    if not left:
        finish(state, (), "all players lost at the same time", "104.4a")
    elif would_end(state, []):
        finish(state, tuple([player.id for player in left]), reason, rule)
    else:
        leave(state, losers)


def drop_out(state: State, losers: list[int], rule: str) -> None:
    """The players have lost and are no longer in the game; what is theirs has yet to `leave` it."""
    for player in losers:
        state.edit_player(player).has_left = True
        state.restructure()
        state.emit(PlayerLost(Cause(rule=rule), player))


def cannot_lose(state: State, player: int) -> bool:
    """Whether an effect says that the player can't lose, as long as they don't concede (101.2, 104.3a)."""
    return any(word.forbids_losing(c) for word, c in rules_of(state, player))


def win(state: State, winners: list[int], reason: str, rule: str) -> None:
    """The players and their teams win, and the game is over (104.2b, 104.2c), but for those who can't win (101.2)."""
    able = [player for player in winners if not any(word.forbids_winning(c) for word, c in rules_of(state, player))]
    teams = {state.players[player].team for player in able if not state.players[player].has_left}
    if teams:
        finish(state, tuple([player.id for player in state.players if player.team in teams]), reason, rule)


def finish(state: State, winners: tuple[int, ...], reason: str, rule: str) -> None:
    """The game is over (104.1)."""
    if state.outcome is None:
        state.outcome = Outcome(winners, reason, rule)
        state.emit(GameEnded(Cause(rule=rule), winners))


def concede(state: State, player: int) -> None:
    """The player concedes (104.3a)."""
    lose(state, [player], f"{state.label(player)} conceded", "104.3a")


def would_end(state: State, losers: list[int]) -> bool:
    """Whether the game is over if these players lose: one team is left, or nobody (104.2a, 104.4a)."""
    return len({player.team for player in state.players if not player.has_left and player.id not in losers}) < 2
