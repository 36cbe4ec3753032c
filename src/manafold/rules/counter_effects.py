"""What counters do to the characteristics of the objects that they are on (CR 122.1a, 122.1b)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Layer, Static
from manafold.rules.ability_sets import ability_set
from manafold.rules.acting import Acting, Parts
from manafold.rules.context import Context
from manafold.rules.intrinsic import KEYWORD_COUNTERS, keyword

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

_SIZE = re.compile(r"([+-]\d+)/([+-]\d+)")
_sizes: dict[str, tuple[int, int]] = {}
_words: dict[Static, Parts] = {}


@dataclass(frozen=True)
class Size(Static):
    """+X/+Y and -X/-Y counters: they modify power and toughness (122.1a, 613.4c)."""

    power: int
    toughness: int

    layers: ClassVar[tuple[int, ...]] = (Layer.MODIFY_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        """Add the sum of all counters."""
        if chars.power is not None and chars.toughness is not None:
            chars.power += self.power
            chars.toughness += self.toughness


@dataclass(frozen=True)
class Gained(Static):
    """Keyword counters: the object gains that keyword, once for each (122.1b, 613.1f)."""

    kind: str
    amount: int

    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        """Add the abilities."""
        chars.abilities = ability_set((*chars.abilities.all, *[keyword(self.kind)] * self.amount))


def size(kind: str) -> tuple[int, int]:
    """What one counter of this kind adds to power and toughness."""
    found = _sizes.get(kind)
    if found is None:
        written = _SIZE.fullmatch(kind)
        found = (int(written[1]), int(written[2])) if written is not None else (0, 0)
        _sizes[kind] = found
    return found


def counter_effects(state: State, object: GameObject) -> list[Acting]:
    """The effects of the counters on an object, each with the timestamp of its kind of counter (613.7c)."""
    power = toughness = 0
    words: list[tuple[Static, int]] = []
    for kind, amount in object.counters.items():
        each = size(kind)
        power += amount * each[0]
        toughness += amount * each[1]
        if kind in KEYWORD_COUNTERS:
            words.append((Gained(kind, amount), object.counter_times.get(kind, object.timestamp)))
    if power or toughness:
        words.append((Size(power, toughness), object.timestamp))  # sums come out the same in any order
    return [acting(state, object, word, timestamp) for word, timestamp in words]


def acting(state: State, object: GameObject, word: Static, timestamp: int) -> Acting:
    """The effect of one word on an object."""
    parts = _words.get(word)
    if parts is None:
        parts = Parts((word,))
        _words[word] = parts
    return Acting(Context(state, object.id, object.controller), parts, timestamp, affected=(object.id,))
