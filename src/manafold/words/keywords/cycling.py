"""Cycling and its variants (CR 702.29)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Effect, Filter, Fixed, Script, Trigger
from manafold.rules.events import AbilityActivated, Discarded, Event
from manafold.rules.terms import NOTHING
from manafold.words.costs.discard import DiscardCost
from manafold.words.destinations.zones import Hand
from manafold.words.effects.draw import Draw
from manafold.words.effects.libraries import Reveal, Search, Shuffle
from manafold.words.effects.putting import Put
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.types import OfSubtype, OfSupertype, OfType
from manafold.words.keywords.building import ONE
from manafold.words.keywords.saying import at_cost
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, You
from manafold.words.refs.pointing import Named

if TYPE_CHECKING:
    from manafold.rules.context import Context

CYCLING = "cycling"
"""The label of the abilities that cycle a card."""
YOU = You()
BASIC_LAND = AllOf((OfSupertype("basic"), OfType("land")))
NAMED_TYPES: tuple[tuple[str, Filter], ...] = (
    *[(f"{subtype.lower()}cycling", OfSubtype(subtype)) for subtype in (
        "Plains", "Island", "Swamp", "Mountain", "Forest", "Wizard", "Sliver",
    )],
    ("landcycling", OfType("land")),
    ("basic landcycling", BASIC_LAND),
    ("artifact landcycling", AllOf((OfType("artifact"), OfType("land")))),
)  # fmt: skip
"""The variants of typecycling and what each searches for."""


def cycling(cost: tuple[Cost, ...], *effects: Effect) -> ActivatedAbility:
    """"[Cost], Discard this card: ..." """
    return ActivatedAbility((*cost, DiscardCost(what=Source())), Script(effects=effects), zone="hand", label=CYCLING)


@dataclass(frozen=True)
class Cycling(Keyword):
    """For a cost, discard this card to draw a card (CR 702.29a)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "cycling"
    phrases: ClassVar[Phrases] = at_cost("cycling")

    def expand(self) -> tuple[Ability, ...]:
        return (cycling(self.cost, Draw(who=YOU, amount=Fixed(1))),)


@dataclass(frozen=True)
class Typecycling(Keyword):
    """For a cost, discard this card to search your library for a card of a type (CR 702.29e)."""

    cost: tuple[Cost, ...]
    what: Filter

    tag: ClassVar[str] = "typecycling"
    phrases: ClassVar[Phrases] = tuple(
        [phrase for name, what in NAMED_TYPES for phrase in at_cost(name, {"what": what})]
    )

    def expand(self) -> tuple[Ability, ...]:
        found = Named("search")
        return (
            cycling(
                self.cost,
                Search(who=YOU, whose=YOU, what=Choose(ONE, AllOf((self.what, IsCard()))), named="search"),
                Reveal(who=YOU, what=found),
                Put(who=YOU, what=found, to=Hand("your")),
                Shuffle(who=YOU),
            ),
        )


@dataclass(frozen=True)
class Cycles(Trigger):
    """A player cycles a card: it is discarded to pay for a cycling ability (CR 702.29c)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "cycles"
    phrases: ClassVar[Phrases] = ("{who:a} <cycle> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "source"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, AbilityActivated)
            and is_cycling(event, c)
            and self.who.matches(event.player, c)
            and self.what.matches(c.state.latest(event.source), c)
        )


@dataclass(frozen=True)
class CyclesThis(Trigger):
    """You cycle the card that says this; it triggers where the card has gone (CR 702.29c)."""

    tag: ClassVar[str] = "cycles this"
    phrases: ClassVar[Phrases] = ("you cycle this card", Phrase("you cycle ~", read_only=True))
    listens: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)
    zone: ClassVar[str] = "anywhere"
    once: ClassVar[bool] = True

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, AbilityActivated)
            and is_cycling(event, c)
            and c.state.latest(event.source) == c.source
        )


@dataclass(frozen=True)
class CyclesOrDiscards(Trigger):
    """A player cycles or discards a card; whoever cycles a card discards it, and it triggers once (CR 702.29d)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "cycles or discards"
    phrases: ClassVar[Phrases] = ("{who:a} <cycle> or <discard> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Discarded,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "new"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, Discarded)
            and self.who.matches(event.player, c)
            and self.what.matches(event.new, c)
        )


def is_cycling(event: AbilityActivated, c: Context) -> bool:
    """Whether the ability that was activated is one of cycling."""
    item = c.state.object(event.ability).item if event.ability != NOTHING else None
    return item is not None and item.ability is not None and item.ability.label == CYCLING
