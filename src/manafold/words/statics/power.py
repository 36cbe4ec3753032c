"""Changes of power and toughness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Fixed, Layer, Static, Value

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Gets(Static):
    """Gets +N/+N or -N/-N (CR 613.4c)."""

    power: Value
    toughness: Value
    additional: bool = False
    """Whether the text says that it is additional, which changes nothing."""

    tag: ClassVar[str] = "gets"
    phrases: ClassVar[Phrases] = (
        "[also] <get> {power:negative}/{toughness:negative}",
        "[also] <get> {power:signed}/{toughness:signed}",
        Phrase("<get> {power:signed}/{toughness:negative}"),
        Phrase("<get> {power:negative}/{toughness:signed}"),
        Phrase("<get> an additional {power:negative}/{toughness:negative}", sets={"additional": True}),
        Phrase("<get> an additional {power:signed}/{toughness:signed}", sets={"additional": True}),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.MODIFY_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if chars.power is not None and chars.toughness is not None:
            mine = c if isinstance(self.power, Fixed) and isinstance(self.toughness, Fixed) else c.at(entity)
            chars.power += self.power.of(mine)
            chars.toughness += self.toughness.of(mine)
