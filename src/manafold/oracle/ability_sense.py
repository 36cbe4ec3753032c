"""What has to be true of activated and triggered abilities, and of those who do things together."""

from __future__ import annotations

from manafold.model.abilities import ActivatedAbility, TriggeredAbility
from manafold.model.tree import walk
from manafold.model.words import Trigger
from manafold.oracle.about_players import are_players
from manafold.oracle.sensible import Test, of
from manafold.oracle.surface import TargetHere
from manafold.rules.ability_sets import is_mana_ability
from manafold.words.conditions.targets import Targets
from manafold.words.conditions.timing import NthResolution, OnlyOnce
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.players import YouAnd
from manafold.words.statics.spell_costs import AbilityCosts


def _activated(word: ActivatedAbility) -> bool:
    """Of mana abilities it is not known how often they were activated, and they are for controllers alone."""
    return not (is_mana_ability(word) and (word.by or any([isinstance(each, OnlyOnce) for each in word.only])))


def _triggered(word: TriggeredAbility) -> bool:
    """How often it has resolved is asked as the ability resolves, not as it triggers; how often it has triggered at all
    is not known."""
    return not isinstance(word.condition, NthResolution) and not any([isinstance(each, OnlyOnce) for each in word.only])


def _own_cost(word: AbilityCosts) -> bool:
    """That it depends on what it targets is said by a word of its own."""
    return not isinstance(word.condition, Targets)


def _trigger(word: Trigger) -> bool:
    """An event has no targets (115.1)."""
    return not any([isinstance(part, TargetHere) for _, part in walk(word)])


def _you_and(word: YouAnd) -> bool:
    """Others are players, and none of them is chosen anew for each verb."""
    return are_players(word.other) is True and not isinstance(word.other, Choose)


TESTS: tuple[Test, ...] = (
    of(ActivatedAbility, _activated),
    of(TriggeredAbility, _triggered),
    of(AbilityCosts, _own_cost),
    of(Trigger, _trigger),
    of(YouAnd, _you_and),
)
