"""The whole text of a face, as it stands on the card but for reminder text."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from manafold.model.abilities import Ability, Keyword
from manafold.oracle.printing import print_line

if TYPE_CHECKING:
    from manafold.model.card import CardFace


def face_lines(face: CardFace) -> list[tuple[tuple[Ability, ...], str | None]]:
    """The lines of the text, each with its abilities; None for abilities that can't be said yet.

    Keywords that stand beside each other and have nothing further to them share a line.
    """
    found: list[tuple[tuple[Ability, ...], str | None]] = []
    for is_plain, group in groupby(face.abilities, is_plain_keyword):
        abilities = tuple(group)
        for line in (abilities,) if is_plain else [(each,) for each in abilities]:
            found.append((line, print_line(line, face.name, face.type_line)))
    return found


def face_text(face: CardFace) -> Sequence[str]:
    """The lines of the text that can be said."""
    return [text for _, text in face_lines(face) if text is not None]


def is_plain_keyword(ability: Ability) -> bool:
    """Whether the ability is a keyword with nothing further to it, such as a cost."""
    return isinstance(ability, Keyword) and not ability.label and len(dataclasses.fields(ability)) == 1
