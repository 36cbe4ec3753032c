"""When it is worth thinking about doing something with priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules.terms import MAIN_PHASES

if TYPE_CHECKING:
    from manafold.rules.decisions import Option
    from manafold.rules.state import State

MOMENTS: Final = frozenset(("declare attackers", "declare blockers"))
"""The steps, beside the main phases, in which acting in one's own turn makes a difference."""

MOMENTS_OF_OTHERS: Final = frozenset(("declare attackers", "declare blockers", "end"))
"""The steps of others' turns in which acting makes a difference."""


def could_wait(state: State, me: int, option: Option) -> bool:
    """Whether the option could as well be taken later in the turn, when more is known: an instant before combat."""
    if state.active != me or state.step != "main 1" or state.stack or option.verb != "cast":
        return False
    what = state.characteristics(option.ref)
    return "instant" in what.types or "flash" in what.keywords


def is_worth_thinking(state: State, me: int) -> bool:
    """Whether the player might want to act now: to answer what another does, or at the usual moments."""
    if state.stack:
        return state.objects[state.stack[-1]].controller != me
    if state.active == me:
        return state.step in MAIN_PHASES or (state.step in MOMENTS and state.combat is not None)
    return state.step == "end" or (state.step in MOMENTS_OF_OTHERS and state.combat is not None)
