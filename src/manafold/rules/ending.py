"""Winning, losing and drawing (CR 104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.events import Cause, GameEnded, PlayerLost

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
    for player in losers:
        state.edit_player(player).has_left = True
        state.emit(PlayerLost(Cause(rule=rule), player))
    left = [player for player in state.players if not player.has_left]
    if not left:
        finish(state, (), "all players lost at the same time", "104.4a")
    elif len({player.team for player in left}) == 1:
        finish(state, tuple(player.id for player in left), reason, rule)
    else:
        leave(state, losers)


def finish(state: State, winners: tuple[int, ...], reason: str, rule: str) -> None:
    """The game is over (104.1)."""
    if state.outcome is None:
        state.outcome = Outcome(winners, reason, rule)
        state.emit(GameEnded(Cause(rule=rule), winners))


def leave(state: State, leavers: list[int]) -> None:
    """All objects that the players own leave the game; what else they controlled ceases or goes home (800.4a)."""
    for id in [object.id for object in state.objects.values() if object.owner in leavers]:
        zones.remove_from_game(state, id)
    state.restructure()
    state.effects = tuple(effect for effect in state.effects if effect.controller not in leavers)
    for id in [id for id in state.stack if state.objects[id].controller in leavers]:
        zones.remove_from_game(state, id)
