"""What happens to something instead of its dying or leaving, for a while (CR 614.1a, 614.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Filter, Ref
from manafold.model.words.sorts import ANYTHING, Sorts
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.durations.lasting import Indefinitely
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.filters.pointed import Is
from manafold.words.refs.pointing import Named
from manafold.words.statics.instead import ExiledInstead, LeavesToExile

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

AFFECTED = Is(Named("affected"))
"""What the effect was begun for (CR 611.2c)."""


@dataclass(frozen=True)
class ExileIfDies(Effect):
    """If certain objects would die this turn, they are exiled instead (CR 614.1a)."""

    what: Ref

    tag: ClassVar[str] = "exile if it dies"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": ANYTHING}
    phrases: ClassVar[Phrases] = ("if {what:plain} would die this turn, exile it instead",)

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        continuous.add_effect(c.state, c, (ExiledInstead(AFFECTED),), UntilEndOfTurn(), tuple(found))


@dataclass(frozen=True)
class ExileWhatDies(Effect):
    """Whatever fits a description and would die this turn is exiled instead (CR 614.1a)."""

    what: Filter

    tag: ClassVar[str] = "exile what dies"
    phrases: ClassVar[Phrases] = ("if a {what} would die this turn, exile it instead",)

    def resolve(self, c: Context) -> Task[None]:
        continuous.add_effect(c.state, c, (ExiledInstead(self.what),), UntilEndOfTurn(), ())
        return
        yield


@dataclass(frozen=True)
class ExileIfLeaves(Effect):
    """If something would leave the battlefield, it is exiled instead of going anywhere else (CR 614.1a)."""

    what: Ref

    tag: ClassVar[str] = "exile if it leaves"
    phrases: ClassVar[Phrases] = (
        "if {what:plain} would leave the battlefield, exile it instead of putting it anywhere else",
    )

    def resolve(self, c: Context) -> Task[None]:
        found = present((yield from self.what.find(c)), c)
        continuous.add_effect(c.state, c, (LeavesToExile(AFFECTED),), Indefinitely(), tuple(found))
