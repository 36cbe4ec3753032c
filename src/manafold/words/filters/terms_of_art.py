"""What the rules have a single word for: historic, outlaw, modified, commander (CR 700.6, 700.9, 700.12, 903.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Layer
from manafold.rules import commanders
from manafold.rules.terms import is_player
from manafold.words.filters.attached import has_attached

if TYPE_CHECKING:
    from manafold.rules.context import Context

OUTLAWS = frozenset(("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
"""The creature types of outlaws (CR 700.12)."""


@dataclass(frozen=True)
class Historic(Filter):
    """Is legendary, an artifact or a Saga (CR 700.6)."""

    tag: ClassVar[str] = "historic"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("historic", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        chars = c.state.characteristics(entity)
        return "artifact" in chars.types or "legendary" in chars.supertypes or "Saga" in chars.subtypes


@dataclass(frozen=True)
class Outlaw(Filter):
    """Is an Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""

    tag: ClassVar[str] = "outlaw"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<outlaw:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and not OUTLAWS.isdisjoint(c.state.characteristics(entity).subtypes)


@dataclass(frozen=True)
class Modified(Filter):
    """Has a counter on it, is equipped, or is enchanted by an Aura that its controller controls (CR 700.9)."""

    tag: ClassVar[str] = "modified"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE, Layer.CONTROL))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("modified", form="before"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        object = c.state.object(entity)
        if object.zone != "battlefield":
            return False
        if any(object.counters.values()) or has_attached(entity, "Equipment", c):
            return True
        return has_attached(entity, "Aura", c, object.controller)


@dataclass(frozen=True)
class Commander(Filter):
    """Is a commander (CR 903.3); as a noun alone it is a permanent that is one (CR 903.3d)."""

    tag: ClassVar[str] = "commander"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("<commander:noun>", form="head"),)

    def matches(self, entity: int, c: Context) -> bool:
        return entity in c.state.commanders


@dataclass(frozen=True)
class OfItsColors(Filter):
    """Has one of the colors of the source: what is meant by "from each of its colors" (CR 702.11g)."""

    tag: ClassVar[str] = "of its colors"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        own = c.state.characteristics(c.source).colors
        return not is_player(entity) and not own.isdisjoint(c.state.characteristics(entity).colors)


@dataclass(frozen=True)
class OutsideIdentity(Filter):
    """Has a color that is not in your commander's color identity (CR 903.4); nothing has if you have no commander."""

    tag: ClassVar[str] = "outside identity"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        known = commanders.identity(c.state, c.controller)
        return known is not None and not is_player(entity) and not c.state.characteristics(entity).colors <= known
