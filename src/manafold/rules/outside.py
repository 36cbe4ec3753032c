"""Bringing cards into the game from outside of it (CR 400.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.model.typeline import CardType
from manafold.rules import commanders

if TYPE_CHECKING:
    from manafold.rules.state import State

NONTRADITIONAL: Final[frozenset[CardType]] = frozenset(
    ("conspiracy", "dungeon", "phenomenon", "plane", "scheme", "vanguard")
)
"""The types of nontraditional cards, which no deck includes (108.2a, 315.3) and which stay outside the game (108.5)."""


def may_enter(state: State, id: int) -> bool:
    """Whether the card is outside the game and its owner can bring it into it.

    Into a Commander game no card comes that has the name of one that its owner has in it, or a color outside their
    commander's color identity (903.11a).
    """
    object = state.objects.get(id)
    if object is None or object.zone != "outside" or object.card is None:
        return False
    if not NONTRADITIONAL.isdisjoint(object.base.types):
        return False
    allowed = commanders.identity(state, object.owner)
    if allowed is None:
        return True
    within = [*state.objects.values(), *[each.object for each in state.phased.values()]]
    names = [each.card.name for each in within if each.owner == object.owner and each.zone != "outside" and each.card]
    return object.card.color_identity <= allowed and object.card.name not in names
