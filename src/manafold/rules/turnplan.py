"""Turns, phases and steps that were added to the plan of the game (CR 500.7-500.10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from manafold.rules.terms import Step

if TYPE_CHECKING:
    from manafold.rules.state import State


@dataclass(frozen=True)
class ExtraTurn:
    """A turn that `player` takes after the present one; the most recently created is taken first (500.7).

    `id` tells it from everything else in the game.
    """

    player: int
    id: int


@dataclass(frozen=True)
class Stretch:
    """Steps that follow each other in the usual order, from `first` to `last`."""

    first: Step
    last: Step
    after_step: bool = False
    """Whether they are added after the present step, not after its phase (500.9)."""


@dataclass(frozen=True)
class TurnPlan:
    """What a turn still holds in store, beside what is usual.

    `added` are steps and phases that wait for the end of the present one, the most recently created first (500.8).
    The present stretch of steps ends with `last`; then the turn goes on with the last of `interrupted`. `extra` is the
    id of an extra turn, 0 for any other.
    """

    added: tuple[Stretch, ...] = ()
    interrupted: tuple[Stretch, ...] = ()
    last: Step = "cleanup"
    extra: int = 0


ORDINARY: Final = TurnPlan()

COMBAT: Final = Stretch("beginning of combat", "end of combat")
MAIN: Final = Stretch("main 2", "main 2")
"""An added main phase is a postcombat one (505.1a)."""
BEGINNING: Final = Stretch("untap", "draw")


def add_turn(state: State, player: int) -> int:
    """`player` takes an extra turn after this one (500.7): its id."""
    id = state.next_id
    state.next_id += 1
    state.extra_turns = (*state.extra_turns, ExtraTurn(player, id))
    state.changed()
    return id


def add_steps(state: State, stretches: tuple[Stretch, ...]) -> None:
    """Steps or phases follow the present one, in this order, before any that were added earlier (500.8-500.9)."""
    state.plan = replace(state.plan, added=(*stretches, *state.plan.added))
    state.changed()
