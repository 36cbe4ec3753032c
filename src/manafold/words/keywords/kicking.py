"""Keywords that are additional costs: kicker, buyback, entwine, escalate, replicate, bargain (CR 118.8, 702)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Extra, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect, Fixed, Quantity, Replacement, Script
from manafold.rules import copies
from manafold.rules.additional_costs import settled
from manafold.rules.events import Event, ZoneChanged
from manafold.rules.remembering import times_paid
from manafold.words.conditions.paid import WasPaid, WasSo
from manafold.words.costs.sacrifice import SacrificeCost
from manafold.words.filters.composed import AnyOf
from manafold.words.filters.kinds import IsToken
from manafold.words.filters.types import OfType
from manafold.words.keywords.building import ONE, THIS
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source
from manafold.words.triggers.casting import ThisSpellIsCast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def mana_in(cost: Sequence[Cost]) -> str:
    """The mana of a cost, as part of the name by which a variant of it is known."""
    found = settled(Extra(""), tuple(cost)).mana
    return "" if found is None else str(found)


@dataclass(frozen=True)
class Kicker(Keyword):
    """You may pay an additional cost as you cast this spell (CR 702.33a); `second` is another such cost (702.33b)."""

    cost: tuple[Cost, ...]
    second: tuple[Cost, ...] = ()

    tag: ClassVar[str] = "kicker"
    phrases: ClassVar[Phrases] = (
        *at_cost("kicker"),
        "kicker {cost:list comma symbols} and/or {second:list comma symbols}",
    )

    def extras(self) -> tuple[Extra, ...]:
        if not self.second:
            return (settled(Extra("kicker"), self.cost),)
        return tuple([settled(Extra(f"kicker {mana_in(cost)}"), cost) for cost in (self.cost, self.second)])


@dataclass(frozen=True)
class Multikicker(Keyword):
    """You may pay an additional cost any number of times (CR 702.33c)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "multikicker"
    phrases: ClassVar[Phrases] = at_cost("multikicker")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("kicker", repeats=True), self.cost),)


@dataclass(frozen=True)
class ReturnsAsItResolves(Replacement):
    """As it resolves, this spell goes to its owner's hand instead of the graveyard (CR 702.27a)."""

    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, ZoneChanged)
        return event.old == c.source and event.to == "graveyard" and event.cause.rule == "608.2n"

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return (dataclasses.replace(event, to="hand"),)
        yield


@dataclass(frozen=True)
class Buyback(Keyword):
    """For an additional cost, this card goes to its owner's hand as it resolves (CR 702.27)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "buyback"
    phrases: ClassVar[Phrases] = at_cost("buyback")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("buyback"), self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (ReturnsAsItResolves(),), WasPaid(Source(), "buyback"), "stack"),)


@dataclass(frozen=True)
class Entwine(Keyword):
    """For an additional cost, all modes are chosen (CR 702.42)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "entwine"
    phrases: ClassVar[Phrases] = at_cost("entwine")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("entwine"), self.cost),)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        all_of_them = Fixed(len(script.modes))
        return dataclasses.replace(script, choose=Quantity(all_of_them, all_of_them)) if paid.get("entwine") else script


@dataclass(frozen=True)
class Escalate(Keyword):
    """An additional cost for each mode beyond the first (CR 702.120)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "escalate"
    phrases: ClassVar[Phrases] = at_cost("escalate")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("escalate", repeats=True), self.cost),)

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        modes = Fixed(1 + paid.get("escalate", 0))
        return dataclasses.replace(script, choose=Quantity(modes, modes))


@dataclass(frozen=True)
class CopyForEachPayment(Effect):
    """Copies the spell that says this as often as its cost `name` was paid, perhaps with new targets (CR 702.56a)."""

    name: str

    def resolve(self, c: Context) -> Task[None]:
        times = times_paid(c.source, self.name, c)
        yield from copies.copy_times(c.state, c.source, c.controller, times, c.cause, new_targets=True)


def copied_for(name: str) -> TriggeredAbility:
    """"When you cast this spell, if the cost of this name was paid, copy it for each time it was paid." (CR 603.4)"""
    script = Script(effects=(CopyForEachPayment(name),))
    return TriggeredAbility(ThisSpellIsCast(), script, WasSo(Source(), name), zone="stack")


@dataclass(frozen=True)
class Replicate(Keyword):
    """An additional cost any number of times; then a copy for each time (CR 702.56)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "replicate"
    phrases: ClassVar[Phrases] = at_cost("replicate")

    def extras(self) -> tuple[Extra, ...]:
        return (settled(Extra("replicate", repeats=True), self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        return (copied_for("replicate"),)


@dataclass(frozen=True)
class Bargain(Keyword):
    """You may sacrifice an artifact, enchantment, or token as you cast this spell (CR 702.166)."""

    tag: ClassVar[str] = "bargain"
    phrases: ClassVar[Phrases] = ("bargain",)

    def extras(self) -> tuple[Extra, ...]:
        what = AnyOf((OfType("artifact"), OfType("enchantment"), IsToken()))
        return (Extra("bargain", costs=(SacrificeCost(what=Choose(ONE, what)),)),)
