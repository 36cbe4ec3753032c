"""Cards with more than one face, and what a card is in which zone (CR 709-720)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.card import Layout
from manafold.rules.characteristics import printed

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.events import ZoneChanged
    from manafold.rules.objects import GameObject


PLAYED_LAYOUTS: frozenset[Layout] = frozenset(("normal", "token", "mutate", "modal_dfc"))
"""The layouts whose own rules are here, or in words that a card's text must say; no other card can be played."""


def base_in(old: GameObject, event: ZoneChanged) -> Characteristics:
    """The base characteristics in the zone that an object goes to: those printed, unless it is a token or a copy."""
    if event.copied is not None:
        return event.copied
    if old.card is None or old.kind != "card":
        return old.base
    if event.to in ("battlefield", "stack"):
        return printed(old.card.faces[event.face])
    return printed(old.card.faces[0])


def castable_faces(card: Card) -> tuple[int, ...]:
    """The faces of a card of which one is chosen as it is cast or played (709.3, 712.11b, 715.3)."""
    if card.layout in ("split", "modal_dfc", "adventure"):
        return tuple(range(len(card.faces)))
    return (0,)
