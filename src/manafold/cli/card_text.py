"""A card as people know it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.oracle.face_text import face_lines
from manafold.words import CODEC

if TYPE_CHECKING:
    from manafold.model.card import Card, CardFace


def card_text(card: Card, unread: Sequence[str] = ()) -> str:
    """The faces of a card, and the lines that are not understood."""
    faces = "\n//\n".join([face_as_text(face) for face in card.faces])
    return "\n".join([faces, *[f"(not understood: {line})" for line in unread]])


def face_as_text(face: CardFace) -> str:
    """One face: name and cost, type line, text, and the numbers in the corner."""
    lines = [f"{face.name}  {face.mana_cost}" if face.mana_cost is not None else face.name, str(face.type_line)]
    for abilities, text in face_lines(face):
        lines.append(text if text is not None else json.dumps([CODEC.dump(each) for each in abilities]))
    if face.power is not None and face.toughness is not None:
        lines.append(f"{face.power}/{face.toughness}")
    for name, value in (("Loyalty", face.loyalty), ("Defense", face.defense)):
        if value is not None:
            lines.append(f"{name}: {value}")
    return "\n".join(lines)
