"""What can't be targeted (CR 115, 101.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter
from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeTargeted(ObjectRule):
    """Can't be the target of spells or abilities, or only not of those of opponents or of a quality (CR 115)."""

    opponents: bool = False
    quality: Filter | None = None
    """Only spells of this quality, if that is said, and abilities from sources of the next one."""
    sources: Filter | None = None

    tag: ClassVar[str] = "can't be targeted"
    phrases: ClassVar[Phrases] = (
        "can't be the target of spells or abilities",
        Phrase("can't be the target of spells or abilities your opponents control", sets={"opponents": True}),
        "can't be the target of {quality:before} spells or abilities from {sources:before} sources",
        Phrase("can't be the targets of {quality:before} spells or abilities from {sources:before} sources",
               read_only=True),
        Phrase("can't be the targets of spells or abilities", read_only=True),
        Phrase(
            "can't be the targets of spells or abilities your opponents control",
            sets={"opponents": True},
            read_only=True,
        ),
    )

    def forbids_targeting(self, source: int, controller: int, c: Context) -> bool:
        quality = self.quality if c.state.object(source).zone == "stack" else self.sources
        if quality is not None and not quality.matches(source, c):
            return False
        return not self.opponents or controller in c.state.opponents(c.controller)
