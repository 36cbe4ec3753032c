"""Words that set or switch power and toughness (CR 613.4a, 613.4b, 613.4d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static, Value

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasBaseSize(Static):
    """Has this base power and toughness; None leaves one of them as it is (CR 613.4b).

    Said of the object itself with "power is equal to" it defines a characteristic (CR 604.3).
    """

    power: Value | None
    toughness: Value | None

    tag: ClassVar[str] = "base size"
    phrases: ClassVar[Phrases] = (
        "<has> base power and toughness {power}/{toughness}",
        Phrase("<has> base power {power}", sets={"toughness": None}),
        Phrase("<has> base toughness {toughness}", sets={"power": None}),
        Phrase("power is equal to {power}", sets={"toughness": None}, form="whose"),
        Phrase("toughness is equal to {toughness}", sets={"power": None}, form="whose"),
        Phrase("power is equal to {power} and <its> toughness is equal to {toughness}", form="whose"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.SET_PT,)
    defines: ClassVar[bool] = True

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if self.power is not None:
            chars.power = self.power.of(c.at(entity))
        if self.toughness is not None:
            chars.toughness = self.toughness.of(c.at(entity))


@dataclass(frozen=True)
class HasBaseNumber(Static):
    """Has base power equal to a number, and base toughness equal to that number plus `more` (CR 613.4b, 604.3)."""

    number: Value
    more: int = 0

    tag: ClassVar[str] = "base number"
    phrases: ClassVar[Phrases] = (
        Phrase("power and toughness are each equal to {number}", form="whose"),
        Phrase(
            "power is equal to {number} and <its> toughness is equal to that number plus {more}", form="whose"
        ),
        "<has> base power and toughness each equal to {number}",
        Phrase("<has> base power and base toughness each equal to {number}", read_only=True),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.SET_PT,)
    defines: ClassVar[bool] = True

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        number = self.number.of(c.at(entity))
        chars.power = number
        chars.toughness = number + self.more


@dataclass(frozen=True)
class SwitchesSize(Static):
    """Has its power and toughness switched (CR 613.4d)."""

    tag: ClassVar[str] = "switched"
    layers: ClassVar[tuple[int, ...]] = (Layer.SWITCH_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.power, chars.toughness = chars.toughness, chars.power


@dataclass(frozen=True)
class GetsForEach(Static):
    """Gets +N/+N or -N/-N so many times (CR 613.4c)."""

    power: Value
    toughness: Value
    times: Value

    tag: ClassVar[str] = "gets for each"
    phrases: ClassVar[Phrases] = (
        "<get> {power:negative}/{toughness:negative} for each {times:each}",
        "<get> {power:signed}/{toughness:signed} for each {times:each}",
        "<get> {power:signed}/{toughness:negative} for each {times:each}",
        "<get> {power:negative}/{toughness:signed} for each {times:each}",
        Phrase("<get> {power:negative}/{toughness:negative} until end of turn for each {times:each}", form="turn"),
        Phrase("<get> {power:signed}/{toughness:signed} until end of turn for each {times:each}", form="turn"),
        Phrase("<get> {power:signed}/{toughness:negative} until end of turn for each {times:each}", form="turn"),
        *[
            Phrase(f"<get> an additional {size} until end of turn for each {{times:each}}", form="turn", read_only=True)
            for size in ("{power:negative}/{toughness:negative}", "{power:signed}/{toughness:signed}")
        ],
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.MODIFY_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if chars.power is not None and chars.toughness is not None:
            times = self.times.of(c.at(entity))
            chars.power += self.power.of(c) * times
            chars.toughness += self.toughness.of(c) * times
