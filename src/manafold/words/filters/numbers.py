"""Descriptions by number: power, toughness, mana value (CR 202.3, 208)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import PT_LAYERS, Filter, Fixed, Ref, Value
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context

Characteristic = Literal["power", "toughness", "mana value"]
Comparison = Literal["at most", "at least", "equal", "less", "greater"]


def measure(entity: int, what: Characteristic, c: Context) -> int | None:
    """The power, toughness or mana value of an object; None if it has none."""
    if what == "mana value":
        return c.state.mana_value(entity)
    chars = c.state.characteristics(entity)
    return chars.power if what == "power" else chars.toughness


@dataclass(frozen=True)
class Measures(Filter):
    """Has a power, toughness or mana value that compares so with a number: "with power 2 or less" (CR 202.3, 208.1)."""

    what: Characteristic
    compared: Comparison
    number: Value

    tag: ClassVar[str] = "measures"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with {what} {number:much} or less", sets={"compared": "at most"}, form="with"),
        Phrase("with {what} {number:much} or greater", sets={"compared": "at least"}, form="with"),
        Phrase("with {what} less than or equal to {number}", sets={"compared": "at most"}, form="with"),
        Phrase("with {what} greater than or equal to {number}", sets={"compared": "at least"}, form="with"),
        Phrase("with {what} less than {number}", sets={"compared": "less"}, form="with"),
        Phrase("with {what} greater than {number}", sets={"compared": "greater"}, form="with"),
        Phrase("with {what} {number:much}", sets={"compared": "equal"}, form="with"),
        Phrase("with {what} equal to {number}", sets={"compared": "equal"}, form="with"),
        Phrase("{what} {number:much} or less", sets={"compared": "at most"}, form="owned"),
        Phrase("{what} {number:much} or greater", sets={"compared": "at least"}, form="owned"),
        Phrase("{what} less than {number}", sets={"compared": "less"}, form="owned"),
        Phrase("{what} greater than {number}", sets={"compared": "greater"}, form="owned"),
        Phrase("{what} {number:much}", sets={"compared": "equal"}, form="owned"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        found = measure(entity, self.what, c)
        if found is None:
            return False
        number = self.number.of(c if isinstance(self.number, Fixed) else c.at(entity))
        if self.compared == "at most":
            return found <= number
        if self.compared == "at least":
            return found >= number
        if self.compared == "less":
            return found < number
        return found > number if self.compared == "greater" else found == number


@dataclass(frozen=True)
class LesserThan(Filter):
    """Has a lesser power, toughness or mana value than what is pointed at, or, if `or_equal`, the same (CR 202.3)."""

    what: Characteristic
    or_equal: bool = False
    than: Ref | None = None
    """What the text spoke of last; a text says "lesser" without saying it."""

    tag: ClassVar[str] = "lesser than"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    phrases: ClassVar[Phrases] = (
        Phrase("with lesser {what}", form="with"),
        Phrase("with equal or lesser {what}", sets={"or_equal": True}, form="with"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity) or self.than is None:
            return False
        found = measure(entity, self.what, c)
        others = [measure(other, self.what, c) for other in self.than.entities(c) if not is_player(other)]
        least = 0 if self.or_equal else 1
        return found is not None and any([other is not None and other - found >= least for other in others])


@dataclass(frozen=True)
class EitherMeasures(Filter):
    """Has power or toughness, one of them or both, that compares so with a number (CR 208.1).

    If it is so said, or mana value (CR 202.3).
    """

    compared: Comparison
    number: Value
    or_mana_value: bool = False

    tag: ClassVar[str] = "either measures"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with power or toughness {number:much} or less", sets={"compared": "at most"}, form="with"),
        Phrase("with power or toughness {number:much} or greater", sets={"compared": "at least"}, form="with"),
        Phrase("with power or toughness equal to {number}", sets={"compared": "equal"}, form="with"),
        Phrase(
            "with mana value, power, or toughness equal to {number}",
            sets={"compared": "equal", "or_mana_value": True},
            form="with",
        ),
    )

    def matches(self, entity: int, c: Context) -> bool:
        named: tuple[Characteristic, ...] = ("power", "toughness", *(("mana value",) if self.or_mana_value else ()))
        return any([Measures(what, self.compared, self.number).matches(entity, c) for what in named])


def at_most(mana_value: int) -> Measures:
    """Has a mana value of at most so much."""
    return Measures("mana value", "at most", Fixed(mana_value))
