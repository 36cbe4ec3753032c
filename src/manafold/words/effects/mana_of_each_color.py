"""Adding mana of the colors that there are among some objects (CR 105.1, 106.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import COLORS
from manafold.model.phrase import Phrases
from manafold.model.words import Filter
from manafold.rules.finding import find_objects
from manafold.words.effects.mana_word import ManaWord

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True, kw_only=True)
class AddManaOfEachColor(ManaWord):
    """You add one mana of each color that there is among the objects that fit (CR 105.1, 106.4)."""

    among: Filter

    tag: ClassVar[str] = "add mana of each color"
    phrases: ClassVar[Phrases] = ("for each color among {among:many}, add one mana of that color",)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        found = {color for id in find_objects(self.among, c) for color in c.state.characteristics(id).colors}
        return [tuple([color for color in COLORS if color in found])] if found else []
