"""What a spell, and the permanent that it becomes, knows of how it was cast (CR 400.7d, 601.2b, 702.33d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.objects import StackItem
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.objects import GameObject
    from manafold.rules.player import Mana


CONVOKED = "convoked"
"""The name under which a spell knows the creatures that convoked it (CR 702.51c)."""


def was_cast(object: GameObject) -> bool:
    """Whether it is a spell that was cast, or the permanent that one became: copies made on the stack were not."""
    item = object.item
    return item is not None and object.kind != "ability" and item.came_from != "stack"


def announcement(entity: int, c: Context) -> StackItem | None:
    """What was announced for the spell `entity`, or for the spell that the permanent `entity` was; None if it was none.

    While the source of `c` is about to be cast, that is what is planned for it.
    """
    if is_player(entity):
        return None
    if entity == c.source and c.item is not None and c.item.ability is None:
        return c.item
    return c.state.object(entity).item


def times_paid(entity: int, name: str, c: Context) -> int:
    """How often the cost that is called `name` was paid for it, with all its variants: "kicker" or "kicker {2}"."""
    item = announcement(entity, c)
    if item is None:
        return 0
    variants = [paid for key, paid in item.paid.items() if key == name or key.startswith(name + " {")]
    return sum(variants)


def mana_spent(entity: int, c: Context) -> tuple[Mana, ...]:
    """The mana that was spent to cast the spell `entity`, or the spell that the permanent `entity` was."""
    item = announcement(entity, c)
    return () if item is None or item.ability is not None else item.spent


def colors_spent(entity: int, c: Context) -> int:
    """How many colors of mana were spent to cast it (CR 202.2)."""
    return len({mana.type for mana in mana_spent(entity, c)} - {"C"})
