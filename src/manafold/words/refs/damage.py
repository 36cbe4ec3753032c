"""What deals damage and what it is dealt to, in effects on damage (CR 609.7, 614.9, 615.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Person, Ref
from manafold.model.words.sorts import OBJECTS, Around, Sorts
from manafold.rules.choosing import choose_some
from manafold.rules.damage_sources import possible_sources
from manafold.rules.finding import find_objects
from manafold.words.filters.composed import parts_of
from manafold.words.filters.sources import DamageSource

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Joint = Literal["and", "and/or"]


@dataclass(frozen=True)
class SourceOfChoice(Ref):
    """A source of damage that a player chooses (CR 609.7a): "a red source of your choice"."""

    what: Filter

    tag: ClassVar[str] = "source of choice"
    phrases: ClassVar[Phrases] = ("a {what} of your choice",)

    def find(self, c: Context) -> Task[Sequence[int]]:
        if DamageSource() in parts_of(self.what):
            found = [id for id in possible_sources(c.state) if self.what.matches(id, c)]
        else:
            found = find_objects(self.what, c)
        return (yield from choose_some(c.state, c.subject, found, 1, 1, "permanent", "choose a source", c.source))

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class Together(Ref):
    """Both of two things: "you and creatures you control", "you and/or permanents you control" (CR 615.11)."""

    first: Ref
    second: Ref
    said: Joint = "and"

    tag: ClassVar[str] = "together"
    phrases: ClassVar[Phrases] = ()

    def entities(self, c: Context) -> Sequence[int]:
        return tuple(dict.fromkeys((*self.first.entities(c), *self.second.entities(c))))

    def find(self, c: Context) -> Task[Sequence[int]]:
        first = yield from self.first.find(c)
        second = yield from self.second.find(c)
        return tuple(dict.fromkeys((*first, *second)))

    def person(self) -> Person:
        return "many"

    def sorts(self, around: Around) -> Sorts | None:
        first, second = self.first.sorts(around), self.second.sorts(around)
        return None if first is None or second is None else first | second
