"""What has to be true of activated and triggered abilities, and of those who do things together."""

from __future__ import annotations

from manafold.model.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from manafold.model.tree import walk
from manafold.model.words import Trigger, Word
from manafold.oracle.about_players import are_players
from manafold.oracle.scripts import says_prevented
from manafold.oracle.sensible import Test, of
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.rules.ability_sets import is_mana_ability
from manafold.rules.costs import ManaPart
from manafold.words.abilities.additional_cost import AdditionalCost
from manafold.words.conditions.being import Fits
from manafold.words.conditions.targets import Targets
from manafold.words.conditions.timing import NthResolution, OnlyOnce
from manafold.words.costs.behold import BeholdCost
from manafold.words.costs.picking import PickingCost
from manafold.words.costs.waterbend import Waterbend
from manafold.words.filters.composed import parts_of
from manafold.words.filters.face_down import FaceDown
from manafold.words.filters.kinds import IsCard
from manafold.words.keywords.limited import Exhaust
from manafold.words.keywords.power_up import PowerUp
from manafold.words.keywords.speed import MaxSpeed
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
    return not any([isinstance(part, TargetHere) for part in walk(word)])


def _you_and(word: YouAnd) -> bool:
    """Others are players, and none of them is chosen anew for each verb."""
    return are_players(word.other) is True and not isinstance(word.other, Choose)


def _waterbends_alone(word: ActivatedAbility) -> bool:
    """Whether no other mana is asked for beside that of waterbending, for which what helps with it may not pay
    (701.67b), and nothing changes how much it is."""
    if not any([isinstance(each, Waterbend) for each in word.costs]):
        return True
    return word.change is None and not any([isinstance(each, ManaPart) for each in word.costs])


def _exiles_what_it_beholds(word: AdditionalCost | ActivatedAbility) -> bool:
    """Whether what is beheld and exiled is said as the one cost that it is."""
    parts = (*word.cost, *word.other) if isinstance(word, AdditionalCost) else word.costs
    beheld = any([type(each) is BeholdCost for each in parts])
    return not (beheld and any([isinstance(each, PickingCost) and isinstance(each.what, Pronoun) for each in parts]))


def _ability(word: SpellAbility | ActivatedAbility | TriggeredAbility) -> bool:
    """Whether what it says of what is prevented is said of what it prevents itself, and it asks nothing of the cards
    that face-down permanents are, which are seen only as what those are (708.2)."""
    clauses = [*word.script.effects, *[effect for mode in word.script.modes for effect in mode.effects]]
    if any([says_prevented(effect) and not effect.points for effect in clauses]):
        return False
    words = list(walk(word))
    return not (any([isinstance(part, FaceDown) for part in words]) and any([_asks_of_card(part) for part in words]))


def _asks_of_card(word: Word) -> bool:
    """Whether it asks what kind of card something is: "if it's a creature card"."""
    return isinstance(word, Fits) and IsCard() in parts_of(word.description)


def _limited(word: Exhaust | PowerUp) -> bool:
    """No mana ability is limited so, and nothing but the keyword changes what the ability costs."""
    abilities = [each for each in word.ability if isinstance(each, ActivatedAbility)]
    changed = [each for each in abilities if each.change or any([isinstance(cost, Waterbend) for cost in each.costs])]
    return not any(map(is_mana_ability, abilities)) and not (isinstance(word, PowerUp) and changed)


def _max_speed(word: MaxSpeed) -> bool:
    return all([getattr(each, "zone", "battlefield") == "battlefield" for each in word.ability])


TESTS: tuple[Test, ...] = (
    of(ActivatedAbility, _waterbends_alone),
    of(AdditionalCost, _exiles_what_it_beholds),
    of(ActivatedAbility, _exiles_what_it_beholds),
    of(ActivatedAbility, _ability),
    of(SpellAbility, _ability),
    of(TriggeredAbility, _ability),
    of(Exhaust, _limited),
    of(PowerUp, _limited),
    of(MaxSpeed, _max_speed),
    of(ActivatedAbility, _activated),
    of(TriggeredAbility, _triggered),
    of(AbilityCosts, _own_cost),
    of(Trigger, _trigger),
    of(YouAnd, _you_and),
)
