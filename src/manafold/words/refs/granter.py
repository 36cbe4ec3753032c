"""Abilities that an object gives to others and that name it (CR 201.5a)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.tree import transform, walk
from manafold.model.words import NO_LAYER, Ref, Word
from manafold.model.words.sorts import OBJECTS, Around, Sorts
from manafold.rules.terms import NOTHING
from manafold.words.filters.names import HasOwnName, IsNamed

if TYPE_CHECKING:
    from manafold.rules.context import Context

Abilities = tuple[Ability, ...]


@dataclass(frozen=True)
class Granter(Ref):
    """The object whose ability gave the ability that says this, which calls it by its name (CR 201.5a).

    `giver` is its id once it has given the ability; `said` is how it is said where it could be called "it".
    """

    giver: int = NOTHING
    said: str = ""

    tag: ClassVar[str] = "granter"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def entities(self, c: Context) -> Sequence[int]:
        if self.giver in c.state.objects:
            return (self.giver,)
        return () if self.giver == NOTHING or c.item is None else (self.giver,)  # 608.2h

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


class Giving:
    """Writes into words which object gives the ability that they are in."""

    __slots__ = ("giver", "name")

    def __init__(self, giver: int, name: str) -> None:
        self.giver = giver
        self.name = name

    def given(self, word: Word) -> Word:
        """The word with its giver written in."""
        if isinstance(word, Granter):
            return dataclasses.replace(word, giver=self.giver)
        return IsNamed(self.name) if isinstance(word, HasOwnName) else word


KEPT = 10_000
"""How many tuples of abilities are remembered at most."""

_asks: dict[int, tuple[Abilities, bool]] = {}
_given: dict[tuple[int, int, str], tuple[Abilities, Abilities]] = {}


def given(abilities: Abilities, c: Context) -> Abilities:
    """The abilities as the source gives them: some speak of it by its name."""
    known = _asks.get(id(abilities))
    if known is None:
        if len(_asks) >= KEPT:
            _asks.clear()
        asks = any([isinstance(word, Granter | HasOwnName) for each in abilities for word in walk(each)])
        known = _asks[id(abilities)] = (abilities, asks)  # kept with the abilities, so that the id stays their own
    return written_in(abilities, c) if known[1] else abilities


def written_in(abilities: Abilities, c: Context) -> Abilities:
    """The abilities with the source written in as what gives them."""
    name = c.state.object(c.source).base.name
    key = (id(abilities), c.source, name)
    known = _given.get(key)
    if known is None:
        if len(_given) >= KEPT:
            _given.clear()
        giving = Giving(c.source, name)
        done = [transform(each, giving.given) for each in abilities]
        found = tuple([each for each in done if isinstance(each, Ability)])
        known = _given[key] = (abilities, found)  # kept with the abilities, so that the id stays their own
    return known[1]


def names_giver(part: object) -> bool:
    """Whether it is abilities that speak of what gives them."""
    if not isinstance(part, tuple) or not part or not isinstance(part[0], Ability):
        return False
    return any([isinstance(word, Granter) for each in part for word in walk(each)])
