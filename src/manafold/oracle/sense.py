"""Whether a reading makes sense: what is true of players is said of players, and what is true of objects of objects."""

from __future__ import annotations

from manafold.grammar.subjects import LeftOut, SaidYou
from manafold.model.abilities import ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.tree import children, walk
from manafold.model.words import (
    Condition,
    Cost,
    Effect,
    Filter,
    Mode,
    Ref,
    Replacement,
    Script,
    Static,
    TargetSpec,
    Trigger,
    Value,
    Word,
)
from manafold.oracle.nouns import nouns_of
from manafold.oracle.scripts import says_prevented
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.rules.characteristics import is_mana_ability
from manafold.rules.costs import ManaPart
from manafold.rules.permissions import PlayerRule
from manafold.words.abilities.additional_cost import AdditionalCost
from manafold.words.conditions.basic import Controls
from manafold.words.conditions.composed import Both, Either
from manafold.words.conditions.counters import HasCounters
from manafold.words.conditions.counts import AreIn, ControlsMany, ControlsNone, HandSize, LifeIs, ThereAre
from manafold.words.conditions.deeds import Attacked
from manafold.words.conditions.this_combat import AttackedThisTurn
from manafold.words.conditions.timing import NthResolution
from manafold.words.costs.counters import RemoveCounters
from manafold.words.costs.waterbend import Waterbend
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.becoming import BecomeCopy
from manafold.words.effects.cast import CastCards
from manafold.words.effects.clashing import Clash, Clashes, WonClash
from manafold.words.effects.copy_spell import CopySpell
from manafold.words.effects.create import CreateCopies
from manafold.words.effects.discard import Discard
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.libraries import Search
from manafold.words.effects.meanwhile import Meanwhile
from manafold.words.effects.moving_counters import MoveCounters
from manafold.words.effects.retarget import ChooseNewTargets
from manafold.words.filters.composed import AllOf, parts_of
from manafold.words.filters.every import Every
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.pointed import Among, Is, Other
from manafold.words.filters.this_way import ThisWay
from manafold.words.keywords.cycling import Cycles, CyclesOrDiscards
from manafold.words.keywords.limited import Exhaust
from manafold.words.keywords.soulbond import InPair, IsPaired
from manafold.words.keywords.speed import MaxSpeed
from manafold.words.refs.combat import AttackingPlayer, DefendingPlayer
from manafold.words.refs.commanders import YourCommander
from manafold.words.refs.damage import SourceOfChoice
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.plain import Attached, You
from manafold.words.refs.players import ControllerOf, OwnerOf, PlayerOrControllerOf
from manafold.words.statics.permitting import MayPlay
from manafold.words.statics.players import PlayerHexproof, PlayerShroud
from manafold.words.statics.preventing import Prevention
from manafold.words.triggers.casting import Casts
from manafold.words.triggers.states import StateTrigger
from manafold.words.triggers.zone_changes import Dies
from manafold.words.values.counters import CountersRemoved
from manafold.words.values.counting import Count

_PLAYERS = (You, SaidYou, ControllerOf, OwnerOf, PlayerOrControllerOf, DefendingPlayer, AttackingPlayer)
_STATES = (Controls, ControlsMany, ControlsNone, AreIn, ThereAre, HandSize, LifeIs, HasCounters)
"""What state triggers wait for (603.8); other conditions say when an event counts."""
_NOUNS = frozenset(("player", "opponent"))
_OF_BOTH = (PlayerHexproof, PlayerShroud)
"""Words for players that are written as those for objects are."""


def makes_sense(surface: object) -> bool:
    """Whether all that the abilities of a line, before binding, say of players and of objects can be true of them."""
    assert isinstance(surface, tuple)
    return all([_counts_its_own(ability) and _won_its_own(ability) for ability in surface]) and all(
        [_word_makes_sense(word) for ability in surface for _, word in walk(ability)]
    )


def _won_its_own(ability: Word) -> bool:
    """Whether an ability that asks whether you win speaks of a clash."""
    words = [word for _, word in walk(ability)]
    if not any([isinstance(word, WonClash) for word in words]):
        return True
    return any([isinstance(word, Clash | Clashes) for word in words])


def _counts_its_own(ability: Word) -> bool:
    """Whether an ability that speaks of counters removed "this way" has any number of them removed as its cost."""
    if not any([isinstance(word, CountersRemoved) for _, word in walk(ability)]):
        return True
    costs = ability.costs if isinstance(ability, ActivatedAbility) else ()
    return any([isinstance(cost, RemoveCounters) and cost.any_number for cost in costs])


def _word_makes_sense(word: Word) -> bool:
    if not isinstance(word, TargetSpec | Choose | AllOf) and any([_groups(part) for part in children(word)]):
        return False  # only what is chosen can be chosen together
    if isinstance(word, Condition | Value | Trigger) and any([isinstance(part, Choose) for part in children(word)]):
        return False  # nobody chooses anything for a condition, a number or an event
    if isinstance(word, Attacked):
        return _are_players(word.who) is not False
    if isinstance(word, AttackedThisTurn):
        return not _are_players(word.what)
    if isinstance(word, Both | Either):
        return type(word.second) is not type(word)  # three of them are joined from left to right
    if isinstance(word, AreIn) and isinstance(word.where, ThisWay):
        return False  # "is destroyed this way" is no place
    if isinstance(word, Search) and not isinstance(word.what, Choose):
        return isinstance(word.what, Each) and word.what.said == "all"
    if isinstance(word, Each):
        parts = parts_of(word.what)
        return Other() not in parts or not any([isinstance(part, ThisWay) for part in parts])  # that is the rest
    if isinstance(word, CastCards):
        return word.what != Pronoun("this spell")  # what it says of its own casting is no instruction
    if isinstance(word, ForEach):
        return not isinstance(word.times, Count)  # what can be counted is done for one after the other
    if isinstance(word, SourceOfChoice):
        return not _describes_players(word.what)
    if isinstance(word, Discard):
        return not (isinstance(word.what, Choose) and word.what.what.by_chance())  # it has words of its own for this
    if isinstance(word, Cost):
        if any([isinstance(part, Choose) and part.what.groups() for part in children(word)]):
            return False
        return not any([isinstance(part, TargetHere) for _, part in walk(word)])  # costs have no targets (115.1)
    if isinstance(word, AdditionalCost | ActivatedAbility) and not _waterbends_alone(word):
        return False
    if isinstance(word, TriggeredAbility) and isinstance(word.condition, NthResolution):
        return False  # it is asked as the ability resolves, not as it triggers
    if isinstance(word, SpellAbility | ActivatedAbility | TriggeredAbility):
        clauses = [*word.script.effects, *[effect for mode in word.script.modes for effect in mode.effects]]
        return not any([says_prevented(effect) and not effect.points for effect in clauses])
    if isinstance(word, StaticAbility):
        if isinstance(word.what, InPair):
            return isinstance(word.condition, IsPaired) and word.condition_first and _fits(word.does, False)
        if word.what == Is(Pronoun("~")) and isinstance(word.does[0], PlayerRule):
            return len(word.does) == 1  # a sentence about the spell
        return _fits(word.does, _describes_players(word.what))
    if isinstance(word, Casts | Cycles | CyclesOrDiscards):
        own = isinstance(word.what, Is) and not isinstance(word.what.ref, YourCommander)
        return not own  # that is another trigger, of the spell or card itself
    if isinstance(word, StateTrigger):
        return isinstance(word.condition, _STATES)
    if isinstance(word, MayPlay) and word.kind is not None:
        return any([isinstance(part, Among | ExiledWith) for part in parts_of(word.kind)])
    if isinstance(word, ChooseNewTargets):
        return word.what not in (Pronoun("the copy"), Pronoun("the copies"))  # they are chosen as it is made (707.10c)
    if isinstance(word, Exhaust):
        return not any([isinstance(each, ActivatedAbility) and is_mana_ability(each) for each in word.ability])
    if isinstance(word, MaxSpeed):
        return all([getattr(each, "zone", "battlefield") == "battlefield" for each in word.ability])
    if isinstance(word, Dies) and word.said == "is put somehow":
        return isinstance(word.what, Is) and isinstance(word.what.ref, Attached)  # that is on the battlefield
    if isinstance(word, Meanwhile):
        return isinstance(word.does, Replacement) and not isinstance(word.does, Prevention)
    if isinstance(word, MoveCounters):
        return word.to.person() != "many" and not isinstance(word.to, Each)  # how they are divided is not said
    if isinstance(word, Script | Mode):
        return not any(map(_is_another_exception, word.effects, word.effects[1:]))
    if not isinstance(word, ForAWhile) or not _fits(word.does, _are_players(word.what)):
        return not isinstance(word, ForAWhile)
    return not word.each or (word.what.person() == "many" and not isinstance(word.what, LeftOut))


def _waterbends_alone(word: AdditionalCost | ActivatedAbility) -> bool:
    """Whether no other mana is asked for beside that of waterbending, for which what helps with it may not pay
    (701.67b)."""
    parts = (*word.cost, *word.other) if isinstance(word, AdditionalCost) else word.costs
    if not any([isinstance(each, Waterbend) for each in parts]):
        return True
    return isinstance(word, ActivatedAbility) and not any([isinstance(each, ManaPart) for each in parts])


def _groups(part: Word) -> bool:
    """Whether it says something of several things chosen together."""
    return isinstance(part, Filter) and part.groups()


def _is_another_exception(copying: Effect, following: Effect) -> bool:
    """Whether a clause is one more exception to copying: "except it has haste and it isn't legendary" (CR 707.9)."""
    return (
        isinstance(copying, CreateCopies | BecomeCopy | CopySpell)
        and (isinstance(copying, CreateCopies) or bool(copying.exceptions))
        and isinstance(following, ForAWhile)
        and following.link == "and"
        and following.duration == Indefinitely()
    )


def _fits(does: tuple[Static, ...], players: bool | None) -> bool:
    if players is None:
        return not any([isinstance(static, _OF_BOTH) for static in does])
    return all([isinstance(static, PlayerRule) is players for static in does])


def _describes_players(what: Filter) -> bool | None:
    if isinstance(what, Every):
        return _describes_players(what.what)
    if isinstance(what, Is):
        return _are_players(what.ref)
    nouns = nouns_of(what)
    return bool(nouns) and nouns <= _NOUNS


def _are_players(ref: Ref) -> bool | None:
    """Whether a reference is to players; None if that can't be told."""
    if isinstance(ref, _PLAYERS):
        return True
    if isinstance(ref, Each | Choose):
        return _describes_players(ref.what)
    if isinstance(ref, TargetHere):
        return _describes_players(ref.spec.what)
    if isinstance(ref, Pronoun):
        if ref.said.endswith(("player", "players", "opponent", "opponents")):
            return True
        return None if ref.said in ("they", "them") else False
    return None
