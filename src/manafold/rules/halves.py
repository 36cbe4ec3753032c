"""The halves of Rooms: what a permanent is of which they are locked or unlocked (CR 709.5)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from manafold.model.abilities import TriggeredAbility
from manafold.model.words import Trigger
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics, printed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from manafold.model.abilities import Ability
    from manafold.model.card import Card

DOORS: Final = "doors"
"""Under this name a Room knows which of its halves are unlocked: 1 is the left one, 2 the right one, 3 both."""
BOTH_DOORS: Final = 3


@dataclass(frozen=True)
class DoorTrigger(Trigger):
    """Waits for what becomes of the half of a Room that says it: `side` is 0 on the left one, 1 on the right one."""

    side: int = -1


def is_room(card: Card | None) -> bool:
    """Whether it is a split card of which both halves are of one permanent (709.5)."""
    return card is not None and card.layout == "split" and "Room" in card.face.type_line.subtypes


_whole: dict[int, tuple[Card, Characteristics]] = {}
_at_doors: dict[tuple[TriggeredAbility, int], TriggeredAbility] = {}
_behind: dict[tuple[int, int], tuple[Characteristics, Characteristics]] = {}


def whole(card: Card) -> Characteristics:
    """What a Room is with both halves, of which it is known what is on which (709.5, 709.5b)."""
    known = _whole.get(id(card))
    if known is None:
        left, right = half(card, 0), half(card, 1)
        made = left.copy()
        made.halves = (left, right)
        made.name = card.name
        made.abilities = ability_set((*left.abilities.all, *right.abilities.all))
        known = _whole[id(card)] = (card, made)  # kept with the card, so that the id stays its own
    return known[1]


def half(card: Card, side: int) -> Characteristics:
    """One half, the abilities of which know which one it is."""
    made = printed(card.faces[side]).copy()
    made.abilities = ability_set(tuple([at_door(ability, side) for ability in made.abilities.all]))
    return made


def at_door(ability: Ability, side: int) -> Ability:
    """The ability; one that speaks of "this door" knows which that is. The very same object each time."""
    if not isinstance(ability, TriggeredAbility) or not isinstance(ability.trigger, DoorTrigger):
        return ability
    known = _at_doors.get((ability, side))
    if known is None:
        known = dataclasses.replace(ability, trigger=dataclasses.replace(ability.trigger, side=side))
        _at_doors[ability, side] = known
    return known


def behind_doors(values: Characteristics, doors: int) -> Characteristics:
    """What is left of the copiable values `values` while only these halves are unlocked: names, costs and texts of
    locked halves are missing (709.5); itself if it has no halves."""
    if values.halves is None:
        return values
    known = _behind.get((id(values), doors))
    if known is None:
        open = [each for side, each in enumerate(values.halves) if doors >> side & 1]
        left, right = values.halves
        more = values.abilities.all[len(left.abilities.all) + len(right.abilities.all) :]
        costs = [each.mana_cost for each in open if each.mana_cost is not None]
        made = values.copy()
        made.halves, made.whole = None, values
        made.name = values.name if doors == BOTH_DOORS else open[0].name if open else ""
        made.mana_cost = costs[0].plus(costs[1]) if len(costs) == 2 else costs[0] if costs else None
        made.colors = frozenset().union(*[each.colors for each in open])
        made.abilities = ability_set((*[ability for each in open for ability in each.abilities.all], *more))
        known = _behind[id(values), doors] = (values, made)
    return known[1]


def doors_of(choices: Mapping[str, int | str]) -> int:
    """Which halves are unlocked, by what a permanent knows of itself."""
    return int(choices.get(DOORS, 0))
