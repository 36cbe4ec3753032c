"""A card as a file of card texts has it: its layout and faces as plain text, nothing of it read yet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from manafold.model.colors import COLORS, Colors
from manafold.model.likeness import is_slip

OTHER_OBJECTS: Final = frozenset(("token", "double_faced_token", "emblem", "art_series"))
"""The layouts of what is in files of cards and is not a card (CR 108.2)."""


@dataclass(frozen=True)
class FaceText:
    """One face; what it does not have is "" or None."""

    name: str
    type_line: str
    mana_cost: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: Colors | None = None
    """Its colors as the file gives them; None if it says nothing about them."""
    color_indicator: Colors | None = None
    """The colors of its color indicator; None if the file says nothing about it."""


@dataclass(frozen=True)
class CardText:
    """One card, the face that it has by itself first."""

    layout: str
    faces: tuple[FaceText, ...]
    color_identity: Colors | None = None
    """Its color identity (CR 903.4); None if the file says nothing about it."""

    @property
    def name(self) -> str:
        """The names of its faces with " // " between them; the combined face of a meld card is not its own."""
        return " // ".join([each.name for each in (self.faces[:1] if self.layout == "meld" else self.faces)])

    @property
    def is_card(self) -> bool:
        """Whether it is a card, and not a token or an object that is outside of the game."""
        return self.layout not in OTHER_OBJECTS


class RecordError(ValueError):
    """A record that is not about a card: which key it was, what was expected there and what was found."""

    def __init__(self, expected: str, found: object, told: str = "") -> None:
        """`told` is what to say instead of what was found."""
        kind = "an object" if isinstance(found, dict) else "a list" if isinstance(found, list) else ""
        self.expected = expected
        self.found = told or kind or json.dumps(found, ensure_ascii=False)
        super().__init__(f"expected {expected}, got {self.found}")


def check_keys(record: Mapping[str, object], used: Iterable[str], known: frozenset[str]) -> None:
    """Raises `RecordError` if one of the `used` keys is missing, and one is there that it was meant to be.

    `known` are the keys that files of this kind are documented to have, used or not.
    """
    strange = {_squashed(key): key for key in record.keys() - known}
    for key in used if strange else ():
        wanted = _squashed(key)
        near = [each for each in strange if each == wanted or is_slip(each, wanted)]
        if near and key not in record:
            raise RecordError(f'the key "{key}"', record, f'the key "{strange[near[0]]}"')


def _squashed(key: str) -> str:
    return key.lower().replace("_", "").replace("-", "").replace(" ", "")


def mapping(data: object, what: str) -> Mapping[str, object]:
    """The data if it is an object; `what` says what it should be."""
    if not isinstance(data, dict):
        raise RecordError(what, data)
    return data


def required(record: Mapping[str, object], key: str, told: str = "") -> str:
    """The text under `key`, which must be there; `told` says more of it if it isn't."""
    found = optional(record, key)
    if found is None:
        raise RecordError(f'the key "{key}"{told}', record, "an object without it")
    return found


def optional(record: Mapping[str, object], key: str) -> str | None:
    """The text under `key`; None if there is none."""
    found = record.get(key)
    if found is not None and not isinstance(found, str):
        raise RecordError(f'text for "{key}"', found)
    return found


def optional_colors(record: Mapping[str, object], key: str) -> Colors | None:
    """The colors under `key`, a list of their letters; None if there is no such key."""
    found = record.get(key)
    if found is None:
        return None
    if not isinstance(found, list) or any([each not in COLORS for each in found]):
        raise RecordError(f'a list of colors for "{key}"', str(found))
    return frozenset([each for each in COLORS if each in found])
