"""Numbers that are counted or measured on the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, PT_LAYERS, Filter, Ref, Value
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules.finding import find_all
from manafold.words.filters.kinds import Opponent
from manafold.words.filters.numbers import Characteristic

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Count(Value):
    """How many objects or players fit: "the number of creatures you control" (CR 608.2h)."""

    what: Filter

    tag: ClassVar[str] = "count"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("the number of opponents you have", sets={"what": Opponent()}),
        Phrase("opponent you have", sets={"what": Opponent()}, form="each"),
        "the number of {what:many}",
        Phrase("the total number of {what:many}", read_only=True),
        Phrase("{what}", form="each"),
    )

    def of(self, c: Context) -> int:
        return len(find_all(self.what, c))


@dataclass(frozen=True)
class PerEach(Value):
    """So many for each: "2 life for each creature you control" (CR 608.2h)."""

    number: Value
    times: Value

    tag: ClassVar[str] = "per each"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def of(self, c: Context) -> int:
        return self.number.of(c) * self.times.of(c)


@dataclass(frozen=True)
class MeasureOf(Value):
    """The power, toughness or mana value of what is pointed at, last known if it has left (CR 608.2h)."""

    whose: Ref
    what: Characteristic

    tag: ClassVar[str] = "measure of"
    wants: ClassVar[Mapping[str, Sorts]] = {"whose": OBJECTS}
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "{whose:possessive} {what}",
        Phrase("the {what} of {whose}", read_only=True),
    )

    def of(self, c: Context) -> int:
        total = 0
        for each in self.whose.entities(c):
            chars = c.state.characteristics(each)
            measured = chars.power if self.what == "power" else chars.toughness
            total += c.state.mana_value(each) if self.what == "mana value" else measured or 0
        return total


@dataclass(frozen=True)
class Twice(Value):
    """Twice a number."""

    number: Value

    tag: ClassVar[str] = "twice"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "twice {number}",
        Phrase("twice {number:many}", form="many"),
        Phrase("twice {number:much}", form="much"),
    )

    def of(self, c: Context) -> int:
        return 2 * self.number.of(c)


@dataclass(frozen=True)
class Half(Value):
    """Half a number, rounded up or down (CR 107.1a)."""

    number: Value
    rounded: Literal["up", "down"]

    tag: ClassVar[str] = "half"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("half {number}, rounded {rounded}",)

    def of(self, c: Context) -> int:
        number = self.number.of(c)
        return -(-number // 2) if self.rounded == "up" else number // 2


@dataclass(frozen=True)
class Minus(Value):
    """The difference of two numbers: "the number of cards in your hand minus 4" (CR 107.1b)."""

    first: Value
    second: Value

    tag: ClassVar[str] = "minus"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{first} minus {second}",)

    def of(self, c: Context) -> int:
        return self.first.of(c) - self.second.of(c)


@dataclass(frozen=True)
class Plus(Value):
    """The sum of two numbers: "1 plus the number of cards in your hand"."""

    first: Value
    second: Value

    tag: ClassVar[str] = "plus"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{first} plus {second}", Phrase("{first:word} plus {second}", read_only=True))

    def of(self, c: Context) -> int:
        return self.first.of(c) + self.second.of(c)
