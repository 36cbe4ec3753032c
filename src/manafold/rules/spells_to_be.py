"""What cards would be as spells, before anybody begins to cast them (CR 601.3e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import bestowing, zones
from manafold.rules.facedown import with_abilities
from manafold.rules.faces import spell_face
from manafold.rules.objects import GameObject, StackItem
from manafold.rules.under_effects import changes_spells

if TYPE_CHECKING:
    from manafold.model.abilities import Way
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.state import State


class SpellsToBe:
    """What cards would be as spells at one version of a state, and the states in which they are that, by the player,
    the card, the face and the way to cast it."""

    __slots__ = ("made", "shown", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self.made: dict[tuple[int, int, int, Way], Characteristics] = {}
        self.shown: dict[tuple[int, int, int, Way], State] = {}


def kept(state: State) -> SpellsToBe:
    """What is known of spells to be as things are."""
    known = state.spells_to_be
    if known is None or known.version != state.version:
        known = state.spells_to_be = SpellsToBe(state.version)
    return known


def face_of(state: State, object: GameObject, face: int) -> Characteristics:
    """What a card would be as a spell with that face: as it is now, if the face is the one that it shows."""
    card = object.card
    if card is not None and shows_another_face(object, face):
        return spell_face(card, face)
    return state.characteristics(object.id)


def shows_another_face(object: GameObject, face: int) -> bool:
    """Whether the card, where it is, is something else than the spell that it would be with that face."""
    card = object.card
    return card is not None and (face != object.face or card.layout == "split" or object.face_down)


def as_cast(state: State, object: GameObject, face: int, way: Way) -> Characteristics:
    """What the card would be as a spell if it is cast in this way (601.3e, 708.4)."""
    if way.face_down:
        return with_abilities(way.gains)
    base = face_of(state, object, face)
    return bestowing.bestowed(base, way.gains) if way.gains else base


def as_spell(state: State, player: int, object: GameObject, face: int, way: Way) -> Characteristics:
    """What the card would be as a spell that the player casts in this way, under all continuous effects (601.3e)."""
    base = as_cast(state, object, face, way)
    if not changes_spells(state):
        return base
    key = (player, object.id, face, way)
    made = kept(state).made
    if key not in made:
        made[key] = found_out(state, player, object, face, way, base)
    return made[key]


def seen_as_spell(state: State, player: int, object: GameObject, face: int, way: Way) -> State:
    """The same game but for the card, which is where it is as the spell that the player casts in this way, for what is
    said of spells (601.3e); not to be changed. This very game if the card is that already."""
    base = as_spell(state, player, object, face, way)
    if not (way.gains or way.face_down or shows_another_face(object, face)) and (
        not changes_spells(state) or base is state.characteristics(object.id)
    ):
        return state
    key = (player, object.id, face, way)
    shown = kept(state).shown
    if key not in shown:
        shown[key] = shown_as(state, object.id, base, face)
    return shown[key]


def shown_as(state: State, id: int, what: Characteristics, face: int) -> State:
    """The same game but for the card, which is where it is as the spell that it would be with that face (601.3e)."""
    there = state.fork()
    show(there.edit(id), what, face, False)
    there.restructure()
    return there


def show(object: GameObject, what: Characteristics, face: int, face_down: bool) -> None:
    """Let the object be what it would be as a spell."""
    object.base = what
    object.face = face
    object.face_down = face_down


def found_out(
    state: State, player: int, object: GameObject, face: int, way: Way, base: Characteristics
) -> Characteristics:
    """What the spell is in a game like this one in which it is on the stack."""
    there = state.fork()
    seen = there.edit(object.id)
    came_from = seen.zone
    zones.take_out(there, seen.id)
    seen.zone = "stack"
    show(seen, base, face, way.face_down)
    seen.controller = player
    seen.item = StackItem(base.abilities.script, seen.id, came_from=came_from, method=way.name)
    there.stack.append(seen.id)
    zones.index(there, seen)
    there.restructure()
    return there.characteristics(seen.id)
