"""Where cards are: said behind the last of several for all of them, and said of all that are chosen (CR 400.1)."""

from __future__ import annotations

from manafold.model.tree import children
from manafold.model.words import Effect, Filter, TargetSpec
from manafold.oracle.sensible import Test, of
from manafold.words.effects.choosing import ChooseSome
from manafold.words.effects.exile import Exile
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.libraries import Reveal
from manafold.words.effects.putting import Put
from manafold.words.effects.voting import HasMostVotes
from manafold.words.filters.belonging import (
    InCommandZone,
    InExile,
    InExileAndGraveyard,
    InZoneOf,
    InZonesOf,
    OffBattlefield,
)
from manafold.words.filters.composed import AllOf, AnyOf, all_of, parts_of
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.history import DiedThisTurn
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.filters.outside import FromOutside
from manafold.words.filters.pointed import Among
from manafold.words.filters.put_there import PutThere
from manafold.words.filters.this_way import ThisWay
from manafold.words.filters.together import FromOneGraveyard, OneForEach
from manafold.words.refs.noun_phrases import Choose, Each

_PLACES = (
    Among, DiedThisTurn, ExiledWith, FromOneGraveyard, FromOutside, HasMostVotes, InCommandZone, InExile,
    InExileAndGraveyard, InZoneOf, InZonesOf, OffBattlefield, OneForEach, PutThere, ThisWay,
)  # fmt: skip


def all_placed(items: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """The items of a list, each with the place that is said behind the last: "a land card or an Elf card from among
    them"."""
    place = _places_of(items[-1])
    return tuple([item if _places_of(item) else all_of((*parts_of(item), *place)) for item in items])


def last_placed(items: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """The items of a list as a text says them: what is said behind the last is not said behind the others."""
    place = _places_of(items[-1])
    before = [all_of(tuple([part for part in parts_of(item) if part not in place])) for item in items[:-1]]
    return (*before, items[-1])


def _places_of(what: Filter) -> tuple[Filter, ...]:
    return tuple([part for part in parts_of(what) if isinstance(part, _PLACES)])


def _is_placed(what: Filter) -> bool:
    """Whether it is said of all cards of a description where they are."""
    if isinstance(what, AnyOf | OneOfEach):
        return all(map(_is_placed, what.of))
    return not _is_of_cards(what) or bool(_places_of(what))


def _is_of_cards(what: Filter) -> bool:
    if isinstance(what, AllOf | AnyOf):
        return any(map(_is_of_cards, what.of))
    return isinstance(what, IsCard)


def _target(word: TargetSpec) -> bool:
    return _is_placed(word.what)


def _acts_on(word: Effect) -> bool:
    """Cards are chosen from somewhere: only what is searched for, or discarded, has its own place."""
    chosen = [part.what for part in children(word) if isinstance(part, Choose | Each)]
    return all([_is_placed(what) and not any(map(_is_of_each_zone, parts_of(what))) for what in chosen])


def _is_of_each_zone(part: Filter) -> bool:
    """Whether it is said of each of several zones for itself: there so many are chosen, or counted."""
    return isinstance(part, InZoneOf) and part.each


def _for_each(word: ForEach) -> bool:
    return word.each is None or _is_placed(word.each)


TESTS: tuple[Test, ...] = (
    of(TargetSpec, _target),
    of(ChooseSome, _acts_on),
    of(Exile, _acts_on),
    of(Put, _acts_on),
    of(Reveal, _acts_on),
    of(ForEach, _for_each),
)
