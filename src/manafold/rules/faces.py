"""Cards with more than one face, and what a card is in which zone (CR 709-720)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import SpellAbility
from manafold.model.card import Layout
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics, printed
from manafold.rules.facedown import face_down_in
from manafold.rules.halves import behind_doors, doors_of, is_room, whole
from manafold.rules.preparing import PREPARER, may_cast_copy, with_prepare_spell

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.events import ZoneChanged
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State
    from manafold.rules.terms import Zone


PLAYED_LAYOUTS: frozenset[Layout] = frozenset(
    (
        "normal", "token", "mutate", "transform", "modal_dfc", "split", "adventure", "saga", "leveler", "class",
        "case", "prototype", "meld", "prepare",
    )
)  # fmt: skip
"""The layouts whose own rules are here, or in words that a card's text must say; no other card can be played."""

BOTH = 2
"""The number of the face of a fused split spell, which is both halves (702.102b)."""

ON_ADVENTURE = "on an adventure"
"""Under this name a card in exile knows the player who may cast it after an Adventure (715.3d)."""

_combined: dict[tuple[int, bool], tuple[Card, Characteristics]] = {}


def base_in(old: GameObject, event: ZoneChanged) -> Characteristics:
    """The base characteristics in the zone that an object goes to: those printed, unless it is a token or a copy."""
    if event.copied is not None:
        return behind_doors(event.copied, doors_of(event.choices)) if event.to == "battlefield" else event.copied
    if event.face_down:
        return face_down_in(event.to)
    if old.card is None or old.kind != "card":
        return behind_doors(old.base, doors_of(event.choices)) if event.to == "battlefield" else old.base
    base = base_of(old.card, event.to, event.face)
    return base if base.halves is None else behind_doors(base, doors_of(event.choices))


def base_of(card: Card, zone: Zone, face: int = 0) -> Characteristics:
    """What is printed on a card, as it is in that zone: of a split card both halves, unless it is a spell (709.4);
    of a Room, also what is on which (709.5)."""
    if card.layout == "prepare":
        return with_prepare_spell(card)
    if zone == "stack":
        return spell_face(card, face)
    if zone == "battlefield":
        return whole(card) if is_room(card) else printed(card.faces[face])
    return combined(card, False) if card.layout == "split" else printed(card.faces[0])


def spell_face(card: Card, face: int) -> Characteristics:
    """What the card is as a spell that is cast with this face."""
    return combined(card, True) if face == BOTH else printed(card.faces[face])


def combined(card: Card, fused: bool) -> Characteristics:
    """The characteristics of both halves of a split card combined (709.4); what they do as spells only if `fused`."""
    known = _combined.get((id(card), fused))
    if known is None:
        left, right = printed(card.faces[0]), printed(card.faces[1])
        abilities = (*left.abilities.all, *right.abilities.all)
        if not fused:
            abilities = tuple([ability for ability in abilities if not isinstance(ability, SpellAbility)])
        costs = [cost for cost in (left.mana_cost, right.mana_cost) if cost is not None]
        made = left.copy()
        made.name = card.name
        made.mana_cost = costs[0].plus(costs[1]) if len(costs) == 2 else costs[0] if costs else None
        made.colors = left.colors | right.colors
        made.supertypes = left.supertypes | right.supertypes
        made.types = left.types | right.types
        made.subtypes = left.subtypes | right.subtypes
        made.abilities = ability_set(abilities)
        known = _combined[id(card), fused] = (card, made)  # kept with the card, so that the id stays its own
    return known[1]


def waits_in_exile(state: State, object: GameObject, player: int) -> bool:
    """Whether the player may cast what is in exile: after its Adventure has resolved (715.3d), or as the copy of a
    prepare spell."""
    return object.choices.get(ON_ADVENTURE) == player or may_cast_copy(state, object, player)


def castable_faces(card: Card) -> tuple[int, ...]:
    """The faces of a card of which one is chosen as it is cast or played (709.3, 712.11b, 715.3, 718.3)."""
    if card.layout in ("split", "modal_dfc", "adventure", "prototype"):
        return tuple(range(len(card.faces)))
    return (0,)


def faces_to_cast(object: GameObject) -> tuple[int, ...]:
    """The faces with which the object may be cast: a copy of a prepare spell is nothing else."""
    assert object.card is not None
    return (object.face,) if PREPARER in object.choices else castable_faces(object.card)


def face_name(card: Card, face: int) -> str:
    """The name of the spell that is cast with this face."""
    if card.layout == "prototype" and face:
        return f"{card.name} prototyped"
    return card.name if face == BOTH else card.faces[face].name
