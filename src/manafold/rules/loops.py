"""Loops of mandatory actions (CR 104.4b).

A game has come into one when it goes on and on although nobody does anything that they need not do, and nothing that
could end it comes any nearer. What comes nearer is told by numbers that can't sink forever: life, libraries, hands,
permanents, what waits on the stack and the like. While any of them is lower than ever before, the game may still end
by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import ending
from manafold.rules.decisions import DONE, YES

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.state import State

PATIENCE = 1000
"""So many steps go by with no optional action before the game is watched, and again before it is a draw."""


def is_endless(state: State) -> bool:
    """Count one more step that the game makes by itself; if it is in a loop, it becomes a draw.

    `state.idle` are the steps since the last optional action, `state.lows` the lowest values since it is watched.
    """
    state.idle += 1
    if state.idle <= PATIENCE:
        return False
    now = vital_numbers(state)
    if not state.lows:
        state.lows = now
    elif any([number < low for number, low in zip(now, state.lows, strict=True)]):
        state.lows = tuple([min(number, low) for number, low in zip(now, state.lows, strict=True)])
        state.idle = PATIENCE
    elif state.idle > 2 * PATIENCE:
        draw(state)
        return True
    return False


def draw(state: State) -> None:
    """The game is a draw (104.4b)."""
    ending.finish(state, (), "a loop of mandatory actions", "104.4b")


def note(state: State, decision: Decision, option: Option) -> None:
    """Look at what a player has picked: an optional action is the end of every loop that counts (104.4b, 731.4).

    To pass, to decline, and to choose what something mandatory asks for are no such actions.
    """
    if decision.kind == "priority":
        optional = option.verb != "pass"
    else:
        optional = option == YES or (option != DONE and DONE in decision.options)
    if optional:
        state.idle = 0
        state.lows = ()


def vital_numbers(state: State) -> tuple[int, ...]:
    """Numbers of which at least one sinks whenever the game comes nearer to an end; none of them can be negative."""
    found = [len(state.stack), len(state.pending), len(state.battlefield)]
    found.append(sum([sum(state.objects[id].counters.values()) for id in state.battlefield]))
    for player in state.players:
        found += [max(0, player.life), max(0, state.profile.poison_to_lose - player.counters.get("poison", 0))]
        found += [len(player.library), len(player.hand), len(player.graveyard)]
    return tuple(found)
