"""Face-down spells and permanents (CR 708), and face-down cards in exile (CR 406.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.ability_sets import NO_ABILITIES, ability_set
from manafold.rules.characteristics import Characteristics

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.rules.objects import GameObject
    from manafold.rules.terms import Zone

_NONE: frozenset[str] = frozenset()

FACE_DOWN = Characteristics(
    "", None, frozenset(), _NONE, frozenset(("creature",)), _NONE, 2, 2, None, None, NO_ABILITIES
)
"""A 2/2 creature with no text, no name, no subtypes and no mana cost (708.2a)."""

UNKNOWN = Characteristics("", None, frozenset(), _NONE, _NONE, _NONE, None, None, None, None, NO_ABILITIES)
"""A card exiled face down has no characteristics (406.3a)."""


def hidden(object: GameObject) -> Characteristics:
    """The copiable values of a face-down object; its base has them already, if it came there face down."""
    plain = face_down_in(object.zone)
    return object.base if object.base.name == plain.name else plain


def with_abilities(gains: tuple[Ability, ...]) -> Characteristics:
    """What is face down because of an ability that lets it have abilities there: disguise (702.168a)."""
    if not gains:
        return FACE_DOWN
    made = FACE_DOWN.copy()
    made.abilities = ability_set(gains)
    return made


def face_down_in(zone: Zone) -> Characteristics:
    """What a face-down object is in that zone."""
    return FACE_DOWN if zone in ("battlefield", "stack") else UNKNOWN
