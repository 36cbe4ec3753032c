"""Sagas (CR 714): their lore counters, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import TriggeredAbility
from manafold.rules import counters
from manafold.rules.decisions import Task
from manafold.rules.events import Cause

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.events import ZoneChanged
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

LORE = "lore"
"""The kind of counter by which Sagas track their progress (714.3)."""


def begin(event: ZoneChanged, what: Characteristics) -> None:
    """A Saga without read ahead enters with a lore counter (714.3a)."""
    if "Saga" in what.subtypes and "read ahead" not in what.keywords:
        event.counters = {**event.counters, LORE: event.counters.get(LORE, 0) + 1}


def final_chapter(what: Characteristics) -> int:
    """The greatest chapter number that it has; 0 if it has no chapter abilities (714.2d)."""
    return max([ability.trigger.chapter() for ability in what.abilities.triggered], default=0)


def advance(state: State) -> Task[None]:
    """As the precombat main phase begins, the active player puts a lore counter on each of their Sagas (714.3b)."""
    player = state.active
    for id in list(state.battlefield):
        if state.objects[id].controller == player and is_saga(state.characteristics(id)):
            yield from counters.put(state, id, LORE, 1, Cause(id, "714.3b"), player)


def is_saga(what: Characteristics) -> bool:
    """Whether it is a Saga with one or more chapter abilities."""
    return "Saga" in what.subtypes and final_chapter(what) > 0


def is_over(state: State, saga: GameObject, what: Characteristics) -> bool:
    """Whether its last chapter has been reached and no chapter of it has yet to leave the stack (714.4)."""
    if "Saga" not in what.subtypes or not 0 < final_chapter(what) <= saga.counters.get(LORE, 0):
        return False
    if any(each.source == saga.id and each.ability.trigger.chapter() for each in state.pending):
        return False
    return not any(is_chapter_of(state.objects[id], saga.id) for id in state.stack)


def is_chapter_of(object: GameObject, saga: int) -> bool:
    """Whether it is a chapter ability of that Saga on the stack."""
    item = object.item
    if object.kind != "ability" or item is None or item.source != saga:
        return False
    return isinstance(item.ability, TriggeredAbility) and item.ability.trigger.chapter() > 0
