"""Mana of the colors of certain objects, such as a card exiled with the source (CR 105.2, 607.2a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import COLORS
from manafold.model.phrase import Phrases
from manafold.model.words import Ref
from manafold.words.effects.mana_word import ManaWord, restricted

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True, kw_only=True)
class AddManaOfColors(ManaWord):
    """Add one mana of any of the colors that some objects have; nothing if they are none, or colorless (CR 106.5)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "add mana of colors"
    phrases: ClassVar[Phrases] = restricted("{who} <add> one mana of any of {what:possessive} colors")

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        found = frozenset[str]().union(*[c.state.characteristics(id).colors for id in self.what.entities(c)])
        return [("".join([each for each in COLORS if each in found]),)] if found else []
