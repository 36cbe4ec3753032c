"""The greatest number that any one player has of something."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Filter, Value
from manafold.rules.finding import find_all
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import all_of, parts_of

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class GreatestNumber(Value):
    """The greatest number of what fits that one player controls: "the greatest number of creatures a player controls"
    (CR 608.2h). The description says who the players are."""

    what: Filter

    tag: ClassVar[str] = "greatest number"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("the greatest number of {what:many}",)

    def of(self, c: Context) -> int:
        found = Counter([c.state.object(id).controller for id in find_all(self.of_anybody(), c)])
        whose = [part for part in parts_of(self.what) if isinstance(part, ControlledBy)]
        return max([found[player] for part in whose for player in part.who.entities(c)], default=0)

    def of_anybody(self) -> Filter:
        """What is counted, whoever controls it."""
        return all_of(tuple([part for part in parts_of(self.what) if not isinstance(part, ControlledBy)]))


@dataclass(frozen=True)
class MostDiscarded(Value):
    """The greatest number of cards that one player discarded by the effect of this name (CR 608.2c)."""

    name: str = ""

    tag: ClassVar[str] = "most discarded"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the greatest number of cards a player discarded this way",)

    def of(self, c: Context) -> int:
        return max(Counter([c.state.object(id).owner for id in c.named.get(self.name, ())]).values(), default=0)
