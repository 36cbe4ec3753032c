"""Fixing the variables of a continuous effect as it begins (CR 608.2h, 611.2d)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypeVar

from manafold.model.abilities import Ability
from manafold.model.tree import field_names
from manafold.model.words import Effect, Filter, Fixed, Static, Value, Word

if TYPE_CHECKING:
    from manafold.rules.context import Context


W = TypeVar("W", Static, Filter)


def freeze(word: W, c: Context) -> W:
    """`word` with each number in it as it is now, but for those in abilities that it hands on and in what it does."""
    frozen = frozen_part(word, c)
    assert isinstance(frozen, type(word))
    return frozen


def frozen_part(part: object, c: Context) -> object:
    """A field or word with its numbers fixed; the same object if there was nothing to fix."""
    if isinstance(part, tuple):
        items = tuple([frozen_part(item, c) for item in part])
        return part if all([old is new for old, new in zip(part, items, strict=True)]) else items
    if isinstance(part, Fixed | Ability | Effect) or not isinstance(part, Word):
        return part
    if isinstance(part, Value):
        return Fixed(part.of(c))
    changed: dict[str, object] = {}
    for name in field_names(type(part)):
        old: object = getattr(part, name)
        new = frozen_part(old, c)
        if new is not old:
            changed[name] = new
    if changed and dataclasses.is_dataclass(part):
        return dataclasses.replace(part, **changed)
    return part
