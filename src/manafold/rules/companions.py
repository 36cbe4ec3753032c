"""Companions: cards outside the game that a starting deck allows (CR 103.2b, 702.139)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from manafold.model.abilities import Keyword
from manafold.rules.context import Context
from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.events import Cause, Revealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.state import State

COMPANION: Final = "companion"
"""Under this name a card outside the game knows that it is its owner's companion."""


@dataclass(frozen=True)
class Accompanying(Keyword):
    """What a card says of the starting deck whose companion it can be."""

    def allows(self, deck: Sequence[int], c: Context) -> bool:
        """Whether the starting deck, the cards of which these are, fulfills the condition (702.139a)."""
        raise NotImplementedError(type(self))


def choose(state: State, player: int) -> Task[None]:
    """Before the game begins, the player may reveal one card from outside the game as their companion (103.2b)."""
    owner = state.players[player]
    leaders = [id for id in state.command if id in state.commanders and state.objects[id].owner == player]
    deck = [*owner.library, *leaders]  # 702.139b
    able = [id for id in owner.outside if allows(state, id, deck, player)]
    if not able:
        return
    options = [*[Option("choose", state.label(id), id) for id in able], DONE]
    pick = yield Decision(player, "card", options, "choose a companion")
    if pick != DONE:
        chosen = state.edit(pick.ref)
        chosen.choices = {**chosen.choices, COMPANION: 1}
        state.emit(Revealed(Cause(pick.ref, "103.2b", player), player, (pick.ref,)))


def allows(state: State, id: int, deck: Sequence[int], player: int) -> bool:
    """Whether a card outside the game can be the companion of the deck."""
    c = Context(state, id, player, rule="103.2b")
    abilities = state.objects[id].base.abilities.all
    return any([isinstance(each, Accompanying) and each.allows(deck, c) for each in abilities])


def waiting(state: State, player: int) -> list[int]:
    """The companion of a player, while it is still outside the game."""
    return [id for id in state.players[player].outside if COMPANION in state.objects[id].choices]
