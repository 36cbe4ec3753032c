"""Meld cards in files of card texts, where the combined back face of a pair stands apart (CR 712.4)."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Final

from manafold.library.texts import CardText, FaceText

_INTO: Final = re.compile(r"\bmeld them into ([^.\n]+)\.")
"""How a card says what it is melded into."""


def joined(texts: Iterator[CardText]) -> Iterator[CardText]:
    """The same texts, but each card of a meld pair with the combined face as its second one, and at the end.

    That face is no card by itself. A pair of which something is missing is left as it was.
    """
    apart: dict[str, FaceText] = {}
    held: list[CardText] = []
    for text in texts:
        if text.layout == "meld" and len(text.faces) == 1:
            held.append(text)
            apart[text.name] = text.faces[0]
        else:
            yield text
    backs = _backs(apart)
    combined = {each.name for each in backs.values()}
    for text in held:
        back = backs.get(text.name)
        if back is not None:
            yield dataclasses.replace(text, faces=(*text.faces, back))
        elif text.name not in combined:
            yield text


def _backs(apart: dict[str, FaceText]) -> dict[str, FaceText]:
    """The combined face of each card of a pair, by its name."""
    found: dict[str, FaceText] = {}
    for name, face in apart.items():
        said = _INTO.search(face.text)
        back = None if said is None else apart.get(said[1])
        partner = next((other for other in apart if other != name and f"named {other}" in face.text), None)
        if back is not None and partner is not None:
            found[name] = found[partner] = back
    return found
