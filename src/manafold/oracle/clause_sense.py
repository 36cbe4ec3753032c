"""Readings of clauses that are said otherwise: what "unless" and "other than" do not reach."""

from __future__ import annotations

from itertools import pairwise

from manafold.model.tree import field_names, walk
from manafold.model.words import Effect, Mode, Script, Word
from manafold.oracle.sensible import Test, of
from manafold.rules.restrictions import CombatRule
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.libraries import ShuffleInto
from manafold.words.effects.optional import If, May
from manafold.words.effects.paying import Unless
from manafold.words.filters.compared import OtherThan
from manafold.words.filters.composed import AllOf, AnyOf
from manafold.words.filters.pointed import Is
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
    return not any([isinstance(first, OtherThan) and isinstance(then, ThisWay) for first, then in pairs])


def _any_of(word: AnyOf) -> bool:
    """It is other than either of two: "a creature other than that creature or this one"."""
    if not any([isinstance(part, Is) for part in word.of[1:]]):
        return True
    return not any([isinstance(part, OtherThan) for part in walk(word.of[0])])


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
    of(ShuffleInto, _shuffle),
)
