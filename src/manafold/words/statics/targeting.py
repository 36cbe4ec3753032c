"""What can't be targeted (CR 115, 101.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.rules.restrictions import ObjectRule

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CantBeTargeted(ObjectRule):
    """Can't be the target of spells or abilities, or only of those that opponents control (CR 115)."""

    opponents: bool = False

    tag: ClassVar[str] = "can't be targeted"
    phrases: ClassVar[Phrases] = (
        "can't be the target of spells or abilities",
        Phrase("can't be the target of spells or abilities your opponents control", sets={"opponents": True}),
        Phrase("can't be the targets of spells or abilities", read_only=True),
        Phrase(
            "can't be the targets of spells or abilities your opponents control",
            sets={"opponents": True},
            read_only=True,
        ),
    )

    def forbids_targeting(self, source: int, controller: int, c: Context) -> bool:
        return not self.opponents or controller in c.state.opponents(c.controller)
