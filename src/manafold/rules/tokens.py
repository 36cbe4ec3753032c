"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.decisions import Task
from manafold.rules.events import Cause, TokensCreated, ZoneChanged
from manafold.rules.replacement import replace_event
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State


def create(
    state: State,
    player: int,
    base: Characteristics,
    amount: int,
    cause: Cause,
    tapped: bool = False,
    attacking: int = NOTHING,
    attached_to: int = NOTHING,
) -> Task[list[int]]:
    """`player` creates tokens with these characteristics, all at the same time: their ids (701.7a).

    `attacking` is the player or permanent that they enter attacking, `attached_to` what they enter attached to.
    """
    made: list[int] = []
    if amount <= 0 or state.players[player].has_left:  # 800.4b
        return made
    for event in (yield from replace_event(state, TokensCreated(cause, player, amount, base))):
        if isinstance(event, TokensCreated):
            proposals: list[ZoneChanged] = []
            for _ in range(event.amount):
                token = state.new_object("token", None, event.base, event.player, "battlefield")
                proposals.append(
                    ZoneChanged(
                        cause,
                        token.id,
                        "nowhere",
                        "battlefield",
                        event.player,
                        tapped=tapped,
                        attacking=attacking,
                        attached_to=attached_to,
                        way="create",
                    )
                )
            moves = yield from zones.move_all(state, proposals)
            arrived = tuple(move.new for move in moves)
            for proposal in proposals:
                if proposal.old not in arrived:
                    del state.objects[proposal.old]  # it was never created
            event.objects = arrived
            state.emit(event)
            made += arrived
    return made
