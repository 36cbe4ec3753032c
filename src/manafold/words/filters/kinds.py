"""What kind of thing it is: permanent, card, spell, token, player (CR 102, 108-112)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import ActivatedAbility, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Layer
from manafold.model.words.sorts import ABILITIES, CARDS, OBJECTS, PERMANENTS, PLAYERS, SPELLS, Around, Sorts
from manafold.rules.resolving import PERMANENT_TYPES
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class Permanent(Filter):
    """A card or token on the battlefield (CR 110.1)."""

    tag: ClassVar[str] = "permanent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<permanent:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).zone == "battlefield"

    def zones(self) -> tuple[Zone, ...]:
        return ("battlefield",)

    def sorts(self, around: Around) -> Sorts | None:
        return PERMANENTS


@dataclass(frozen=True)
class PermanentType(Filter):
    """Could be a permanent, or will be one: a "permanent card", a "permanent spell" (CR 110.4a, 110.4b)."""

    tag: ClassVar[str] = "permanent type"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<permanent:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and not PERMANENT_TYPES.isdisjoint(c.state.characteristics(entity).types)

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class IsCard(Filter):
    """A card (CR 108.2): no token and no copy of a spell."""

    tag: ClassVar[str] = "card"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<card:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).kind == "card"

    def counts_cards(self) -> bool:
        return True

    def sorts(self, around: Around) -> Sorts | None:
        return CARDS


@dataclass(frozen=True)
class IsToken(Filter):
    """A token (CR 111)."""

    tag: ClassVar[str] = "token"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<token:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).kind == "token"

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class Spell(Filter):
    """A spell (CR 112.1): a card on the stack, or a copy of one."""

    tag: ClassVar[str] = "spell"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<spell:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return found.zone == "stack" and found.kind != "ability"

    def zones(self) -> tuple[Zone, ...]:
        return ("stack",)

    def sorts(self, around: Around) -> Sorts | None:
        return SPELLS


@dataclass(frozen=True)
class AbilityOnStack(Filter):
    """An activated or triggered ability on the stack (CR 113.3b, 113.3c), perhaps only one of the two kinds."""

    of: Literal["ability", "activated ability", "triggered ability", "activated or triggered ability"] = "ability"

    tag: ClassVar[str] = "ability"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{of:noun}", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        item = c.state.object(entity).item
        if c.state.object(entity).kind != "ability" or item is None:
            return False
        if self.of == "activated ability":
            return isinstance(item.ability, ActivatedAbility)
        return self.of != "triggered ability" or isinstance(item.ability, TriggeredAbility)

    def zones(self) -> tuple[Zone, ...]:
        return ("stack",)

    def sorts(self, around: Around) -> Sorts | None:
        return ABILITIES


@dataclass(frozen=True)
class IsPlayer(Filter):
    """A player (CR 102.1)."""

    tag: ClassVar[str] = "player"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<player:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return is_player(entity)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class Opponent(Filter):
    """An opponent of "you" (CR 102.2, 102.3)."""

    tag: ClassVar[str] = "opponent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<opponent:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return is_player(entity) and entity in c.state.opponents(c.controller)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class AnyTarget(Filter):
    """A creature, player, planeswalker or battle: what "any target" is (CR 115.4)."""

    tag: ClassVar[str] = "any target"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return True
        types = c.state.characteristics(entity).types
        return "creature" in types or "planeswalker" in types or "battle" in types

    def zones(self) -> tuple[Zone, ...]:
        return ("battlefield",)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS | PERMANENTS
