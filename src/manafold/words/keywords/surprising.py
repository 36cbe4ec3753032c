"""Ninjutsu, warp, offspring, myriad, transmute, fuse, split second (CR 702)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Extra, Keyword, StaticAbility, TriggeredAbility, Way
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Effect, Fixed, Script
from manafold.rules import combat, destroying, tokens, zones
from manafold.rules.additional_costs import settled
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.costs import UsingCost
from manafold.rules.faces import BOTH
from manafold.rules.needs import Picks
from manafold.rules.objects import StackItem
from manafold.rules.permissions import PlayerRule
from manafold.rules.terms import NOTHING
from manafold.rules.triggering import delay
from manafold.words.conditions.basic import AsSorcery
from manafold.words.conditions.paid import WasPaid
from manafold.words.costs.discard import DiscardCost
from manafold.words.destinations.zones import Hand
from manafold.words.effects.delayed import Later
from manafold.words.effects.exile import Exile
from manafold.words.effects.libraries import Reveal, Search, Shuffle
from manafold.words.effects.putting import Put
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsCard, IsPlayer
from manafold.words.filters.numbers import Measures
from manafold.words.keywords.building import ONE, THIS, whenever
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Named
from manafold.words.statics.size import HasBaseSize
from manafold.words.triggers.combat import Attacks
from manafold.words.triggers.delayed import NextStep
from manafold.words.triggers.zone_changes import Enters
from manafold.words.values.counting import MeasureOf

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

YOU = You()
DEFENDER = "defender"
"""Under this name an activation of ninjutsu knows what the creature attacked that was returned."""
AFTER_BLOCKS = frozenset(("declare blockers", "first strike damage", "combat damage", "end of combat"))


@dataclass(frozen=True)
class ReturnUnblocked(UsingCost):
    """Return an unblocked attacking creature you control to its owner's hand (CR 702.49a)."""

    tag: ClassVar[str] = "return unblocked attacker"

    def picks(self, c: Context) -> Picks:
        state = c.state
        if state.combat is None or state.step not in AFTER_BLOCKS:
            return Picks("leave", 1, ())
        attacks = state.combat.attacks
        unblocked = [id for id in attacks if not attacks[id].blocked and state.objects[id].controller == c.subject]
        return Picks("leave", 1, unblocked)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        (id,) = chosen
        assert c.state.combat is not None
        assert c.item is not None
        c.item.paid = {**c.item.paid, DEFENDER: c.state.combat.attacks[id].defender}
        return (yield from zones.move(c.state, id, "hand", c.cause)) != NOTHING


@dataclass(frozen=True)
class EnterAttacking(Effect):
    """The card enters from hand tapped and attacking what the returned creature attacked (CR 702.49c)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        if c.source not in state.objects or state.objects[c.source].zone != "hand" or c.item is None:
            return
        new = yield from zones.enter(state, c.source, c.controller, c.cause, tapped=True)
        defender = c.item.paid.get(DEFENDER, NOTHING)
        if new != NOTHING and defender != NOTHING:
            combat.put_attacking(state, new, defender)


@dataclass(frozen=True)
class Ninjutsu(Keyword):
    """For a cost and an unblocked attacker returned to hand, it enters attacking in its place (CR 702.49)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "ninjutsu"
    phrases: ClassVar[Phrases] = at_cost("ninjutsu")

    def expand(self) -> tuple[Ability, ...]:
        return (ActivatedAbility((*self.cost, ReturnUnblocked()), Script(effects=(EnterAttacking(),)), zone="hand"),)


@dataclass(frozen=True)
class WarpedEarlier(Condition):
    """The card was exiled by its warp ability in an earlier turn (CR 702.185a)."""

    def holds(self, c: Context) -> bool:
        turn = c.state.object(c.source).choices.get("warped")
        return isinstance(turn, int) and turn < c.state.turn_number


@dataclass(frozen=True)
class ExileWarped(Effect):
    """The permanent is exiled, and it is known in which turn (CR 702.185a)."""

    def resolve(self, c: Context) -> Task[None]:
        for new in (yield from destroying.exile(c.state, (c.source,), c.cause)):
            card = c.state.edit(new)
            card.choices = {**card.choices, "warped": c.state.turn_number}


@dataclass(frozen=True)
class Warp(Keyword):
    """For another cost; then it is exiled at the next end step, and may be cast in a later turn (CR 702.185)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "warp"
    phrases: ClassVar[Phrases] = at_cost("warp")

    def ways(self) -> tuple[Way, ...]:
        return (way("warp", self.cost), Way("permission", zone="exile", condition=WarpedEarlier()))

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        away = Later(when=NextStep("end step"), script=Script(effects=(ExileWarped(),)))
        return (away,) if paid.get("warp") else ()


@dataclass(frozen=True)
class CreateSmallCopy(Effect):
    """Creates a token that is a copy of the source, except it's 1/1 (CR 702.175a)."""

    def resolve(self, c: Context) -> Task[None]:
        small = HasBaseSize(Fixed(1), Fixed(1))
        yield from tokens.create_copies(c.state, c.controller, c.source, 1, c, (small,))


@dataclass(frozen=True)
class Offspring(Keyword):
    """For an additional cost, a 1/1 token copy enters after it (CR 702.175)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "offspring"
    phrases: ClassVar[Phrases] = at_cost("offspring")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("offspring"), self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        script = Script(effects=(CreateSmallCopy(),))
        return (TriggeredAbility(Enters(THIS), script, WasPaid(Source(), "offspring")),)


@dataclass(frozen=True)
class AttackTheOthers(Effect):
    """For each other opponent a token copy may attack them or what is theirs, for this combat (CR 702.116a)."""

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        made: list[int] = []
        attacked = combat.defending_player(state, c.source)
        for opponent in state.opponents(c.controller):
            if opponent == attacked or not (yield from yes_or_no(c.controller, "attack another opponent", c.source)):
                continue
            theirs = [each for each in combat.attackable(state) if combat.defender_of(state, each) == opponent]
            chosen = yield from choose_some(state, c.controller, theirs, 1, 1, "attack", "attack", c.source)
            for token in (yield from tokens.create_copies(state, c.controller, c.source, 1, c, tapped=True)):
                made.append(token)
                for defender in chosen:
                    combat.put_attacking(state, token, defender)
        if made:
            script = Script(effects=(Exile(who=YOU, what=Named("myriad")),))
            item = StackItem(script, c.source, named={"myriad": tuple(made)})
            delay(state, TriggeredAbility(NextStep("end of combat"), script), c.source, c.controller, item)


@dataclass(frozen=True)
class Myriad(Keyword):
    """Attacking, it may be copied to attack each other opponent (CR 702.116)."""

    tag: ClassVar[str] = "myriad"
    phrases: ClassVar[Phrases] = ("myriad",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Attacks(THIS), AttackTheOthers()),)


@dataclass(frozen=True)
class Transmute(Keyword):
    """For a cost, discard it to search for a card of the same mana value (CR 702.53)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "transmute"
    phrases: ClassVar[Phrases] = at_cost("transmute")

    def expand(self) -> tuple[Ability, ...]:
        same = AllOf((IsCard(), Measures("mana value", "equal", MeasureOf(Source(), "mana value"))))
        found = Named("search")
        script = Script(
            effects=(
                Search(who=YOU, whose=YOU, what=Choose(ONE, same), named="search"),
                Reveal(who=YOU, what=found),
                Put(who=YOU, what=found, to=Hand("your")),
                Shuffle(who=YOU),
            )
        )
        return (ActivatedAbility((*self.cost, DiscardCost(what=Source())), script, (AsSorcery(),), "hand"),)


@dataclass(frozen=True)
class Fuse(Keyword):
    """Both halves may be cast from hand as one spell (CR 702.102)."""

    tag: ClassVar[str] = "fuse"
    phrases: ClassVar[Phrases] = ("fuse",)

    def ways(self) -> tuple[Way, ...]:
        return (Way("fuse", face=BOTH),)


@dataclass(frozen=True)
class NoResponses(PlayerRule):
    """Players can't cast other spells or activate abilities that aren't mana abilities (CR 702.61a)."""

    def forbids_casting(self, spell: int, player: int, c: Context) -> bool:
        return spell != c.source

    def forbids_activating(self, source: int, is_mana: bool, c: Context) -> bool:
        return not is_mana


@dataclass(frozen=True)
class SplitSecond(Keyword):
    """While it is on the stack, players can't cast spells or activate abilities but for mana (CR 702.61)."""

    tag: ClassVar[str] = "split second"
    phrases: ClassVar[Phrases] = ("split second",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(IsPlayer(), (NoResponses(),), zone="stack"),)
