"""Protection that an Aura gives and that does not remove it (CR 702.16n)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Layer, Static
from manafold.rules.ability_sets import ability_set
from manafold.words.filters.chosen import chosen_color
from manafold.words.filters.colors import OfColor
from manafold.words.keywords.protection import Protection, Quality

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class SparingProtection(Protection):
    """Protection that spares one Aura, or all of them if that is -1. It is as data like any other."""

    spared: int = -1

    def spares(self, attachment: int, c: Context) -> bool:
        if self.spared == -1:
            return "Aura" in c.state.characteristics(attachment).subtypes
        return attachment == self.spared


@dataclass(frozen=True)
class HasSparingProtection(Static):
    """Has protection that doesn't remove this Aura, or any (CR 702.16n): from qualities, or from the chosen color if
    there are none."""

    qualities: tuple[Quality, ...] = ()
    every: bool = False

    tag: ClassVar[str] = "has sparing protection"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "<has> protection from the chosen color. This effect doesn't remove this Aura", sets={"qualities": ()}
        ),
        "<has> protection {qualities:list and}. This effect doesn't remove this Aura",
        Phrase("<has> protection {qualities:list and}. This effect doesn't remove Auras", sets={"every": True}),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        color = chosen_color(c)
        chosen = () if color is None else (Quality(OfColor(color)),)
        given = SparingProtection(self.qualities or chosen, -1 if self.every else c.source)
        chars.abilities = ability_set((*chars.abilities.all, given))
