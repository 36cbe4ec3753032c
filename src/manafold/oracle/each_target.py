"""Targets for each of several players: "for each opponent, destroy up to one target creature that player controls"."""

from __future__ import annotations

import dataclasses

from manafold.model.tree import transform, walk
from manafold.model.words import Effect, Filter, Fixed, Quantity, TargetSpec, Word
from manafold.oracle.mentions import UnboundError
from manafold.oracle.nouns import nouns_of
from manafold.oracle.quantities import ONE
from manafold.words.effects.for_each import ONE as EACH_ONE
from manafold.words.effects.for_each import ForEach
from manafold.words.filters.belonging import ControlledBy, InZoneOf
from manafold.words.filters.composed import all_of, parts_of
from manafold.words.filters.together import OneForEach
from manafold.words.refs.pointing import Named, Targeted

PLAYERS = frozenset(("player", "opponent"))
UP_TO_ONE = Quantity(Fixed(0), Fixed(1))
IT = Named(EACH_ONE)


def speaks_of_one(part: object) -> bool:
    """Whether it points at the one of several that something is said of."""
    return any(isinstance(word, Named) and word.name == EACH_ONE for word in walk(part))


def spread(effect: ForEach, spec: TargetSpec) -> TargetSpec:
    """What was read as one target, of "that player", as the targets for each of the players.

    Raises UnboundError if it is of another kind than can be understood so.
    """
    each = effect.each
    if each is None or not nouns_of(each) <= PLAYERS or spec.count not in (ONE, UP_TO_ONE) or len(effect.do) != 1:
        raise UnboundError("a target for each of several things")
    parts = [of_each(part, each, spec.count == ONE) for part in parts_of(spec.what)]
    if any(map(speaks_of_one, parts)) or not any(isinstance(part, OneForEach) for part in parts):
        raise UnboundError("a target for each of several things")
    return dataclasses.replace(spec, what=all_of(tuple(parts)), count=Quantity(Fixed(0), None))


def of_each(part: Filter, each: Filter, all_of_them: bool) -> Filter:
    """A part of the description, in which "that player" is each of them."""
    if isinstance(part, ControlledBy) and plain(part.who) == IT and not part.denied:
        return OneForEach(each, "controlled", all_of_them)
    if isinstance(part, InZoneOf) and plain(part.whose) == IT and part.zone == "graveyard":
        return OneForEach(each, "in graveyard" if part.said == "in" else "from graveyard", all_of_them)
    return part


def plain(ref: object) -> object:
    """A reference without how it is said."""
    return dataclasses.replace(ref, said="") if isinstance(ref, Named) else ref


def with_all_targets(effect: ForEach, index: int) -> ForEach:
    """The effect, done once for the targets of all."""
    done = transform(effect, lambda word: all_targets(word, index))
    assert isinstance(done, ForEach)
    inner = [word for each in done.do for word in walk(each) if word != each]
    if speaks_of_one(done.do) or any(isinstance(word, Effect) for word in inner):
        raise UnboundError("a target for each of several things")
    return dataclasses.replace(done, together=True)


def all_targets(word: Word, index: int) -> Word:
    """A reference to one target as one to all of them."""
    return dataclasses.replace(word, many=True) if isinstance(word, Targeted) and word.index == index else word


def gathered(spec: TargetSpec) -> TargetSpec:
    """The targets for each of several players as one of "that player", as a text says it."""
    parts: list[Filter] = []
    count = spec.count
    for part in parts_of(spec.what):
        if isinstance(part, OneForEach):
            count = ONE if part.exactly else UP_TO_ONE
            parts.append(as_said(part))
        else:
            parts.append(part)
    return dataclasses.replace(spec, what=all_of(tuple(parts)), count=count)


def as_said(part: OneForEach) -> Filter:
    """Whose it is, as said of one of the players."""
    if part.how == "controlled":
        return ControlledBy(IT)
    return InZoneOf(IT, "graveyard", "in" if part.how == "in graveyard" else "from")
