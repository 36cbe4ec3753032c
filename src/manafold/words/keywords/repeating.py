"""Keywords that make more of a spell: storm, cascade, rebound, casualty (CR 702)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Extra, Keyword, StaticAbility, TriggeredAbility, Way
from manafold.model.mana import FREE
from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Fixed, Quantity, Replacement, Script
from manafold.rules import copies
from manafold.rules.events import Event, SpellCast, ZoneChanged
from manafold.rules.objects import StackItem
from manafold.rules.terms import NOTHING
from manafold.rules.triggering import delay
from manafold.words.costs.sacrifice import SacrificeCost
from manafold.words.costs.tapping import TapCost
from manafold.words.filters.compared import Shares
from manafold.words.filters.composed import AllOf
from manafold.words.filters.numbers import Measures, at_most
from manafold.words.keywords.building import CREATURE, ONE, THIS, whenever
from manafold.words.keywords.casting_by_effect import exile_until_nonland, may_cast, put_at_bottom_at_random
from manafold.words.keywords.kicking import copied_for
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source
from manafold.words.triggers.casting import ThisSpellIsCast
from manafold.words.triggers.delayed import NextStep

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class CopyForEachEarlier(Effect):
    """Copies the spell for each spell cast before it this turn, perhaps with new targets (CR 702.40a)."""

    def resolve(self, c: Context) -> Task[None]:
        earlier = 0
        for event in c.state.turn_events:
            if event is c.event:
                break
            earlier += isinstance(event, SpellCast)
        yield from copies.copy_times(c.state, c.source, c.controller, earlier, c.cause, new_targets=True)


@dataclass(frozen=True)
class Storm(Keyword):
    """As it is cast, it is copied for each spell cast before it this turn (CR 702.40)."""

    tag: ClassVar[str] = "storm"
    phrases: ClassVar[Phrases] = ("storm",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(ThisSpellIsCast(), CopyForEachEarlier()),)


@dataclass(frozen=True)
class CopyForEachBuried(Effect):
    """Copies the spell for each permanent put into a graveyard from the battlefield this turn, perhaps with new targets
    (CR 702.69a)."""

    def resolve(self, c: Context) -> Task[None]:
        buried = [
            event
            for event in c.state.turn_events
            if isinstance(event, ZoneChanged) and event.came_from == "battlefield" and event.to == "graveyard"
        ]
        yield from copies.copy_times(c.state, c.source, c.controller, len(buried), c.cause, new_targets=True)


@dataclass(frozen=True)
class Gravestorm(Keyword):
    """As it is cast, it is copied for each permanent put into a graveyard this turn (CR 702.69)."""

    tag: ClassVar[str] = "gravestorm"
    phrases: ClassVar[Phrases] = ("gravestorm",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(ThisSpellIsCast(), CopyForEachBuried()),)


@dataclass(frozen=True)
class CascadeAway(Effect):
    """Exiles cards from the top of the library until a nonland card of lesser mana value, which may be cast without
    paying; those not cast go to the bottom in a random order (CR 702.85a)."""

    def resolve(self, c: Context) -> Task[None]:
        limit = c.state.mana_value(c.source)
        found, exiled = yield from exile_until_nonland(limit - 1, c)
        if found != NOTHING:
            yield from may_cast(found, Way("cascade", FREE, zone="exile"), c, at_most(limit - 1))
        yield from put_at_bottom_at_random(exiled, c)


@dataclass(frozen=True)
class Cascade(Keyword):
    """As it is cast, a cheaper card from the top of the library may be cast without paying (CR 702.85)."""

    tag: ClassVar[str] = "cascade"
    phrases: ClassVar[Phrases] = ("cascade",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(ThisSpellIsCast(), CascadeAway()),)


@dataclass(frozen=True)
class CastAgain(Effect):
    """The card that was exiled may be cast from exile without paying its mana cost (CR 702.88a)."""

    def resolve(self, c: Context) -> Task[None]:
        exiled = c.state.latest(c.source)
        if exiled in c.state.objects and c.state.objects[exiled].zone == "exile":
            yield from may_cast(exiled, Way("rebound", FREE, zone="exile"), c)


@dataclass(frozen=True)
class Rebounding(Replacement):
    """As it resolves, a spell that was cast from hand is exiled, to be cast again in the next upkeep (CR 702.88a)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        spell = c.state.objects.get(c.source)
        from_hand = spell is not None and spell.item is not None and spell.item.came_from == "hand"
        resolves = event.to == "graveyard" and event.cause.rule == "608.2n"
        return event.old == c.source and resolves and from_hand and spell is not None and spell.kind == "card"

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        script = Script(effects=(CastAgain(),))
        ability = TriggeredAbility(NextStep("upkeep", yours=True), script)
        delay(c.state, ability, c.source, c.controller, StackItem(script, c.source))
        return (dataclasses.replace(event, to="exile"),)
        yield


@dataclass(frozen=True)
class Rebound(Keyword):
    """Cast from hand, it is exiled as it resolves and may be cast again in your next upkeep (CR 702.88)."""

    tag: ClassVar[str] = "rebound"
    phrases: ClassVar[Phrases] = ("rebound",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (Rebounding(),), zone="stack"),)


@dataclass(frozen=True)
class Conspire(Keyword):
    """You may tap two creatures that each share a color with it as you cast it; then it is copied (CR 702.78)."""

    tag: ClassVar[str] = "conspire"
    phrases: ClassVar[Phrases] = ("conspire",)

    def extras(self) -> tuple[Extra, ...]:
        two = Quantity(Fixed(2), Fixed(2))
        alike = AllOf((CREATURE, Shares("color", Source())))
        return (Extra("conspire", costs=(TapCost(what=Choose(two, alike)),)),)

    def expand(self) -> tuple[Ability, ...]:
        return (copied_for("conspire"),)


@dataclass(frozen=True)
class Casualty(Keyword):
    """You may sacrifice a creature of enough power as you cast it; then it is copied (CR 702.153)."""

    number: int

    tag: ClassVar[str] = "casualty"
    phrases: ClassVar[Phrases] = ("casualty {number}",)

    def extras(self) -> tuple[Extra, ...]:
        strong = AllOf((CREATURE, Measures("power", "at least", Fixed(self.number))))
        return (Extra("casualty", costs=(SacrificeCost(what=Choose(ONE, strong)),)),)

    def expand(self) -> tuple[Ability, ...]:
        return (copied_for("casualty"),)
