"""Mana that is not lost as steps and phases end (CR 500.5, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.colors import Color
from manafold.model.phrase import Phrase, Phrases
from manafold.rules.permissions import PlayerRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class KeepsMana(PlayerRule):
    """Doesn't lose unspent mana, or only that of one color, as steps and phases end (CR 500.5)."""

    color: Color | None = None

    tag: ClassVar[str] = "keeps mana"
    phrases: ClassVar[Phrases] = (
        Phrase("<doesn't> lose unspent mana as steps and phases end", sets={"color": None}),
        "<doesn't> lose unspent {color:name} mana as steps and phases end",
    )

    def keeps_mana(self, type: str, c: Context) -> str | None:
        return type if self.color in (None, type) else None


@dataclass(frozen=True)
class UnspentManaBecomes(PlayerRule):
    """Unspent mana that would be lost becomes mana of a color instead, or colorless (CR 614.1a)."""

    color: Color | None = None

    tag: ClassVar[str] = "unspent mana becomes"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "if you would lose unspent mana, that mana becomes colorless instead", sets={"color": None}, form="yours"
        ),
        Phrase("if you would lose unspent mana, that mana becomes {color:name} instead", form="yours"),
    )

    def keeps_mana(self, type: str, c: Context) -> str | None:
        return "C" if self.color is None else self.color
