"""Designations that one player has, and the abilities that belong to having them (CR 724, 725)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.words import Duration
from manafold.rules.designations import Honor, hand_over, holder
from manafold.rules.events import Cause
from manafold.rules.objects import StackItem
from manafold.rules.terms import NOTHING
from manafold.rules.triggering import delay

if TYPE_CHECKING:
    from manafold.model.abilities import TriggeredAbility
    from manafold.rules.state import State


@dataclass(frozen=True)
class WhileHeld(Duration):
    """For as long as its controller has the designation."""

    honor: Honor


def confer(state: State, honor: Honor, player: int, abilities: Sequence[TriggeredAbility], cause: Cause) -> None:
    """The player, and nobody else, has the designation and controls the abilities that belong to it."""
    hand_over(state, honor, player)
    held = WhileHeld(honor)
    state.delayed = tuple([each for each in state.delayed if each.duration != held])
    for ability in abilities:
        delay(state, ability, cause.source, player, StackItem(ability.script, cause.source), held)


def abilities_of(state: State, honor: Honor) -> tuple[TriggeredAbility, ...]:
    """The abilities that belong to the designation, as somebody has them now."""
    held = WhileHeld(honor)
    return tuple([each.ability for each in state.delayed if each.duration == held])


def passing_on(state: State, honor: Honor, rule: str) -> Cause:
    """Why the designation goes to another player by this rule: because of what it came from in the first place."""
    held = WhileHeld(honor)
    return Cause(next(each.source for each in state.delayed if each.duration == held), rule)


def heir(state: State, honor: Honor, leavers: Sequence[int]) -> int:
    """Who gets the designation of a player who leaves: the active player, or else the next one who is still there
    (724.4, 725.4); -1 if it is held by nobody who leaves."""
    if holder(state, honor) not in leavers:
        return NOTHING
    return state.after(state.active) if state.players[state.active].has_left else state.active
