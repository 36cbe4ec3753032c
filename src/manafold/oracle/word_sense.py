"""What has to be true of the words of each class for a reading to make sense."""

from __future__ import annotations

from collections.abc import Callable

from manafold.grammar.subjects import LeftOut
from manafold.model.abilities import StaticAbility
from manafold.model.tree import children, walk
from manafold.model.typeline import SUBTYPES
from manafold.model.words import (
    Cost,
    Effect,
    Filter,
    Mode,
    Replacement,
    Script,
    Word,
)
from manafold.oracle.ability_sense import TESTS as OF_ABILITIES
from manafold.oracle.about_players import are_players, describes_players, fits
from manafold.oracle.clause_sense import TESTS as OF_CLAUSES
from manafold.oracle.failing import fails_as_a_whole
from manafold.oracle.places_said import TESTS as OF_PLACES
from manafold.oracle.sensible import Test, of
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.rules.copying import CopyException
from manafold.rules.permissions import PlayerRule
from manafold.words.conditions.basic import Controls
from manafold.words.conditions.being import Compares, Has
from manafold.words.conditions.composed import Both, Either
from manafold.words.conditions.counters import HasCounters
from manafold.words.conditions.counts import AreIn, ControlsMany, ControlsNone, HandSize, LifeIs, ThereAre
from manafold.words.conditions.deeds import Attacked
from manafold.words.conditions.happened import Happened
from manafold.words.conditions.this_combat import AttackedThisTurn
from manafold.words.destinations.face_down import BattlefieldFaceDown
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.becoming import BecomeCopy
from manafold.words.effects.cast import CastCards
from manafold.words.effects.copy_spell import CopySpell
from manafold.words.effects.create import CreateCopies
from manafold.words.effects.discard import Discard
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.libraries import Search
from manafold.words.effects.meanwhile import Meanwhile
from manafold.words.effects.moving_counters import MoveCounters
from manafold.words.effects.putting import Put
from manafold.words.effects.retarget import ChooseNewTargets
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.compared import OnBattlefield
from manafold.words.filters.composed import parts_of
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.pointed import Among, Is, Other
from manafold.words.filters.spells import tells_place
from manafold.words.filters.this_way import ThisWay
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.keywords.cycling import Cycles, CyclesOrDiscards
from manafold.words.keywords.soulbond import InPair, IsPaired
from manafold.words.refs.commanders import YourCommander
from manafold.words.refs.damage import SourceOfChoice
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.plain import Attached
from manafold.words.statics.entering_with import EntersWithCounters
from manafold.words.statics.kinds import Becomes
from manafold.words.statics.permitting import MayPlay
from manafold.words.statics.preventing import Prevention
from manafold.words.triggers.casting import Casts
from manafold.words.triggers.states import StateTrigger
from manafold.words.triggers.zone_changes import Dies
from manafold.words.values.counting import Count
from manafold.words.values.greatest_number import GreatestNumber

_STATES = (Controls, ControlsMany, ControlsNone, AreIn, ThereAre, HandSize, LifeIs, HasCounters, Has, Compares)
"""What state triggers wait for (603.8); other conditions say when an event counts."""


def _attacked(word: Attacked) -> bool:
    return are_players(word.who) is not False


def _attacked_this_turn(word: AttackedThisTurn) -> bool:
    return not are_players(word.what)


def _joined(word: Both | Either) -> bool:
    """Three of them are joined from left to right."""
    return type(word.second) is not type(word)


def _are_in(word: AreIn) -> bool:
    """Where something is destroyed "this way" is no place; and of what is pointed at, another condition says that it is
    on the battlefield."""
    return not isinstance(word.where, ThisWay) and not (isinstance(word.what, Is) and word.where == OnBattlefield())


def _search(word: Search) -> bool:
    return isinstance(word.what, Choose) or (isinstance(word.what, Each) and word.what.said == "all")


def _each(word: Each) -> bool:
    """What else something was done to this way is the rest."""
    parts = parts_of(word.what)
    return Other() not in parts or not any([isinstance(part, ThisWay) for part in parts])


def _cast_cards(word: CastCards) -> bool:
    """What a spell says of its own casting is no instruction."""
    return word.what != Pronoun("this spell")


def _for_each(word: ForEach) -> bool:
    """What can be counted is done for one after the other."""
    return not isinstance(word.times, Count)


def _source_of_choice(word: SourceOfChoice) -> bool:
    return not describes_players(word.what)


def _discard(word: Discard) -> bool:
    """It has words of its own for what chance chooses."""
    return not (isinstance(word.what, Choose) and word.what.what.by_chance())


def _cost(word: Cost) -> bool:
    """Costs have no targets (115.1), and chance chooses for them only where they have words of their own for it."""
    if any([isinstance(part, Choose) and part.what.by_chance() for part in children(word)]):
        return False
    return not any([isinstance(part, TargetHere) for part in walk(word)])


def _static(word: StaticAbility) -> bool:
    if isinstance(word.what, InPair):
        return isinstance(word.condition, IsPaired) and word.condition_first and fits(word.does, False)
    if word.what == Is(Pronoun("~")) and isinstance(word.does[0], PlayerRule):
        return len(word.does) == 1  # a sentence about the spell
    return fits(word.does, describes_players(word.what))


def _of_others(word: Casts | Cycles | CyclesOrDiscards) -> bool:
    """For the spell or card itself there is another trigger."""
    return not isinstance(word.what, Is) or isinstance(word.what.ref, YourCommander)


def _state_trigger(word: StateTrigger) -> bool:
    return isinstance(word.condition, _STATES)


def _may_play(word: MayPlay) -> bool:
    """Which lands or cards may be played from where is another matter than which spells."""
    if word.kind is None:
        return True
    parts = parts_of(word.kind)
    if any([isinstance(part, Among | ExiledWith) for part in parts]):
        return True
    what = [part for part in parts if not tells_place(part)]
    if not word.lands or len(what) == len(parts):
        return False
    return what == [IsCard()] if any([isinstance(part, ThisWay) for part in parts]) else _are_some_lands(what)


def _are_some_lands(what: list[Filter]) -> bool:
    """Whether it describes lands of some kind, and not all that are lands, which is said in another way."""
    named = any([isinstance(part, OfSubtype) and part.subtype in SUBTYPES["land"] for part in what])
    return named or (len(what) > 1 and OfType("land") in what)


def _new_targets(word: ChooseNewTargets) -> bool:
    """Those of a copy are chosen as it is made (707.10c)."""
    return word.what not in (Pronoun("the copy"), Pronoun("the copies"))


def _dies(word: Dies) -> bool:
    """Only what something is attached to, which is on the battlefield, can be put somehow into a graveyard."""
    return word.said != "is put somehow" or (isinstance(word.what, Is) and isinstance(word.what.ref, Attached))


def _meanwhile(word: Meanwhile) -> bool:
    return isinstance(word.does, Replacement) and not isinstance(word.does, Prevention)


def _enters_with_counters(word: EntersWithCounters) -> bool:
    """What is cast by a permission enters so by that, and not by an ability of its own."""
    return not (isinstance(word.condition, Happened) and word.condition.cast)


def _copying(word: CreateCopies | BecomeCopy | CopySpell) -> bool:
    """Only what enters as a copy itself enters with counters by an exception."""
    return not any([isinstance(each, CopyException) for each in word.exceptions])


def _move_counters(word: MoveCounters) -> bool:
    """How they are divided among several must be the player's choice."""
    return word.any_number or (word.to.person() != "many" and not isinstance(word.to, Each))


def _clauses(word: Script | Mode) -> bool:
    pairs = list(zip(word.effects, word.effects[1:], strict=False))
    return not any([_is_another_exception(*pair) or _lists_what_is_hidden(*pair) for pair in pairs])


def _lists_what_is_hidden(putting: Effect, following: Effect) -> bool:
    """Whether a clause says what something is that was put onto the battlefield face down just now (CR 708.2)."""
    if not (isinstance(putting, Put) and isinstance(putting.to, BattlefieldFaceDown) and putting.to.kind is None):
        return False
    return isinstance(following, ForAWhile) and any(
        [isinstance(static, Becomes) and static.said == "is" for static in following.does]
    )


def _is_another_exception(copying: Effect, following: Effect) -> bool:
    """Whether a clause is one more exception to copying: "except it has haste and it isn't legendary" (CR 707.9)."""
    return (
        isinstance(copying, CreateCopies | BecomeCopy | CopySpell)
        and (isinstance(copying, CreateCopies) or bool(copying.exceptions))
        and isinstance(following, ForAWhile)
        and following.link == "and"
        and following.duration == Indefinitely()
    )


def _greatest_number(word: GreatestNumber) -> bool:
    """It says whose they are, of several players."""
    whose = [part for part in parts_of(word.what) if isinstance(part, ControlledBy)]
    return len(whose) == 1 and isinstance(whose[0].who, Each) and not whose[0].denied


def _for_a_while(word: ForAWhile) -> bool:
    """What a spell says of itself without a duration, it is, and not made so by its own effect."""
    if word.what == Pronoun("this spell") and word.duration == Indefinitely():
        return False
    if not fits(word.does, are_players(word.what)):
        return False
    return not word.each or (word.what.person() == "many" and not isinstance(word.what, LeftOut))


_TESTS: tuple[Test, ...] = (
    *OF_ABILITIES,
    *OF_CLAUSES,
    *OF_PLACES,
    of(Attacked, _attacked),
    of(AttackedThisTurn, _attacked_this_turn),
    of(Both, _joined),
    of(Either, _joined),
    of(AreIn, _are_in),
    of(Search, _search),
    of(Each, _each),
    of(CastCards, _cast_cards),
    of(ForEach, _for_each),
    of(SourceOfChoice, _source_of_choice),
    of(Discard, _discard),
    of(EntersWithCounters, _enters_with_counters),
    of(CreateCopies, _copying),
    of(BecomeCopy, _copying),
    of(CopySpell, _copying),
    of(Cost, _cost),
    of(StaticAbility, _static),
    of(Casts, _of_others),
    of(Cycles, _of_others),
    of(CyclesOrDiscards, _of_others),
    of(StateTrigger, _state_trigger),
    of(MayPlay, _may_play),
    of(ChooseNewTargets, _new_targets),
    of(Dies, _dies),
    of(Meanwhile, _meanwhile),
    of(MoveCounters, _move_counters),
    of(Script, _clauses),
    of(Script, fails_as_a_whole),
    of(Mode, _clauses),
    of(Mode, fails_as_a_whole),
    of(ForAWhile, _for_a_while),
    of(GreatestNumber, _greatest_number),
)


_KNOWN: dict[type[Word], tuple[Callable[[Word], bool], ...]] = {}


def tests_of(kind: type[Word]) -> tuple[Callable[[Word], bool], ...]:
    """What has to be true of a word of this class. Found once for each."""
    if kind not in _KNOWN:
        _KNOWN[kind] = tuple([true for each, true in _TESTS if issubclass(kind, each)])
    return _KNOWN[kind]
