"""Numbers as such: X, and that many. A number written out is `Fixed`, among the base words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Fixed, Value

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class X(Value):
    """The number announced for X (CR 107.3a)."""

    tag: ClassVar[str] = "x"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "X",
        Phrase("X", form="much"),
        Phrase("X", form="many"),
        Phrase("X", form="word"),
        Phrase("+X", form="signed"),
    )

    def of(self, c: Context) -> int:
        return c.x


@dataclass(frozen=True)
class WhereX(Value):
    """X that the same sentence defines: "..., where X is [value]" (CR 107.3i).

    If other sentences speak of it too, it has a `name`, under which its value stays what it was at first.
    """

    value: Value
    name: str = ""

    tag: ClassVar[str] = "where x"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ()

    def of(self, c: Context) -> int:
        if not self.name:
            return self.value.of(c)
        known = c.numbers.get(self.name)
        if known is None:
            known = c.numbers[self.name] = self.value.of(c)
        return known


@dataclass(frozen=True)
class ThatMany(Value):
    """The number that the event that triggered the ability, or the effect named so, had: "that many", "that much"."""

    name: str = ""

    tag: ClassVar[str] = "that many"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("that many", form="many", sets={"name": ""}),
        Phrase("that much", form="much", sets={"name": ""}),
    )

    def of(self, c: Context) -> int:
        if self.name:
            return c.amount(self.name)
        amount: object = getattr(c.event, "amount")  # noqa: B009 - only some events have one
        assert isinstance(amount, int)
        return amount


def is_one(value: Value) -> bool:
    """Whether the value is the number 1, which is followed by a singular."""
    return isinstance(value, Fixed) and value.number == 1


@dataclass(frozen=True)
class Negated(Value):
    """The number with the other sign: "-X"."""

    number: Value

    tag: ClassVar[str] = "negated"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("-X", sets={"number": X()}, form="negative"),
        Phrase("-{number}", form="negative"),
    )

    def of(self, c: Context) -> int:
        return -self.number.of(c)
