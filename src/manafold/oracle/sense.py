"""Whether a reading makes sense: what is true of players is said of players, and what is true of objects of objects."""

from __future__ import annotations

from manafold.model.abilities import ActivatedAbility
from manafold.model.tree import children, walk
from manafold.model.words import (
    Condition,
    Filter,
    TargetSpec,
    Trigger,
    Value,
    Word,
)
from manafold.oracle.word_sense import tests_of
from manafold.words.costs.counters import RemoveCounters
from manafold.words.effects.clashing import Clash, Clashes, WonClash
from manafold.words.filters.composed import AllOf, parts_of
from manafold.words.filters.type_of_choice import OfTypeOfChoice
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.values.counters import CountersRemoved


def makes_sense(surface: object) -> bool:
    """Whether all that the abilities of a line, before binding, say of players and of objects can be true of them."""
    assert isinstance(surface, tuple)
    return all([_counts_its_own(ability) and _won_its_own(ability) for ability in surface]) and all(
        [_word_makes_sense(word) for ability in surface for word in walk(ability)]
    )


def _won_its_own(ability: Word) -> bool:
    """Whether an ability that asks whether you win speaks of a clash."""
    words = list(walk(ability))
    if not any([isinstance(word, WonClash) for word in words]):
        return True
    return any([isinstance(word, Clash | Clashes) for word in words])


def _counts_its_own(ability: Word) -> bool:
    """Whether an ability that speaks of counters removed "this way" has any number of them removed as its cost."""
    if not any([isinstance(word, CountersRemoved) for word in walk(ability)]):
        return True
    costs = ability.costs if isinstance(ability, ActivatedAbility) else ()
    return any([isinstance(cost, RemoveCounters) and cost.any_number for cost in costs])


def _word_makes_sense(word: Word) -> bool:
    where_it_can_be = _chosen_where_it_can_be(word) and _type_chosen_where_it_can_be(word)
    return where_it_can_be and all([makes(word) for makes in tests_of(type(word))])


def _chosen_where_it_can_be(word: Word) -> bool:
    """Whether things are chosen together only where anything is chosen, and nothing for a condition, a number or an
    event, for which nobody chooses."""
    parts = list(children(word))
    if not isinstance(word, TargetSpec | Choose | AllOf) and any([_groups(part) for part in parts]):
        return False
    return not isinstance(word, Condition | Value | Trigger) or not any([isinstance(part, Choose) for part in parts])


def _type_chosen_where_it_can_be(word: Word) -> bool:
    """Whether a type is chosen only for all things that an effect speaks of, at its beginning."""
    if not any([OfTypeOfChoice() in parts_of(part) for part in children(word) if isinstance(part, Filter)]):
        return True
    return isinstance(word, AllOf | Each)


def _groups(part: Word) -> bool:
    """Whether it says something of several things chosen together."""
    return isinstance(part, Filter) and part.groups()
