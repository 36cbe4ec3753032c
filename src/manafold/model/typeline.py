"""The type line: supertypes, card types and subtypes (CR 205)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from manafold.model import subtypes as known
from manafold.model.errors import NotationError
from manafold.model.likeness import nearest

Supertype = Literal["basic", "legendary", "ongoing", "snow", "world"]
"""A supertype (CR 205.4a)."""

CardType = Literal[
    "artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land",
    "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "vanguard",
]  # fmt: skip
"""A card type (CR 205.2a)."""

SUPERTYPES: tuple[Supertype, ...] = get_args(Supertype)
CARD_TYPES: tuple[CardType, ...] = get_args(CardType)

PERMANENT_TYPES: frozenset[CardType] = frozenset(
    {"artifact", "battle", "creature", "enchantment", "land", "planeswalker"}
)
"""The six permanent types (CR 110.4)."""

SUBTYPES: Mapping[CardType, frozenset[str]] = {
    "artifact": known.ARTIFACT_TYPES,
    "battle": known.BATTLE_TYPES,
    "conspiracy": frozenset(),
    "creature": known.CREATURE_TYPES,
    "dungeon": known.DUNGEON_TYPES,
    "enchantment": known.ENCHANTMENT_TYPES,
    "instant": known.SPELL_TYPES,
    "kindred": known.CREATURE_TYPES,
    "land": known.LAND_TYPES,
    "phenomenon": frozenset(),
    "plane": known.PLANAR_TYPES,
    "planeswalker": known.PLANESWALKER_TYPES,
    "scheme": frozenset(),
    "sorcery": known.SPELL_TYPES,
    "vanguard": frozenset(),
}
"""The subtypes that each card type can have (CR 205.3)."""

ALL_SUBTYPES: frozenset[str] = frozenset().union(*SUBTYPES.values())

_OLD_TYPES: Mapping[str, CardType] = {"tribal": "kindred"}  # 308.3
_OLD_SUBTYPES: Mapping[str, str] = {"Cephalid": "Octopus", "Hound": "Dog", "Naga": "Snake", "Viashino": "Lizard"}
_SUPERTYPES: Mapping[str, Supertype] = {each: each for each in SUPERTYPES}
_CARD_TYPES: Mapping[str, CardType] = {**{each: each for each in CARD_TYPES}, **_OLD_TYPES}
_DASH = re.compile(r"\s+(?:—|–|-{1,2})(?:\s+|$)")
_NAME = re.compile(r"\S+")
_ALL_WORDS = re.compile(r".+")
_EACH_WORD = re.compile(r"Time Lord\b|\S+")


def types_of_subtype(subtype: str) -> frozenset[CardType]:
    """The card types that `subtype` correlates with (CR 205.3c): none if there is no such subtype."""
    return frozenset(card_type for card_type in CARD_TYPES if subtype in SUBTYPES[card_type])


@dataclass(frozen=True)
class TypeLine:
    """A type line; card types and supertypes are lower-case, subtypes as printed ("Elf")."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    is_permanent: bool = field(init=False)
    """Whether it has a permanent type (CR 110.4a)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_permanent", not PERMANENT_TYPES.isdisjoint(self.types))

    @staticmethod
    def parse(text: str) -> TypeLine:
        """The type line written `text`; raises `NotationError` at the first word that does not read.

        Old names are read as what they are called now ("Tribal", "Hound").

        >>> TypeLine.parse("Legendary Artifact Creature — Human Wizard").subtypes
        ('Human', 'Wizard')
        """
        dash = _DASH.search(text)
        types: list[CardType] = []
        supertypes: list[Supertype] = []
        for found in _NAME.finditer(text, 0, dash.start() if dash else len(text)):
            name = found[0].lower()
            if name in _CARD_TYPES:
                types.append(_CARD_TYPES[name])
            elif name in _SUPERTYPES and not types:
                supertypes.append(_SUPERTYPES[name])
            else:
                near = nearest(name, CARD_TYPES if types else CARD_TYPES + SUPERTYPES).title()
                raise NotationError("a card type", text, found.start(), found[0], near)
        if not types:
            raise NotationError("a card type", text, dash.start() if dash else len(text), "")
        subtypes = _parse_subtypes(text, dash.end(), types) if dash else ()
        return TypeLine(tuple(types), subtypes, tuple(supertypes))

    def __str__(self) -> str:
        before = " ".join([each.title() for each in (*self.supertypes, *self.types)])
        return f"{before} — {' '.join(self.subtypes)}" if self.subtypes else before


def _parse_subtypes(text: str, start: int, types: list[CardType]) -> tuple[str, ...]:
    """The subtypes written from `start` on, each of one of `types` (CR 205.3d)."""
    possible = frozenset[str]().union(*[SUBTYPES[each] for each in types])
    found: list[str] = []
    words = _ALL_WORDS if "plane" in types else _EACH_WORD  # 205.3b
    for match in words.finditer(text, start):
        written = match[0].strip().replace("’", "'")
        name = _OLD_SUBTYPES.get(written, written)
        if name not in possible:
            kinds = " or ".join(dict.fromkeys(types))
            raise NotationError(f"a subtype of {kinds}", text, match.start(), match[0], nearest(name, possible))
        found.append(name)
    if not found:
        raise NotationError("a subtype after the dash", text, start, "")
    return tuple(found)
