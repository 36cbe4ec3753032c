"""A variant in which lands are tapped for mana by themselves, and their mana stays until it is refilled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import costs, mana
from manafold.rules.decisions import Decision, Task
from manafold.rules.events import Cause

if TYPE_CHECKING:
    from manafold.rules.decisions import Option
    from manafold.rules.state import State


def refill(state: State) -> Task[None]:
    """The turn of the active player has begun: what was left of their mana is lost, and their lands give new mana."""
    player = state.active
    mana.lose_all(state, player, Cause(rule="106.4"))
    yield from fill(state, player, [id for id in state.battlefield if "land" in state.characteristics(id).types])


def fill(state: State, player: int, lands: Sequence[int]) -> Task[None]:
    """Each of these lands that the player controls is tapped for mana if it can be, as they choose."""
    for id in lands:
        options = ways_to_tap(state, player, id)
        if options:
            pick = options[0]
            if len(options) > 1:
                pick = yield Decision(player, "mode", options, "tap for mana", id)
            yield from mana.activate(state, player, id, int(pick.value))


def ways_to_tap(state: State, player: int, id: int) -> list[Option]:
    """The mana abilities of the land that cost nothing but {T} and can be activated now."""
    abilities = state.characteristics(id).abilities.mana
    return [
        option
        for option in mana.options(state, player)
        if option.ref == id and all(isinstance(cost, costs.TapSymbol) for cost in abilities[int(option.value)].costs)
    ]
