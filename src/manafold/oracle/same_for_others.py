"""What a static ability says of several kinds of objects: "The same is true for creature spells you control"."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.model.abilities import StaticAbility
from manafold.model.words import Filter
from manafold.oracle.static_abilities import read_static

SAME = "The same is true for"
_SAME = tuple(SAME.lower().split())

Abilities = tuple[StaticAbility, ...]


def read_same(parse: Parse, position: int) -> list[tuple[int, Abilities]]:
    """A static ability, and the same of what the sentence behind it speaks of."""
    found: list[tuple[int, Abilities]] = []
    for end, ability in read_static(parse, position):
        if parse.norms[end : end + len(_SAME)] == _SAME:
            for last, others in _kinds(parse, end + len(_SAME)):
                if parse.norms[last] == ".":
                    more = [dataclasses.replace(ability, what=what, same=True) for what in others]
                    found.append((last + 1, (ability, *more)))
    return found


def _kinds(parse: Parse, position: int) -> list[tuple[int, tuple[Filter, ...]]]:
    """One description, or two."""
    found: list[tuple[int, tuple[Filter, ...]]] = []
    for end, what in parse.read(Filter, position, "many"):
        if not isinstance(what, Filter):
            continue
        found.append((end, (what,)))
        if parse.norms[end] == "and":
            more = parse.read(Filter, end + 1, "many")
            found += [(last, (what, other)) for last, other in more if isinstance(other, Filter)]
    return found


def write_same(printer: Printer, abilities: Sequence[StaticAbility]) -> str | None:
    """The sentence that says that something is true for the kinds of objects of these abilities as well."""
    kinds = [printer.write(Filter, each.what, "many") for each in abilities]
    known = [kind for kind in kinds if kind is not None]
    return f"{SAME} {' and '.join(known)}." if len(known) == len(kinds) else None
