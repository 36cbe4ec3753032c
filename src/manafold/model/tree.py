"""Walking and rebuilding trees of words.

A part of such a tree is a word, a face or another dataclass with words in it, or a tuple of these.
"""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from manafold.model.mana import ManaCost, ManaSymbol
from manafold.model.typeline import TypeLine
from manafold.model.words import Word

P = TypeVar("P")

_NO_WORDS_INSIDE = frozenset((str, int, bool, frozenset, ManaCost, ManaSymbol, TypeLine))
_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The names of the fields that `cls` is made from, in order; none if it is not a dataclass."""
    found = _names.get(cls)
    if found is None:
        fields = dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()
        found = _names[cls] = tuple(each.name for each in fields if each.init)
    return found


def children(part: object) -> list[Word]:
    """The words directly inside `part`, in the order of its fields."""
    found: list[Word] = []
    _gather(_values(part), found, False)
    return found


def walk(part: object) -> list[Word]:
    """Every word in `part`, itself included, each before what is inside of it."""
    found: list[Word] = []
    _gather((part,), found, True)
    return found


def _gather(parts: Iterable[object], found: list[Word], deep: bool) -> None:
    """Add the words among `parts`, and, if `deep`, those inside of them as well."""
    for part in parts:
        if isinstance(part, Word):
            found.append(part)
            if deep:
                _gather(_values(part), found, True)
        elif type(part) not in _NO_WORDS_INSIDE:
            _gather(_values(part), found, deep)


def leaves(part: object) -> Iterator[object]:
    """All values inside `part` that are no words and have none inside: numbers, names, mana costs."""
    if isinstance(part, tuple):
        for item in part:
            yield from leaves(item)
    elif type(part) in _NO_WORDS_INSIDE:
        yield part
    else:
        for name in field_names(type(part)):
            yield from leaves(getattr(part, name))


def transform(word: Word, change: Callable[[Word], Word]) -> Word:
    """`word` with each word in it replaced by what `change` makes of it, the innermost first.

    What does not change is shared with the original, not copied. `change` must make of each word one that
    can stand where it stood; this is not checked.
    """
    return change(_rebuilt(word, change))


def _rebuilt(part: P, change: Callable[[Word], Word]) -> P:
    """`part` itself with all that is inside of it transformed."""
    changed: dict[str, object] = {}
    for name in field_names(type(part)):
        old = getattr(part, name)
        new = _transformed(old, change)
        if new is not old:
            changed[name] = new
    if changed and dataclasses.is_dataclass(part) and not isinstance(part, type):
        return dataclasses.replace(part, **changed)
    return part


def _transformed(value: object, change: Callable[[Word], Word]) -> object:
    """The value of a field after the change; the same object if nothing in it changed."""
    if isinstance(value, Word):
        return transform(value, change)
    if isinstance(value, tuple):
        items = tuple([_transformed(item, change) for item in value])
        return value if all(map(operator.is_, items, value)) else items
    return value if type(value) in _NO_WORDS_INSIDE else _rebuilt(value, change)


def _values(part: object) -> Sequence[object]:
    """What is directly inside `part`."""
    if isinstance(part, tuple):
        return part
    return [getattr(part, name) for name in field_names(type(part))]
