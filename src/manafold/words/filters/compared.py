"""Descriptions that compare with others: the greatest power, a shared type, the same name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import CREATURE_TYPES, LAND_TYPES
from manafold.model.words import NO_LAYER, PT_LAYERS, Filter, Layer, Ref
from manafold.rules.finding import find_objects
from manafold.rules.terms import is_player
from manafold.words.filters.numbers import Characteristic, measure

if TYPE_CHECKING:
    from manafold.rules.context import Context

Shared = Literal["creature type", "color", "card type", "land type", "name", "mana value", "permanent type"]


def qualities(entity: int, shared: Shared, c: Context) -> frozenset[str]:
    """All that an object has of a quality: its creature types, its colors ..."""
    chars = c.state.characteristics(entity)
    if shared == "color":
        return frozenset(str(color) for color in chars.colors)
    if shared == "creature type":
        return chars.subtypes & CREATURE_TYPES
    if shared == "land type":
        return chars.subtypes & LAND_TYPES
    if shared == "name":
        return frozenset((chars.name,)) - {""}
    if shared == "mana value":
        return frozenset((str(c.state.mana_value(entity)),))
    return chars.types if shared == "card type" else chars.types - {"instant", "sorcery", "kindred"}


@dataclass(frozen=True)
class Shares(Filter):
    """Shares a quality with what is pointed at: "that shares a creature type with it" (CR 608.2j)."""

    shared: Shared
    ref: Ref

    tag: ClassVar[str] = "shares"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TEXT, Layer.TYPE, Layer.COLOR))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with the same name as {ref:any}", sets={"shared": "name"}, form="after"),
        Phrase("with the same mana value as {ref:any}", sets={"shared": "mana value"}, form="after"),
        Phrase("that <share> a {shared} with {ref:any}", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        own = qualities(entity, self.shared, c)
        return any(own & qualities(other, self.shared, c) for other in self.ref.entities(c))


@dataclass(frozen=True)
class HasMost(Filter):
    """Has the greatest or least of a number among those of a description; several may be tied for it (CR 608.2h)."""

    extreme: Literal["greatest", "least"]
    what: Characteristic
    among: Filter

    tag: ClassVar[str] = "has most"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    phrases: ClassVar[Phrases] = (
        Phrase("with the {extreme} {what} among {among:many}", form="after"),
        Phrase("with the highest {what} among {among:many}", {"extreme": "greatest"}, form="after", read_only=True),
        Phrase("with the lowest {what} among {among:many}", {"extreme": "least"}, form="after", read_only=True),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        own = measure(entity, self.what, c)
        others = [measure(other, self.what, c) for other in find_objects(self.among, c)]
        known = [number for number in others if number is not None]
        if own is None or not known:
            return False
        return own >= max(known) if self.extreme == "greatest" else own <= min(known)


@dataclass(frozen=True)
class OtherThan(Filter):
    """Is none of what is pointed at: "other than this creature"."""

    ref: Ref

    tag: ClassVar[str] = "other than"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("other than {ref:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity not in self.ref.entities(c)


@dataclass(frozen=True)
class AttachedTo(Filter):
    """Is attached to what is pointed at (CR 301.5, 303.4)."""

    to: Ref

    tag: ClassVar[str] = "attached to"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("attached to {to:plain}", form="after"),
        Phrase("attached to {to:target}", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).attached_to in self.to.entities(c)


@dataclass(frozen=True)
class InCombatWith(Filter):
    """Blocks, or is blocked by, what is pointed at (CR 509.1g)."""

    ref: Ref
    does: Literal["blocking", "blocked by", "blocking or blocked by"]

    tag: ClassVar[str] = "in combat with"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{does} {ref:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        combat = c.state.combat
        if combat is None:
            return False
        others: Sequence[int] = self.ref.entities(c)
        blocks = any(other in combat.blocks.get(entity, ()) for other in others)
        blocked = any(entity in combat.blocks.get(other, ()) for other in others)
        if self.does == "blocking":
            return blocks
        return blocked if self.does == "blocked by" else blocks or blocked


@dataclass(frozen=True)
class OnBattlefield(Filter):
    """Is on the battlefield (CR 403)."""

    tag: ClassVar[str] = "on the battlefield"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("on the battlefield", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).zone == "battlefield"
