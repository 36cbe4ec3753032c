"""Repeating all that an ability does (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.rules.resolving import AGAIN

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Repeat(Effect):
    """The instructions are all followed once more, from the first on (CR 608.2c).

    `any_number` if the text says how often, where a player who may do so is asked each time.
    """

    who: Ref
    any_number: bool = False

    tag: ClassVar[str] = "repeat"
    phrases: ClassVar[Phrases] = (
        "{who} <repeat> this process",
        Phrase("{who} <repeat> this process any number of times", sets={"any_number": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        c.named[AGAIN] = tuple((yield from self.who.find(c)))
