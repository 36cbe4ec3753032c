"""What can't be regenerated (CR 701.19c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeRegenerated(ObjectRule):
    """Can't be regenerated: regeneration shields don't apply to it (CR 701.19c)."""

    said_of: ClassVar[Sorts] = ANYTHING  # of a player that was dealt damage it means nothing
    tag: ClassVar[str] = "can't be regenerated"
    phrases: ClassVar[Phrases] = (Phrase("can't be regenerated this turn", form="turn"),)

    def forbids_regenerating(self, c: Context) -> bool:
        return True
