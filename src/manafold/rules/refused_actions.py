"""Why a player can't take a special action now (CR 116.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from manafold.rules import special_actions
from manafold.rules.context import Context
from manafold.rules.objects import StackItem
from manafold.rules.refused_plays import cost_reason, named, out_of_sight, slow, where
from manafold.rules.scripts import NO_SCRIPT
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from collections.abc import Callable

    from manafold.rules.refused_plays import Reason
    from manafold.rules.state import State


def take(verb: str, state: State, player: int, name: str) -> Reason | None:
    """Why the player can't take the special action called `verb` with the card of this name."""
    found = [state.objects[id] for id in named(state, player, name)]
    if not found:
        return out_of_sight(state, player, name, "116.2")
    object = next((each for each in found if each.zone == "hand"), found[0])
    actions = [each for each in special_actions.abilities_of(state, object).actions if each.verb == verb]
    if not actions:
        return f"it has nothing that would let you {verb} it", "116.2"
    action = actions[0]
    if object.zone != action.zone:
        return f"it is {where(state, player, object)}", "116.2"
    c = Context(state, object.id, player, StackItem(NO_SCRIPT, object.id), rule="116.2")
    if action.when is not None and not action.when.holds(c):
        return slow(state, player, "116.2") or ("its rules do not allow it now", "116.2")
    return cost_reason(state, None, action.costs, c, Purpose(object.id, is_action=True))


REASONS: dict[str, Callable[[State, int, str], Reason | None]] = {
    verb: partial(take, verb) for verb in ("suspend", "foretell", "plot")
}
"""What explains each special action that is taken with a card in hand."""
