"""Actions that have no cost of their own, as a cost (CR 118.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Amount

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class DoAsCost(UsingCost):
    """Do what effects say, in order, as a cost (CR 118.1): who pays is "you" in them. What nobody could do can't be
    paid (118.3)."""

    do: tuple[Effect, ...]

    at_random: ClassVar[bool] = True

    tag: ClassVar[str] = "do"
    phrases: ClassVar[Phrases] = ("{do:cost}", Phrase("{do:cost}", form="verb"))

    def amount(self, c: Context) -> Amount | None:
        mine = paying(c)
        return None if all([effect.possible(mine) for effect in self.do]) else Amount(self.tag, 1, 0)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        mine = paying(c)
        for effect in self.do:
            yield from effect.resolve(mine)
        return True


def paying(c: Context) -> Context:
    """The context in which who pays is "you"."""
    mine = c.within(c.subject)
    mine.controller = c.subject
    return mine
