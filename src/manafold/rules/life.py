"""Life (CR 119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.decisions import Task
from manafold.rules.events import Cause, LifeGained, LifeLost
from manafold.rules.permissions import rules_of
from manafold.rules.replacement import replace_event

if TYPE_CHECKING:
    from manafold.rules.state import State


def gain(state: State, player: int, amount: int, cause: Cause) -> Task[int]:
    """A player gains life (119.3): how much it was. A player who can't gain life gains none (119.7)."""
    gained = 0
    if amount > 0 and may_gain(state, player):
        for event in (yield from replace_event(state, LifeGained(cause, player, amount))):
            if isinstance(event, LifeGained) and event.amount > 0:
                state.edit_player(event.player).life += event.amount
                gained += event.amount
            state.emit(event)
    return gained


def lose(state: State, player: int, amount: int, cause: Cause) -> Task[int]:
    """A player loses life (119.3): how much it was. A player who can't lose life loses none (119.8)."""
    lost = 0
    if amount > 0 and may_lose(state, player):
        for event in (yield from replace_event(state, LifeLost(cause, player, amount))):
            if isinstance(event, LifeLost) and event.amount > 0:
                state.edit_player(event.player).life -= event.amount
                lost += event.amount
            state.emit(event)
    return lost


def may_gain(state: State, player: int) -> bool:
    """Whether the player can gain life (119.7)."""
    return not any(word.forbids_gaining_life(c) for word, c in rules_of(state, player))


def may_lose(state: State, player: int) -> bool:
    """Whether the player can lose life (119.8)."""
    return not any(word.forbids_losing_life(c) for word, c in rules_of(state, player))


def payable(state: State, player: int) -> int:
    """The most life that the player can pay (119.4): none if they can't lose any (119.8)."""
    return state.players[player].life if may_lose(state, player) else 0


def set_total(state: State, player: int, total: int, cause: Cause) -> Task[None]:
    """A life total becomes a number: the player gains or loses the difference (119.5)."""
    yield from change(state, player, total - state.players[player].life, cause)


def change(state: State, player: int, difference: int, cause: Cause) -> Task[None]:
    """A player gains life, or loses it if the difference is negative (119.3)."""
    if difference > 0:
        yield from gain(state, player, difference, cause)
    else:
        yield from lose(state, player, -difference, cause)


def exchange(state: State, one: int, other: int, cause: Cause) -> Task[bool]:
    """Two players exchange life totals (701.12c); False if that can't be done as a whole, and nothing is (701.12a)."""
    more = state.players[other].life - state.players[one].life
    differences = {one: more, other: -more}
    if not all(may_change(state, player, differences[player]) for player in differences):
        return False
    for player, difference in differences.items():
        yield from change(state, player, difference, cause)
    return True


def may_change(state: State, player: int, difference: int) -> bool:
    """Whether the player can gain the life, or lose it if the difference is negative (119.7, 119.8)."""
    return difference == 0 or (may_gain(state, player) if difference > 0 else may_lose(state, player))
