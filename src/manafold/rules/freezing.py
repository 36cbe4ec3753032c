"""Fixing the variables of a continuous effect as it begins (CR 608.2h, 611.2d)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypeVar

from manafold.model.abilities import Ability
from manafold.model.tree import field_names, transform, walk
from manafold.model.words import Effect, Filter, Fixed, Ref, Static, Value, Word
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context


P = TypeVar("P", bound=Word)


def freeze(static: Static, c: Context) -> Static:
    """`static` with each number in it as it is now, but for those in abilities that it hands on and in what it does.

    What has been chosen is written out everywhere.
    """
    frozen = frozen_part(written_out(static, c), c)
    assert isinstance(frozen, Static)
    return frozen


def freeze_description(what: Filter, c: Context) -> Filter:
    """`what` with each number in it, and what has been chosen, as it is now."""
    frozen = frozen_part(written_out(what, c), c)
    assert isinstance(frozen, Filter)
    return frozen


def settle(word: P, c: Context) -> P:
    """A script or trigger with what has been chosen while `c` resolves written out in it, as it outlasts that."""
    done = written_out(word, c)
    assert isinstance(done, type(word))
    return done


def written_out(word: Word, c: Context) -> Word:
    """The word with what has been chosen while `c` resolves written out (608.2c)."""
    return transform(word, Settling(c).settled) if c.chosen else word


class Settling:
    """Writes out in words what has been chosen."""

    __slots__ = ("c",)

    def __init__(self, c: Context) -> None:
        self.c = c

    def settled(self, word: Word) -> Word:
        """The word with what has been chosen written out."""
        return word.settled(self.c)


def asks_of_each(value: Value) -> bool:
    """Whether the number is another one for each object that something is said of ("greater than its power")."""
    return any(isinstance(word, Ref) and word.of_each for word in walk(value))


def frozen_part(part: object, c: Context) -> object:
    """A field or word with its numbers fixed; the same object if there was nothing to fix."""
    if isinstance(part, tuple):
        items = tuple([frozen_part(item, c) for item in part])
        return part if all([old is new for old, new in zip(part, items, strict=True)]) else items
    if isinstance(part, Fixed | Ability | Effect) or not isinstance(part, Word):
        return part
    if isinstance(part, Value):
        return part if c.each == NOTHING and asks_of_each(part) else Fixed(part.of(c))
    changed: dict[str, object] = {}
    for name in field_names(type(part)):
        old: object = getattr(part, name)
        new = frozen_part(old, c)
        if new is not old:
            changed[name] = new
    if changed and dataclasses.is_dataclass(part):
        return dataclasses.replace(part, **changed)
    return part
