"""Mana of the colors of a commander (CR 903.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import COLORS
from manafold.model.phrase import Phrases
from manafold.model.words import Ref
from manafold.rules import commanders
from manafold.words.effects.mana_word import ManaWord, restricted
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True, kw_only=True)
class AddManaOfIdentity(ManaWord):
    """Add one mana of any color in your commander's color identity; nothing if you have no commander (CR 903.4f)."""

    who: Ref = You()

    tag: ClassVar[str] = "add mana of identity"
    phrases: ClassVar[Phrases] = restricted("{who} <add> one mana of any color in your commander's color identity")

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        known = commanders.identity(c.state, c.controller)
        return [("".join([each for each in COLORS if each in known]),)] if known else []
