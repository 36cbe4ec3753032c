"""Dependency between continuous effects (CR 613.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.words import NO_LAYER
from manafold.rules.terms import FIRST_OBJECT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.acting import Acting
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.layers import Walk

Outcome = tuple[tuple[int, tuple[object, ...]], ...] | None
"""What an effect does: what each object that it applies to would become. None if the effect does not exist."""


def first(walk: Walk, waiting: list[Acting], layer: int) -> Acting:
    """The effect to apply next of those `waiting`, which are in timestamp order (613.8b, 613.8c).

    It is the earliest that depends on no other one, but for those that depend on it in turn.
    """
    if len(waiting) == 1 or not is_open(waiting[0], layer, waiting):
        return waiting[0]
    graph = Graph(walk, waiting, layer)
    if not any([graph.depends(0, other) for other in range(1, len(waiting))]):
        return waiting[0]
    return next(each for i, each in enumerate(waiting) if graph.is_next(i))


class Graph:
    """Which of the effects `waiting` depends on which others, found out only as far as somebody asks.

    That is mostly not far, since the earliest effect depends on no other. Effects are named by their places;
    `outcomes` is what each would do as things are, and `selected` what it applies to.
    """

    __slots__ = ("known", "layer", "outcomes", "selected", "waiting", "walk")

    def __init__(self, walk: Walk, waiting: list[Acting], layer: int) -> None:
        self.walk = walk
        self.waiting = waiting
        self.layer = layer
        self.known: dict[int, list[int]] = {}
        self.outcomes: dict[int, Outcome] = {}
        self.selected: dict[int, tuple[int, ...]] = {}

    def needs(self, i: int) -> list[int]:
        """The effects that the effect `i` depends on directly."""
        found = self.known.get(i)
        if found is None:
            found = [j for j in range(len(self.waiting)) if i != j and self.depends(i, j)]
            self.known[i] = found
        return found

    def reachable(self, start: int) -> set[int]:
        """All that the effect `start` depends on, directly or not."""
        found: set[int] = set()
        left = list(self.needs(start))
        while left:
            next_one = left.pop()
            if next_one not in found:
                found.add(next_one)
                left.extend(self.needs(next_one))
        return found

    def is_next(self, i: int) -> bool:
        """Whether the effect `i` depends on none but those that depend on it in turn (613.8b)."""
        return all(i in self.reachable(j) for j in self.reachable(i))

    def depends(self, i: int, j: int) -> bool:
        """Whether applying the effect `j` would change whether the effect `i` exists, what it applies to, or what it
        does (613.8a)."""
        walk, layer = self.walk, self.layer
        acting, other = self.waiting[i], self.waiting[j]
        if not is_open(acting, layer, (other,)) or not walk.exists(other):
            return False
        before = self.outcome_of(i)
        was = {id: walk.made.get(id) for id in self.selected_by(j)}
        reference: dict[int, Characteristics] = {}
        for id in was:
            reference[id] = walk.seen(walk.state.objects[id])
            tried = reference[id].copy()
            walk.made[id] = tried
            for static, place in other.parts.by_layer[layer]:
                static.apply(place, tried, id, other.c)
        after = outcome(walk, acting, layer, reference)
        for id, chars in was.items():
            if chars is None:
                del walk.made[id]
            else:
                walk.made[id] = chars
        return before != after

    def outcome_of(self, i: int) -> Outcome:
        """What the effect `i` would do as things are."""
        if i not in self.outcomes:
            self.outcomes[i] = outcome(self.walk, self.waiting[i], self.layer, {})
        return self.outcomes[i]

    def selected_by(self, j: int) -> tuple[int, ...]:
        """The objects that the effect `j` applies to as things are."""
        if j not in self.selected:
            self.selected[j] = tuple([id for id in self.walk.select(self.waiting[j]) if id >= FIRST_OBJECT])
        return self.selected[j]


def is_open(acting: Acting, layer: int, others: Sequence[Acting]) -> bool:
    """Whether by what the words declare the effect could depend on one of the others in this layer."""
    if layer in acting.parts.reads.get(layer, NO_LAYER):
        return True
    if acting.started:
        return False
    if layer in acting.parts.selecting:
        return True
    return acting.ability is not None and any([layer in other.parts.removes for other in others])


def outcome(walk: Walk, acting: Acting, layer: int, reference: dict[int, Characteristics]) -> Outcome:
    """What the effect would do in the game as it is now to objects as they are in `reference`, or else as they are."""
    if not walk.exists(acting):
        return None
    found: list[tuple[int, tuple[object, ...]]] = []
    for id in walk.select(acting):
        if id >= FIRST_OBJECT:
            chars = (reference.get(id) or walk.seen(walk.state.objects[id])).copy()
            for static, place in acting.parts.by_layer[layer]:
                static.apply(place, chars, id, acting.c)
            found.append((id, chars.values()))
    return tuple(found)
