"""Descriptions made of descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.words import NO_LAYER, Filter
from manafold.model.words.sorts import Around, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone

Conjunction = Literal["or", "and", "and/or", "or a"]
"""What joins the parts; "or a" repeats the article."""


@dataclass(frozen=True)
class AllOf(Filter):
    """Fits what fits every part. The parts stand in the order in which a noun phrase says them."""

    of: tuple[Filter, ...]

    tag: ClassVar[str] = "all of"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        fits = True
        for part in self.of:
            if not part.matches(entity, c):
                fits = False
                break
        return fits

    def zones(self) -> tuple[Zone, ...]:
        for part in self.of:
            zones = part.zones()
            if zones:
                return zones
        return ()

    def looks_back(self) -> bool:
        return any(part.looks_back() for part in self.of)

    def counts_cards(self) -> bool:
        return any(part.counts_cards() for part in self.of)

    def candidates(self, c: Context) -> Sequence[int] | None:
        for part in self.of:
            few = part.candidates(c)
            if few is not None:
                return few
        return None

    def bygone(self, c: Context) -> Sequence[int] | None:
        for part in self.of:
            gone = part.bygone(c)
            if gone is not None:
                return gone
        return None

    def groups(self) -> bool:
        return any(part.groups() for part in self.of)

    def by_chance(self) -> bool:
        return any(part.by_chance() for part in self.of)

    def must_choose(self, ids: Sequence[int], c: Context) -> int:
        return max(part.must_choose(ids, c) for part in self.of)

    def together(self, ids: Sequence[int], c: Context) -> bool:
        return all(part.together(ids, c) for part in self.of)

    def sorts(self, around: Around) -> Sorts | None:
        known = [sorts for part in self.of if (sorts := part.sorts(around)) is not None]
        return frozenset.intersection(*known) if known else None


@dataclass(frozen=True)
class AnyOf(Filter):
    """Fits what fits one of the parts. `said` is the conjunction of the list."""

    of: tuple[Filter, ...]
    said: Conjunction = "or"

    tag: ClassVar[str] = "any of"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return any(part.matches(entity, c) for part in self.of)

    def zones(self) -> tuple[Zone, ...]:
        spoken = [part.zones() for part in self.of]
        if not any(spoken):
            return ()
        return tuple(dict.fromkeys(zone for zones in spoken for zone in zones or ("battlefield",)))

    def sorts(self, around: Around) -> Sorts | None:
        known = [part.sorts(around) for part in self.of]
        return None if None in known else frozenset().union(*[sorts for sorts in known if sorts is not None])


@dataclass(frozen=True)
class Not(Filter):
    """Fits what does not fit: "nonland", "non-Elf", "nonblack"."""

    what: Filter

    tag: ClassVar[str] = "not"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return not self.what.matches(entity, c)


def all_of(parts: tuple[Filter, ...]) -> Filter:
    """The description that has all these parts."""
    return parts[0] if len(parts) == 1 else AllOf(parts)


def parts_of(what: Filter) -> tuple[Filter, ...]:
    """The parts of a description."""
    return what.of if isinstance(what, AllOf) else (what,)
