"""That something can't be countered (CR 101.2, 701.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter
from manafold.rules.permissions import PlayerRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeCountered(Keyword):
    """This spell can't be countered (CR 101.2). It is no keyword of the rules, but the rules ask for it by name."""

    tag: ClassVar[str] = "can't be countered"
    phrases: ClassVar[Phrases] = (
        "this spell can't be countered.",
        Phrase("~ can't be countered.", read_only=True),
        Phrase("this spell can't be countered by spells or abilities.", read_only=True),
    )


@dataclass(frozen=True)
class CantBeCounteredThese(PlayerRule):
    """Spells of a description can't be countered: "creature spells you control" (CR 101.2)."""

    what: Filter

    tag: ClassVar[str] = "spells can't be countered"
    phrases: ClassVar[Phrases] = (Phrase("{what:many} can't be countered", form="players"),)

    def forbids_countering(self, spell: int, c: Context) -> bool:
        return self.what.matches(spell, c)
