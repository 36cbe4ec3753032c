"""Whose it is and where it is (CR 108.3, 109.4, 400)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Layer, Ref
from manafold.rules.terms import is_player
from manafold.words.filters.kinds import IsPlayer
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class ControlledBy(Filter):
    """Is controlled by one of `who` (CR 109.4), or, if `denied`, by none of them."""

    who: Ref
    denied: bool = False

    tag: ClassVar[str] = "controlled"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} <control>", form="after"),
        Phrase("{who:any} <doesn't> control", sets={"denied": True}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return (c.state.object(entity).controller in self.who.entities(c)) is not self.denied


@dataclass(frozen=True)
class OwnedBy(Filter):
    """Is owned by one of `who` (CR 108.3), or, if `denied`, by none of them."""

    who: Ref
    denied: bool = False

    tag: ClassVar[str] = "owned"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} <own>", form="after"),
        Phrase("{who:any} <doesn't> own", sets={"denied": True}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        return (c.state.object(entity).owner in self.who.entities(c)) is not self.denied


def place_of(object: GameObject) -> Zone:
    """Where an object is, for "from": a spell comes from where it was cast (CR 601.2a)."""
    item = object.item
    return item.came_from if object.zone == "stack" and object.kind != "ability" and item is not None else object.zone


@dataclass(frozen=True)
class InZoneOf(Filter):
    """Is in a zone of one of `whose`, or is a spell that was cast from there: "from an opponent's hand" (CR 400.1)."""

    whose: Ref
    zone: Literal["graveyard", "hand", "library"]
    said: Literal["from", "in"] = "from"
    each: bool = False
    """Whether the text says "each" zone, of which those of all players are meant."""

    tag: ClassVar[str] = "in zone"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{said} {whose:whose} {zone:noun}", form="after"),
        Phrase("in each {zone}", sets={"whose": Each(IsPlayer(), "all"), "said": "in", "each": True}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return place_of(found) == self.zone and found.owner in self.whose.entities(c)

    def zones(self) -> tuple[Zone, ...]:
        return (self.zone,)


@dataclass(frozen=True)
class FromElsewhere(Filter):
    """Is a spell that was cast from anywhere but a zone of one of `whose`: "from anywhere other than your hand"
    (CR 601.2a)."""

    whose: Ref
    zone: Literal["graveyard", "hand", "library"]

    tag: ClassVar[str] = "from elsewhere"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("from anywhere other than {whose:possessive} {zone}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return place_of(found) != self.zone or found.owner not in self.whose.entities(c)


@dataclass(frozen=True)
class OffBattlefield(Filter):
    """Is a card in any zone but the battlefield: "that isn't on the battlefield"; on the stack it is a spell (CR 400.1,
    109.2b)."""

    tag: ClassVar[str] = "off battlefield"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("that <isn't> on the battlefield", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).zone in self.zones()

    def zones(self) -> tuple[Zone, ...]:
        return ("hand", "library", "graveyard", "exile", "command")


@dataclass(frozen=True)
class InExileAndGraveyard(Filter):
    """Is owned by one of `who` and in exile or in their graveyard (CR 404, 406)."""

    who: Ref

    tag: ClassVar[str] = "in exile and graveyard"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("you own in exile and in your graveyard", sets={"who": You()}, form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return found.zone in ("exile", "graveyard") and found.owner in self.who.entities(c)

    def zones(self) -> tuple[Zone, ...]:
        return ("exile", "graveyard")


@dataclass(frozen=True)
class InZonesOf(Filter):
    """Is in one of two zones of one of `whose`: "from your hand or graveyard" (CR 400.1)."""

    whose: Ref
    where: Literal[
        "hand or graveyard", "graveyard or hand", "hand and/or graveyard", "graveyard and/or hand", "hand and graveyard"
    ]
    said: Literal["from", "in"] = "from"

    tag: ClassVar[str] = "in zones"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{said} {whose:whose} {where}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return place_of(found) in self.zones() and found.owner in self.whose.entities(c)

    def zones(self) -> tuple[Zone, ...]:
        return ("hand", "graveyard")


@dataclass(frozen=True)
class InExile(Filter):
    """Is in exile (CR 406), or is a spell that was cast from there."""

    said: Literal["from", "in"] = "from"

    tag: ClassVar[str] = "in exile"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{said} exile", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and place_of(c.state.object(entity)) == "exile"

    def zones(self) -> tuple[Zone, ...]:
        return ("exile",)


@dataclass(frozen=True)
class InCommandZone(Filter):
    """Is in the command zone (CR 408), or is a spell that was cast from there."""

    said: Literal["from", "in"] = "from"

    tag: ClassVar[str] = "in command zone"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (Phrase("{said} the command zone", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and place_of(c.state.object(entity)) == "command"

    def zones(self) -> tuple[Zone, ...]:
        return ("command",)
