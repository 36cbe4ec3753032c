"""Beholding: choosing permanents of a quality or revealing cards of it from hand (CR 701.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from manafold.rules import libraries
from manafold.rules.terms import Zone

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import Cause
    from manafold.rules.state import State

WHERE: Final[tuple[Zone, ...]] = ("battlefield", "hand")
"""Where what is beheld may be (701.4a)."""


def can_be_beheld(id: int, c: Context) -> bool:
    """Whether `c.subject` could behold the object, if it has the quality: a permanent of theirs, a card in hand."""
    found = c.state.objects[id]
    return found.controller == c.subject if found.zone == "battlefield" else id in c.state.players[c.subject].hand


def behold(state: State, player: int, chosen: Sequence[int], cause: Cause) -> None:
    """The player beholds these: those in hand are revealed (701.4a)."""
    cards = [id for id in chosen if state.objects[id].zone == "hand"]
    if cards:
        libraries.reveal(state, player, cards, cause)
