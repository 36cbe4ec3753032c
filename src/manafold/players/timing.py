"""When it is worth thinking about doing something with priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules.terms import MAIN_PHASES, NOTHING

if TYPE_CHECKING:
    from manafold.players.player import Moment
    from manafold.rules.decisions import Option
    from manafold.rules.state import State

IN_COMBAT: Final = frozenset(("declare attackers", "declare blockers"))
"""The steps of combat in which acting makes a difference."""


def is_worth_thinking(now: Moment, me: int) -> bool:
    """Whether the player might want to act now: to answer what another does, or at the usual moments."""
    if now.answering != NOTHING:
        return now.answering != me
    if now.is_combat and now.step in IN_COMBAT:
        return True
    return now.step in MAIN_PHASES if now.active == me else now.step == "end"


def could_wait(state: State, me: int, option: Option) -> bool:
    """Whether the option could as well be taken later in the turn, when more is known: an instant before combat."""
    if state.active != me or state.step != "main 1" or state.stack or option.verb != "cast":
        return False
    what = state.characteristics(option.ref)
    return "instant" in what.types or "flash" in what.keywords
