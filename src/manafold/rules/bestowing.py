"""Bestowed spells and permanents: creature cards that are Auras for now (CR 702.103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.typeline import SUBTYPES
from manafold.rules import zones
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics, printed

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

BESTOW = "bestow"
"""The name of the way to cast a card bestowed."""


def bestowed(base: Characteristics, gains: tuple[Ability, ...]) -> Characteristics:
    """What a creature card is while it is bestowed: an Aura with these abilities beside its own (702.103b)."""
    made = base.copy()
    made.types = (base.types - {"creature"}) | {"enchantment"}
    made.subtypes = (base.subtypes - SUBTYPES["creature"]) | {"Aura"}
    made.abilities = ability_set((*base.abilities.all, *gains))
    return made


def is_bestowed(object: GameObject) -> bool:
    """Whether the spell or permanent is bestowed now."""
    was_cast_so = object.item is not None and bool(object.item.paid.get(BESTOW))
    return was_cast_so and object.card is not None and "Aura" in object.base.subtypes


def cease(state: State, id: int) -> None:
    """It ceases to be bestowed, and is a creature again (702.103e-f)."""
    card = state.objects[id].card
    assert card is not None
    object = state.edit(id)
    zones.unindex(state, object)
    object.base = printed(card.faces[object.face])
    zones.index(state, object)
    state.restructure()
