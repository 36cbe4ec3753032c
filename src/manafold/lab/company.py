"""The company that a card asks for: what its text speaks of, such as an Equipment, a creature with infect, a Gate."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from manafold.library.builtin import builtin_cards
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, SPELL_TYPES
from manafold.model.tree import field_names, walk
from manafold.words.filters.abilities import HasKeyword
from manafold.words.filters.names import HasOwnName, IsNamed
from manafold.words.filters.types import OfSubtype

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.model.card import Card
    from manafold.model.words import Word

AT_HAND: Final = CREATURE_TYPES.union(BASIC_LAND_TYPES)
"""The subtypes of which there is always something: a creature of every type, basic lands."""


HELPERS: Final[Mapping[str, str]] = {
    "pay energy": "Decoction Module",
    "player has counters": "Caress of Phyrexia",
    "turned face up": "Glacial Stalker",
    "face down": "Glacial Stalker",
    "was kicked": "Into the Roil",
    "scries": "Opt",
    "surveils": "Notion Rain",
    "explores": "Merfolk Branchwalker",
    "proliferates": "Steady Progress",
    "cycles": "Desert Cerodon",
    "cycles or discards": "Desert Cerodon",
}
"""By the tag of a word, a card that makes happen what it speaks of."""


def company(abilities: Iterable[Ability]) -> list[Card]:
    """For everything that the abilities speak of the plainest card of the built-in library that is such a thing."""
    names = {name for ability in abilities for word in walk(ability) for name in asked_for(word)}
    found = [builtin_cards().find(name) for name in sorted(names)]
    return [card for card in found if card is not None]


def asks_for_itself(abilities: Iterable[Ability]) -> bool:
    """Whether the abilities speak of other cards of the same name."""
    return any(isinstance(word, HasOwnName) for ability in abilities for word in walk(ability))


def asked_for(word: Word) -> Iterator[str]:
    """The name of the card that the word asks for, if any."""
    if word.tag in HELPERS:
        yield HELPERS[word.tag]
    elif isinstance(word, IsNamed):
        yield word.name
    elif isinstance(word, OfSubtype) and word.subtype not in AT_HAND and word.subtype in plainest():
        yield plainest()[word.subtype]
    elif isinstance(word, HasKeyword) and word.keyword.tag in plainest():
        yield plainest()[word.keyword.tag]


def counters_named(abilities: Iterable[Ability]) -> list[str]:
    """The kinds of counters that the abilities speak of."""
    words = [word for ability in abilities for word in walk(ability) if "counters" in word.tag]
    fields = [(word, name) for word in words for name in field_names(type(word)) if name in ("kind", "counter")]
    kinds = {str(getattr(word, name) or "") for word, name in fields}
    return sorted(kinds.difference([""]))


@cache
def plainest() -> Mapping[str, str]:
    """The name of the card of the built-in library that says least, for every subtype and for every keyword of
    creatures."""
    found: dict[str, str] = {}
    for row in sorted(builtin_cards().rows(), key=lambda row: (len(row.card), row.name)):
        data = json.loads(row.card)
        for face in data.get("faces", [data]):
            types, _, subtypes = str(face["type_line"]).partition(" — ")
            for subtype in subtypes.split():
                if face is data or subtype in SPELL_TYPES:
                    found.setdefault(subtype, row.name)
            if face is data and "Creature" in types:
                for ability in face.get("abilities", ()):
                    tag = ability if isinstance(ability, str) else ability["word"]
                    found.setdefault(tag, row.name)
    return found
