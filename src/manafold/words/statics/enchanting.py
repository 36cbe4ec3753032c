"""What an Aura can enchant, changed by an effect (CR 303.4c, 613.1f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Layer, Static
from manafold.rules.ability_sets import ability_set
from manafold.words.keywords.attaching import Enchant

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LosesEnchant(Static):
    """Loses its ability to enchant what fits (CR 613.1f)."""

    what: Filter

    tag: ClassVar[str] = "loses enchant"
    phrases: ClassVar[Phrases] = ('<lose> "enchant {what}"',)
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set(tuple([each for each in chars.abilities.all if each != Enchant(self.what)]))
