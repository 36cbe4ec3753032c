"""Conditions on what graveyards, life totals and the names of permanents come to (CR 119, 201.2, 404)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, PT_LAYERS, Condition, Filter, Layer, Ref
from manafold.rules.finding import find_all
from manafold.words.conditions.counts import Compared, compares
from manafold.words.filters.compared import HasMost, qualities
from manafold.words.filters.numbers import Characteristic
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasInGraveyard(Condition):
    """A player has so many cards of a description in their graveyard (CR 404.1)."""

    who: Ref
    number: int
    what: Filter
    compared: Compared = "at least"

    tag: ClassVar[str] = "has in graveyard"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("you have {number:word} or more {what:many} in your graveyard", sets={"who": You()}),
        Phrase(
            "you have {number:word} or fewer {what:many} in your graveyard", sets={"who": You(), "compared": "at most"}
        ),
        Phrase("you have {what:a} in your graveyard", sets={"who": You(), "number": 1}),
        "{who:any} <has> {number:word} or more {what:many} in their graveyard",
        Phrase("{who:any} <has> {number:word} or fewer {what:many} in their graveyard", sets={"compared": "at most"}),
        Phrase("{who:any} <has> {what:a} in their graveyard", sets={"number": 1}),
    )

    def holds(self, c: Context) -> bool:
        return any([compares(self._found(player, c), self.compared, self.number) for player in self.who.entities(c)])

    def _found(self, player: int, c: Context) -> int:
        return sum([self.what.matches(id, c) for id in c.state.players[player].graveyard])


@dataclass(frozen=True)
class LibrarySize(Condition):
    """A player has so many cards in their library (CR 401.3)."""

    whose: Ref
    number: int
    compared: Compared = "at least"

    tag: ClassVar[str] = "library size"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{whose:whose} library has no cards in it", sets={"number": 0, "compared": "exactly"}),
        Phrase("{whose:whose} library has {number:word} or fewer cards in it", sets={"compared": "at most"}),
        Phrase("{whose:whose} library has {number:word} or more cards in it", sets={"compared": "at least"}),
        Phrase("you have {number} or more cards in your library", sets={"whose": You(), "compared": "at least"}),
    )

    def holds(self, c: Context) -> bool:
        players = [c.state.players[player] for player in self.whose.entities(c)]
        return any([compares(len(player.library), self.compared, self.number) for player in players])


@dataclass(frozen=True)
class LifeIsHalf(Condition):
    """A player's life total is less than half of what they started with, or just half, if `equal` (CR 103.4)."""

    whose: Ref
    equal: bool

    tag: ClassVar[str] = "life is half"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase(
            "your life total is less than or equal to half your starting life total",
            sets={"whose": You(), "equal": True},
        ),
        Phrase("your life total is less than half your starting life total", sets={"whose": You(), "equal": False}),
        Phrase(
            "{whose:possessive} life total is less than or equal to half their starting life total",
            sets={"equal": True},
        ),
        Phrase("{whose:possessive} life total is less than half their starting life total", sets={"equal": False}),
    )

    def holds(self, c: Context) -> bool:
        return any([self._is_half(c.state.players[player].life, c) for player in self.whose.entities(c)])

    def _is_half(self, life: int, c: Context) -> bool:
        start = c.state.profile.starting_life
        return 2 * life < start or (self.equal and 2 * life == start)


@dataclass(frozen=True)
class LifeIsAbove(Condition):
    """A player has at least so much more life than they started with (CR 103.4)."""

    who: Ref
    number: int

    tag: ClassVar[str] = "life is above"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("you have at least {number} life more than your starting life total", sets={"who": You()}),
        "{who:any} <has> at least {number} life more than their starting life total",
    )

    def holds(self, c: Context) -> bool:
        enough = c.state.profile.starting_life + self.number
        return any([c.state.players[player].life >= enough for player in self.who.entities(c)])


@dataclass(frozen=True)
class ControlsMost(Condition):
    """A player controls what has the greatest of a number among all that fits, or is tied for it (CR 608.2h)."""

    who: Ref
    what: Filter
    number: Characteristic

    tag: ClassVar[str] = "controls most"
    reads: ClassVar[frozenset[int]] = PT_LAYERS | frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "{who:any} <control> the {what} with the greatest {number} or tied for the greatest {number}",
    )

    def holds(self, c: Context) -> bool:
        best = HasMost("greatest", self.number, self.what)
        players = self.who.entities(c)
        found = [id for id in find_all(self.what, c) if c.state.object(id).controller in players]
        return any([best.matches(id, c) for id in found])


@dataclass(frozen=True)
class ControlsDistinct(Condition):
    """A player controls so many things that fit, no two of which have the same name (CR 201.2b)."""

    who: Ref
    number: int
    what: Filter

    tag: ClassVar[str] = "controls distinct"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL, Layer.TEXT))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> {number:word} or more {what:many} with different names",)

    def holds(self, c: Context) -> bool:
        return any([self._names(player, c) >= self.number for player in self.who.entities(c)])

    def _names(self, player: int, c: Context) -> int:
        found: set[str] = set()
        for id in find_all(self.what, c):
            if c.state.object(id).controller == player:
                found |= qualities(id, "name", c)
        return len(found)
