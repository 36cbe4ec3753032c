"""Melding two cards into one permanent (CR 701.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.decisions import Task
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.melded import are_pair
from manafold.rules.terms import NOTHING
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.state import State


def meld(state: State, first: int, second: int, name: str, player: int, cause: Cause, tapped: bool) -> Task[int]:
    """Put two cards onto the battlefield as one permanent whose combined back face has this name: its id.

    What is no meld pair stays where it is (701.42b-c): then it is -1.
    """
    found = [state.objects.get(id) for id in (first, second)]
    cards = [each.card for each in found if each is not None and each.kind == "card" and each.card is not None]
    if len(cards) < 2 or not are_pair(cards[0], cards[1], name):
        return NOTHING
    zone = state.objects[first].zone
    event = ZoneChanged(cause, first, zone, "battlefield", player, tapped=tapped, face=1, melded=second)
    done = yield from move_all(state, [event])
    return done[0].new if done else NOTHING
