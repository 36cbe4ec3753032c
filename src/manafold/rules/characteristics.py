"""What an object is (CR 109.3): printed or copied values, and the values after the layers have been applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.ability_sets import AbilitySet, ability_set
from manafold.rules.intrinsic import keyword
from manafold.rules.land_types import with_intrinsic

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.model.card import Card, CardFace
    from manafold.model.colors import Color
    from manafold.model.mana import ManaCost
    from manafold.model.words import Static
    from manafold.rules.context import Context


class Characteristics:
    """The characteristics of an object. Shared between objects and states: changed only while it is being made.

    `power` and `toughness` are None for what has none (CR 208.3). `rules` are the words of `Layer.RULES` that apply to
    the object ("can't block"), each with the context that it speaks from. `halves` are those of a Room, `whole` is what
    it would be with both unlocked, if these are the values that it has for now (709.5). `prepares` is the card with its
    prepare spell. `watched` is whether state-based actions have a use for a permanent that is so, None while nobody has
    asked.
    """

    __slots__ = (
        "abilities",
        "colors",
        "defense",
        "halves",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "prepares",
        "rules",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "watched",
        "whole",
    )

    def __init__(
        self,
        name: str,
        mana_cost: ManaCost | None,
        colors: frozenset[Color],
        supertypes: frozenset[str],
        types: frozenset[str],
        subtypes: frozenset[str],
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        defense: int | None,
        abilities: AbilitySet,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.abilities = abilities
        self.rules: tuple[tuple[Static, Context], ...] = ()
        self.halves: tuple[Characteristics, Characteristics] | None = None
        self.whole: Characteristics | None = None
        self.prepares: Card | None = None
        self.watched: bool | None = None

    def copy(self) -> Characteristics:
        """A copy that may be changed while it is made."""
        twin = Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.abilities,
        )
        twin.rules = self.rules
        twin.halves = self.halves
        twin.whole = self.whole
        twin.prepares = self.prepares
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparison."""
        spoken = tuple([(word, c.source, c.controller) for word, c in self.rules])
        return (
            self.name, self.mana_cost, self.colors, self.supertypes, self.types, self.subtypes, self.power,
            self.toughness, self.loyalty, self.defense, self.abilities.all, spoken,
        )  # fmt: skip

    def settle_land_types(self) -> None:
        """Have the mana abilities of the basic land types that it now has, and no longer those of others (305.6-7)."""
        abilities = with_intrinsic(self.abilities.all, self.types, self.subtypes)
        if abilities is not self.abilities.all:
            self.abilities = ability_set(abilities)

    @property
    def mana_value(self) -> int:
        """Mana value with X as 0 (CR 202.3); a spell's X is added by `State.mana_value`."""
        return self.mana_cost.mana_value() if self.mana_cost is not None else 0

    @property
    def keywords(self) -> frozenset[str]:
        """The tags of the keyword abilities."""
        return self.abilities.keywords


_printed: dict[int, tuple[CardFace, Characteristics]] = {}


def printed(face: CardFace) -> Characteristics:
    """The characteristics printed on a face, made once and shared."""
    known = _printed.get(id(face))
    if known is None:
        types = frozenset[str](face.type_line.types)
        subtypes = frozenset(face.type_line.subtypes)
        sized = any([ability.has_size for ability in face.abilities])  # 721.2c
        made = Characteristics(
            face.name,
            face.mana_cost,
            face.colors,
            frozenset(face.type_line.supertypes),
            types,
            subtypes,
            None if sized else number(face.power),
            None if sized else number(face.toughness),
            number(face.loyalty),
            number(face.defense),
            ability_set(with_siege(with_intrinsic(face.abilities, types, subtypes), subtypes)),
        )
        known = (face, made)  # kept with the face, so that the id stays its own
        _printed[id(face)] = known
    return known[1]


def with_siege(abilities: tuple[Ability, ...], subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """The abilities, with the one that Sieges have by the rules (310.11b)."""
    return (*abilities, keyword("siege")) if "Siege" in subtypes else abilities


def number(printed_value: object) -> int | None:
    """A printed number; 0 for one that an ability defines (CR 208.2), None where nothing is printed."""
    if printed_value is None:
        return None
    return printed_value if isinstance(printed_value, int) else 0
