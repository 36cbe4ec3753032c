"""Who casts a spell, and whether a card would be such a spell (CR 601.3e)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules.faces import castable_faces
from manafold.rules.finding import find_objects
from manafold.rules.remembering import was_cast
from manafold.rules.spells_to_be import face_of, shown_as
from manafold.rules.terms import is_player
from manafold.words.filters.composed import AllOf, AnyOf, Not, all_of, parts_of
from manafold.words.filters.every import Every
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Among
from manafold.words.filters.this_way import ThisWay

if TYPE_CHECKING:
    from manafold.model.abilities import Way
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CastBy(Filter):
    """Is a spell that one of `who` casts or has cast (CR 601.2i)."""

    who: Ref

    tag: ClassVar[str] = "cast by"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{who:any} <cast>", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = c.state.object(entity)
        return found.zone == "stack" and was_cast(found) and found.controller in self.who.entities(c)


@dataclass(frozen=True)
class HasVariableCost(Filter):
    """Has {X} in its mana cost (CR 107.3)."""

    tag: ClassVar[str] = "with x in its cost"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("with {X} in (its|their) mana (cost|costs)", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        cost = c.state.characteristics(entity).mana_cost
        return cost is not None and cost.variables > 0


def would_be(what: Filter, card: int, player: int, c: Context) -> bool:
    """Whether the card would fit `what` as a spell that `player` casts, wherever it is as they begin to."""
    if isinstance(what, AllOf):
        return all([would_be(part, card, player, c) for part in what.of])
    if isinstance(what, AnyOf):
        return any([would_be(part, card, player, c) for part in what.of])
    if isinstance(what, Not):
        return not would_be(what.what, card, player, c)
    if isinstance(what, Every):
        return would_be(what.what, card, player, c)
    if isinstance(what, CastBy):
        return player in what.who.entities(c)
    return isinstance(what, Spell) or what.matches(card, c)


def would_be_with_face(what: Filter, card: int, face: int, player: int, c: Context) -> bool:
    """Whether the card would fit `what` as a spell that `player` casts with this face (CR 601.3e)."""
    object = c.state.objects[card]
    if object.card is None or (len(object.card.faces) == 1 and not object.face_down):
        return would_be(what, card, player, c)
    elsewhere = c.within(c.subject)
    elsewhere.state = shown_as(c.state, card, face_of(c.state, object, face), face)
    return would_be(what, card, player, elsewhere)


def fitting_faces(what: Filter, card: int, player: int, c: Context) -> list[int]:
    """The faces of the card with which it would fit `what` as a spell that `player` casts."""
    found = c.state.objects[card].card
    faces = () if found is None else castable_faces(found)
    return [face for face in faces if would_be_with_face(what, card, face, player, c)]


def ways_for(way: Way, what: Filter | None, card: int, c: Context) -> tuple[Way, ...]:
    """The way to cast the card, for each of its faces that would fit `what` if there is more than one."""
    found = c.state.objects[card].card
    if what is None or found is None:
        return (way,)
    faces = fitting_faces(what, card, c.controller, c)
    if len(castable_faces(found)) == 1:
        return (way,) if faces else ()
    return tuple([dataclasses.replace(way, face=face) for face in faces])


def split_place(what: Filter) -> tuple[Filter, Filter]:
    """A description of spells that may be cast, as where their cards are and what they have to be."""
    parts = parts_of(what)
    places = tuple([part for part in parts if tells_place(part)])
    return all_of(places), all_of(tuple([part for part in parts if part not in places]))


def tells_place(what: Filter) -> bool:
    """Whether a part of a description says where the cards are."""
    return what.zones() not in ((), ("stack",)) or isinstance(what, Among | ThisWay)


def cards_described(what: Filter, c: Context) -> list[int]:
    """The cards that are where a description of spells says."""
    place, _ = split_place(what)
    return [] if place == AllOf(()) else find_objects(place, c)
