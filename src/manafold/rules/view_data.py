"""Views as JSON data."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from manafold.model.abilities import Ability
from manafold.model.codec import Codec
from manafold.model.vocabulary import Vocabulary

if TYPE_CHECKING:
    from manafold.model.shapes import Data

CODEC = Codec(Vocabulary())
"""Dumps the abilities that are seen; it needs to know no word by name for that."""


def plain(value: object) -> Data:
    """A part of a view as JSON data."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Ability):
        return CODEC.dump(value)
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} can't be part of a view")
