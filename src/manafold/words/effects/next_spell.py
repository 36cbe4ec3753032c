"""What is made true of the next spell that you cast this turn (CR 611.2)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Filter, Static
from manafold.rules import continuous
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.statics.next_spell import OfNextSpell

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class NextSpellThisTurn(Effect):
    """Something becomes true of the next spell of a description that you cast this turn (CR 611.2)."""

    what: Filter
    does: Static

    tag: ClassVar[str] = "next spell this turn"
    phrases: ClassVar[Phrases] = ("the next {what} you cast this turn {does:of next}",)

    def resolve(self, c: Context) -> Task[None]:
        if isinstance(self.does, OfNextSpell):
            does = dataclasses.replace(self.does, what=self.what)
            continuous.add_effect(c.state, c, (does,), UntilEndOfTurn(), (c.controller,))
        return
        yield
