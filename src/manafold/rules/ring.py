"""The Ring, which tempts players (CR 701.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.rules import emblems
from manafold.rules.choosing import choose_some
from manafold.rules.designations import BEARER
from manafold.rules.events import RingTempted
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.model.abilities import Ability
    from manafold.rules.decisions import Task
    from manafold.rules.events import Cause
    from manafold.rules.state import State

THE_RING: Final = "The Ring"
TEMPTED: Final = "tempted"
"""Under this name a player knows among their choices how often the Ring has tempted them."""


def times_tempted(state: State, player: int) -> int:
    """How often the Ring has tempted the player this game."""
    return int(state.players[player].choices.get(TEMPTED, 0))


def tempt(state: State, player: int, abilities: Sequence[tuple[Ability, ...]], cause: Cause) -> Task[None]:
    """The Ring tempts the player (701.54a): their emblem has `abilities`, one more each time (701.54c)."""
    owner = state.edit_player(player)
    times = times_tempted(state, player) + 1
    owner.choices = {**owner.choices, TEMPTED: times}
    given = tuple([ability for each in abilities[:times] for ability in each])
    held = [id for id in state.command if state.objects[id].owner == player and state.label(id) == THE_RING]
    if not held:
        emblems.create(state, player, given, THE_RING)
    elif times <= len(abilities):
        emblems.change(state, held[0], given)
    mine = [id for id in state.battlefield if state.objects[id].controller == player]
    creatures = [id for id in mine if "creature" in state.characteristics(id).types]
    chosen = yield from choose_some(state, player, creatures, 1, 1, "permanent", "your Ring-bearer", cause.source)
    if chosen:
        owner = state.edit_player(player)
        owner.choices = {**owner.choices, BEARER: chosen[0]}
        state.restructure()
    state.emit(RingTempted(cause, player, chosen[0] if chosen else NOTHING))
