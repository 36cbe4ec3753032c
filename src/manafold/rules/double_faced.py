"""Double-faced cards, and tokens and copies that are double-faced themselves (CR 707.8a, 712)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.characteristics import printed

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject


class DoubleFaced:
    """What an object is on either side; `modal` unless it is nonmodal (712.2, 712.3). Shared: it is never changed."""

    __slots__ = ("back", "front", "modal")

    def __init__(self, front: Characteristics, back: Characteristics, modal: bool) -> None:
        self.front = front
        self.back = back
        self.modal = modal

    def side(self, face: int) -> Characteristics:
        """The characteristics of the front face (0) or of the back face (1)."""
        return self.back if face else self.front


def faces_of_card(card: Card) -> DoubleFaced | None:
    """The faces of a double-faced card; None for any other, and for meld cards, of which none turns over (712.4c)."""
    if card.layout not in ("transform", "modal_dfc"):
        return None
    return DoubleFaced(printed(card.faces[0]), printed(card.faces[1]), card.layout == "modal_dfc")


def faces_of(object: GameObject) -> DoubleFaced | None:
    """The faces of what is represented by a double-faced card or token, or is a copy of one; None of anything else."""
    if object.kind == "card" and object.card is not None:
        return faces_of_card(object.card)
    return object.faces
