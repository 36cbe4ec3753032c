"""Sources of damage that a player may choose (CR 609.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import Replacement
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from manafold.rules.objects import StackItem
    from manafold.rules.state import State


def possible_sources(state: State) -> list[int]:
    """What may be chosen as a source of damage (609.7a): permanents, spells, what anything that waits refers to, and
    what is face up in the command zone."""
    found = [*state.battlefield, *[id for id in state.stack if state.objects[id].kind != "ability"]]
    for id in state.stack:
        found += referred(state.objects[id].item)
    for effect in state.effects:
        if any(isinstance(does, Replacement) for does in effect.does):
            found += [effect.source, *(effect.affected or ()), *[id for ids in effect.named.values() for id in ids]]
    for delayed in state.delayed:
        found += [delayed.source, *referred(delayed.item)]
    found += [id for id in state.command if not state.objects[id].face_down]
    return known(state, found)


def referred(item: StackItem | None) -> list[int]:
    """What a spell or ability refers to: its source, its targets, and what it knows of."""
    if item is None:
        return []
    return [
        item.source,
        *[id for ids in item.targets for id in ids],
        *[id for ids in item.named.values() for id in ids],
    ]


def known(state: State, ids: Iterable[int]) -> list[int]:
    """The objects among the ids that there are or were, each once; abilities deal no damage (113.7)."""
    found: list[int] = []
    for id in dict.fromkeys(ids):
        if is_player(id) or (id not in state.objects and state.past.get(id) is None):
            continue
        if state.object(id).kind != "ability":
            found.append(id)
    return found


def is_from(state: State, source: int, chosen: tuple[int, ...]) -> bool:
    """Whether `source` is one of the chosen sources, or the permanent that a chosen spell has become (609.7a)."""
    if source in chosen:
        return True
    object = state.object(source)
    was = state.past.get(object.previous) if object.zone == "battlefield" else None
    return was is not None and was.object.zone == "stack" and was.object.id in chosen
