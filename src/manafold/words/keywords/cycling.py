"""Cycling and its variants (CR 702.29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect, Filter, Fixed, Script
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
