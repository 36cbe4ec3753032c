"""Readings of clauses that are said otherwise: what "unless" and "other than" do not reach."""

from __future__ import annotations

from itertools import pairwise

from manafold.model.tree import field_names, walk
from manafold.model.words import Effect, Filter, Mode, Script, Word
from manafold.oracle.sensible import Test, of
from manafold.oracle.surface import TargetHere
from manafold.rules.restrictions import CombatRule
from manafold.words.effects.exile import Exile
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.libraries import ShuffleInto
from manafold.words.effects.optional import If, May
from manafold.words.effects.paying import Unless
from manafold.words.filters.attached import Enchanted, Equipped
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.compared import OtherThan
from manafold.words.filters.composed import AllOf, AnyOf, parts_of
from manafold.words.filters.counters import HasCounters
from manafold.words.filters.pointed import Is, Other
from manafold.words.filters.this_way import ThisWay
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.players import OwnerOf


def _clauses(word: Word) -> bool:
    """What somebody does beside paying ("unless you pay {2} and lose 1 life") is no clause of its own."""
    return not any([_goes_on(getattr(word, name)) for name in field_names(type(word))])


def _goes_on(clauses: object) -> bool:
    if not isinstance(clauses, tuple):
        return False
    pairs = pairwise(clauses)
    return any([isinstance(first, Unless) and isinstance(then, Effect) and then.link == "and" for first, then in pairs])


def _unless(word: Unless) -> bool:
    """For attacking and blocking, one pays as one does it (508.1h, 509.1d), not as the effect begins."""
    said = [part.does for effect in word.do for part in walk(effect) if isinstance(part, ForAWhile)]
    return not any([isinstance(static, CombatRule) for does in said for static in does])


def _all_of(word: AllOf) -> bool:
    """What was done so is that which it is other than: "other than the creature tapped this way"."""
    pairs = pairwise(word.of)
    if any([isinstance(first, OtherThan) and isinstance(then, ThisWay) for first, then in pairs]):
        return False
    return not (any([isinstance(part, InZoneOf) for part in word.of]) and any(map(_counted, word.of)))


def _counted(part: Filter) -> bool:
    """Whether it has counters on it, which no card in a hand, library or graveyard has: "exile a card from your
    graveyard with a time counter on it" says how it is exiled."""
    return isinstance(part, HasCounters)


def _any_of(word: AnyOf) -> bool:
    """It is other than either of two: "a creature other than that creature or this one". "Enchanted creature and other
    creatures" are not all enchanted creatures."""
    if word.said == "and" and isinstance(parts_of(word.of[0])[0], Enchanted | Equipped):
        return not any([isinstance(part, Other) for each in word.of[1:] for part in parts_of(each)])
    if not any([isinstance(part, Is) for part in word.of[1:]]):
        return True
    return not any([isinstance(part, OtherThan) for part in walk(word.of[0])])


def _exile(word: Exile) -> bool:
    """Behind a description, counters are what something is exiled with only if it is a card that can have none yet."""
    described = word.what.spec.what if isinstance(word.what, TargetHere) else getattr(word.what, "what", None)
    if not word.kind or not isinstance(described, Filter):
        return True
    return any([isinstance(part, InZoneOf) for part in parts_of(described)])


def _shuffle(word: ShuffleInto) -> bool:
    """Each of several is shuffled into its own owner's library."""
    return not (isinstance(word.what, Each) and isinstance(word.whose, OwnerOf) and word.whose.of.person() == "one")


TESTS: tuple[Test, ...] = (
    of(Script, _clauses),
    of(Mode, _clauses),
    of(If, _clauses),
    of(May, _clauses),
    of(Unless, _unless),
    of(AllOf, _all_of),
    of(AnyOf, _any_of),
    of(Exile, _exile),
    of(ShuffleInto, _shuffle),
)
