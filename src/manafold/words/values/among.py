"""Numbers of what there is among a group: card types, colors, the greatest power, devotion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import BASIC_LAND_TYPES
from manafold.model.words import PT_LAYERS, Filter, Layer, Value
from manafold.rules.finding import find_objects
from manafold.words.filters.compared import qualities
from manafold.words.filters.numbers import Characteristic, measure

if TYPE_CHECKING:
    from manafold.rules.context import Context

Quality = Literal["basic land type", "card type", "color", "creature type", "mana value", "name"]


@dataclass(frozen=True)
class DistinctAmong(Value):
    """How many different ones there are among what fits: "the number of card types among cards in your graveyard"
    (CR 608.2h)."""

    quality: Quality
    among: Filter

    tag: ClassVar[str] = "distinct among"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TEXT, Layer.TYPE, Layer.COLOR))
    volatile: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        Phrase("the number of differently named {among:many}", sets={"quality": "name"}),
        "the number of {quality:plural} among {among:many}",
        Phrase("the number of different {quality:plural} among {among:many}", read_only=True),
        Phrase("differently named {among}", sets={"quality": "name"}, form="each"),
        Phrase("{quality} among {among:many}", form="each"),
    )

    def of(self, c: Context) -> int:
        found: set[str] = set()
        for id in find_objects(self.among, c):
            if self.quality == "basic land type":
                found |= qualities(id, "land type", c) & BASIC_LAND_TYPES.keys()
            else:
                found |= qualities(id, self.quality, c)
        return len(found)


@dataclass(frozen=True)
class MostAmong(Value):
    """The greatest or least power, toughness or mana value among what fits; 0 if nothing does (CR 608.2h)."""

    extreme: Literal["greatest", "least"]
    what: Characteristic
    among: Filter

    tag: ClassVar[str] = "most among"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = (
        "the {extreme} {what} among {among:many}",
        Phrase("the highest {what} among {among:many}", sets={"extreme": "greatest"}, read_only=True),
        Phrase("the lowest {what} among {among:many}", sets={"extreme": "least"}, read_only=True),
    )

    def of(self, c: Context) -> int:
        numbers = [measure(id, self.what, c) for id in find_objects(self.among, c)]
        known = [number for number in numbers if number is not None]
        if not known:
            return 0
        return max(known) if self.extreme == "greatest" else min(known)


@dataclass(frozen=True)
class TotalAmong(Value):
    """The total power, toughness or mana value of what fits (CR 608.2h)."""

    what: Characteristic
    among: Filter

    tag: ClassVar[str] = "total among"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = True
    phrases: ClassVar[Phrases] = ("the total {what} of {among:many}",)

    def of(self, c: Context) -> int:
        return sum(measure(id, self.what, c) or 0 for id in find_objects(self.among, c))


@dataclass(frozen=True)
class Devotion(Value):
    """Your devotion to one or two colors: mana symbols of them among costs of permanents you control (CR 700.5)."""

    color: Color
    other: Color | None = None

    tag: ClassVar[str] = "devotion"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COPY, Layer.CONTROL))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "your devotion to {color:name}",
        "your devotion to {color:name} and {other:name}",
    )

    def of(self, c: Context) -> int:
        wanted = frozenset((self.color,) if self.other is None else (self.color, self.other))
        count = 0
        for id in c.state.battlefield:
            if c.state.objects[id].controller == c.controller:
                cost = c.state.characteristics(id).mana_cost
                count += cost.count(wanted) if cost is not None else 0
        return count
