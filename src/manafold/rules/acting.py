"""Continuous effects made ready for the layers: their words by layer, and what these look at (CR 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.tree import children
from manafold.model.words import NO_LAYER, Filter, Layer, Replacement
from manafold.rules.ability_sets import ability_set

if TYPE_CHECKING:
    from manafold.model.words import Condition, Static, Word
    from manafold.rules.context import Context

BATTLEFIELD_ONLY = frozenset(("battlefield",))

ABILITY_CHANGING = frozenset((Layer.TEXT, Layer.TYPE, Layer.ABILITY))
"""The layers in which an object can get or lose abilities: by becoming another land, too (305.7)."""


def looks_at(word: Word) -> tuple[frozenset[int], bool]:
    """What `word` and the words inside of it read, and whether they are volatile (see `Word`).

    Abilities inside of it are only handed on, not read.
    """
    reads = word.reads
    volatile = word.volatile or (isinstance(word, Filter) and not BATTLEFIELD_ONLY.issuperset(word.zones()))
    for child in children(word):
        if not isinstance(child, Ability):
            more, unsteady = looks_at(child)
            reads |= more
            volatile = volatile or unsteady
    return reads, volatile


def goes_last(static: Static) -> bool:
    """Whether what a word does in its layer comes after what others of the same effect take away."""
    return not static.goes_first


class Parts:
    """The words of one continuous effect, by the layer in which they act.

    `by_layer` has with each word the layer to apply it as. `reads` are, by layer, the layers that its words there look
    at, `selecting` those that its description of what it applies to and its condition look at. `removes` are the layers
    in which it could take abilities away. `grants` is whether it could give anything an ability that waits for events.
    """

    __slots__ = ("by_layer", "grants", "reads", "removes", "selecting", "volatile")

    def __init__(
        self,
        does: tuple[Static, ...],
        what: Filter | None = None,
        condition: Condition | None = None,
        defining: bool = False,
    ) -> None:
        self.by_layer: dict[int, list[tuple[Static, int]]] = {}
        self.reads: dict[int, frozenset[int]] = {}
        self.selecting: frozenset[int] = NO_LAYER
        self.removes: set[int] = set()
        self.grants = False
        self.volatile = False
        for word in (what, condition):
            if word is not None and not defining:
                reads, volatile = looks_at(word)
                self.selecting |= reads
                self.volatile = self.volatile or volatile
        for static in sorted(does, key=goes_last):
            if not isinstance(static, Replacement):
                self.add(static, defining)

    def add(self, static: Static, defining: bool) -> None:
        """Sort one word in. What defines power or toughness acts in layer 7a (613.4a)."""
        reads, volatile = looks_at(static)
        for layer in static.layers:
            place = Layer.CHARACTERISTIC_DEFINING_PT if defining and layer == Layer.SET_PT else layer
            self.by_layer.setdefault(place, []).append((static, layer))
            if place == Layer.RULES:
                continue  # not evaluated before somebody asks
            self.reads[place] = self.reads.get(place, NO_LAYER) | reads
            self.volatile = self.volatile or volatile
            if static.removes_abilities and place in ABILITY_CHANGING:
                self.removes.add(place)
            self.grants = self.grants or could_grant(static, place)


def could_grant(static: Static, layer: int) -> bool:
    """Whether the word, in that layer, could give an ability that waits for events, or one that could do so in turn."""
    if layer in (Layer.COPY, Layer.TEXT):
        return True
    if layer != Layer.ABILITY:
        return False
    given = [child for child in children(static) if isinstance(child, Ability)]
    if not given:
        return not static.removes_abilities
    found = ability_set(tuple(given))
    return bool(found.heard or found.replaced or found.statics)


MANY = 4096

_known: dict[tuple[int, bool], tuple[StaticAbility, Parts]] = {}


def parts_of(ability: StaticAbility, defining: bool) -> Parts:
    """The `Parts` of a static ability, made once; `defining` if it defines characteristics of its object (604.3)."""
    key = (id(ability), defining)
    found = _known.get(key)
    if found is None:
        if len(_known) > MANY:
            _known.clear()  # abilities that were made up for one game are forgotten
        found = (ability, Parts(ability.does, ability.what, ability.condition, defining))
        _known[key] = found  # kept with the ability, so that the id stays its own
    return found[1]


class Acting:
    """One continuous effect that is in force, while the layers are applied.

    `ability` is the static ability that makes it (None: it is there whatever its source becomes), the `nth` of equal
    ones that the source has. `affected` is what it applies to once it has `started` (613.6).
    """

    __slots__ = ("ability", "affected", "c", "condition", "defining", "nth", "parts", "started", "timestamp", "what")

    def __init__(
        self,
        c: Context,
        parts: Parts,
        timestamp: int,
        what: Filter | None = None,
        condition: Condition | None = None,
        affected: tuple[int, ...] | None = None,
    ) -> None:
        self.c = c
        self.parts = parts
        self.timestamp = timestamp
        self.what = what
        self.condition = condition
        self.affected: tuple[int, ...] = affected if affected is not None else ()
        self.started = affected is not None
        self.ability: StaticAbility | None = None
        self.nth = 0
        self.defining = False
