"""Numbers that players have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref, Value
from manafold.rules.events import TurnBegan
from manafold.words.filters.kinds import Opponent
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class LifeTotal(Value):
    """The life total of a player (CR 119.1)."""

    whose: Ref

    tag: ClassVar[str] = "life total"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{whose:possessive} life total",)

    def of(self, c: Context) -> int:
        return sum([c.state.players[player].life for player in self.whose.entities(c)])


@dataclass(frozen=True)
class HighestLife(Value):
    """The highest life total among players of a description (CR 119.1)."""

    among: Filter

    tag: ClassVar[str] = "highest life total"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("the highest life total among your opponents", sets={"among": Opponent()}),
        "the highest life total among [all] {among:many}",
    )

    def of(self, c: Context) -> int:
        return max([c.state.players[id].life for id in c.state.living() if self.among.matches(id, c)], default=0)


@dataclass(frozen=True)
class StartingLife(Value):
    """The life total that a player began the game with (CR 103.4)."""

    whose: Ref

    tag: ClassVar[str] = "starting life total"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("your starting life total", sets={"whose": You()}),
        "{whose:possessive} starting life total",
    )

    def of(self, c: Context) -> int:
        return c.state.profile.starting_life * len(self.whose.entities(c))


@dataclass(frozen=True)
class TurnsBegun(Value):
    """How many turns players have begun this game, the present one included (CR 500.1)."""

    who: Ref

    tag: ClassVar[str] = "turns begun"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the number of turns {who:any} <has> begun this game",)

    def of(self, c: Context) -> int:
        players = self.who.entities(c)
        return sum([isinstance(event, TurnBegan) and event.player in players for event in c.state.log])
