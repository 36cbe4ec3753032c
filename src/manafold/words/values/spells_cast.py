"""Numbers of spells that were cast this turn (CR 601.2i)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Ref, Value
from manafold.rules.events import SpellCast

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class SpellsBefore(Value):
    """How many spells players cast this turn before the one that is pointed at (CR 601.2i)."""

    what: Ref
    by_you: bool = False
    """Whether only those count that you cast."""

    tag: ClassVar[str] = "spells before"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of spells cast before {what} this turn",
        Phrase("the number of spells you've cast before {what} this turn", sets={"by_you": True}),
        Phrase("spell cast before {what} this turn", form="each"),
        Phrase("other spell you've cast before {what} this turn", sets={"by_you": True}, form="each"),
    )

    def of(self, c: Context) -> int:
        cast = [event for event in c.state.turn_events if isinstance(event, SpellCast)]
        this = self.what.entities(c)
        before = 0
        for event in cast:
            if event.spell in this or c.state.latest(event.spell) in this:
                return before
            before += not self.by_you or event.player == c.controller
        return before
