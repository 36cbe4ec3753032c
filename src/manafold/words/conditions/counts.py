"""Conditions on how many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, PT_LAYERS, Condition, Filter, Layer, Ref
from manafold.rules.finding import find_all
from manafold.words.filters.composed import AllOf
from manafold.words.filters.types import OfType
from manafold.words.values.among import DistinctAmong, Quality

if TYPE_CHECKING:
    from manafold.rules.context import Context

Compared = Literal["at least", "at most", "exactly", "less", "more"]


def compares(found: int, compared: Compared, number: int) -> bool:
    """Whether a count is as the words say: "three or more", "two or fewer", "exactly one", "fewer than three"."""
    if compared in ("at least", "more"):
        return found >= number if compared == "at least" else found > number
    if compared in ("at most", "less"):
        return found <= number if compared == "at most" else found < number
    return found == number


@dataclass(frozen=True)
class ControlsMany(Condition):
    """A player controls so many things that fit (CR 110.2)."""

    who: Ref
    number: int
    what: Filter
    compared: Compared = "at least"

    tag: ClassVar[str] = "controls many"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} <control> {number:word} or more {what:many}", sets={"compared": "at least"}),
        Phrase("{who:any} <control> {number:word} or fewer {what:many}", sets={"compared": "at most"}),
        Phrase("{who:any} <control> exactly {number:word} {what:many}", sets={"compared": "exactly"}),
        Phrase("{who:any} <control> fewer than {number:word} {what:many}", sets={"compared": "less"}),
        Phrase("{who:any} <control> at least {number:word} {what:many}", sets={"compared": "at least"}, read_only=True),
    )

    def holds(self, c: Context) -> bool:
        players = self.who.entities(c)
        found = sum(c.state.object(id).controller in players for id in find_all(self.what, c))
        return compares(found, self.compared, self.number)


@dataclass(frozen=True)
class ControlsNone(Condition):
    """A player controls nothing that fits (CR 110.2)."""

    who: Ref
    what: Filter

    tag: ClassVar[str] = "controls none"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        "{who:any} <control> no {what:many}",
        Phrase("{who:any} <doesn't> control {what:a}", read_only=True),
    )

    def holds(self, c: Context) -> bool:
        players = self.who.entities(c)
        return not any(c.state.object(id).controller in players for id in find_all(self.what, c))


@dataclass(frozen=True)
class ThereAre(Condition):
    """There are so many things that fit, where the description says (CR 608.2h)."""

    number: int
    what: Filter
    compared: Compared = "at least"

    tag: ClassVar[str] = "there are"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("there is {what:a}", sets={"compared": "at least", "number": 1}),
        Phrase("there's {what:a}", sets={"compared": "at least", "number": 1}, read_only=True),
        Phrase("there are fewer than {number:word} {what:many}", sets={"compared": "less"}),
        Phrase("there are {number:word} or more {what:many}", sets={"compared": "at least"}),
        Phrase("there are {number:word} or fewer {what:many}", sets={"compared": "at most"}),
        Phrase("there are no {what:many}", sets={"compared": "exactly", "number": 0}),
    )

    def holds(self, c: Context) -> bool:
        return compares(len(find_all(self.what, c)), self.compared, self.number)


@dataclass(frozen=True)
class AreIn(Condition):
    """So many things that fit are where `where` says: "seven or more cards are in your graveyard" (CR 608.2h)."""

    number: int
    what: Filter
    where: Filter
    compared: Compared = "at least"

    tag: ClassVar[str] = "are in"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{number:word} or more {what:many} are {where:after}", sets={"compared": "at least"}),
        Phrase("no {what:many} are {where:after}", sets={"compared": "exactly", "number": 0}),
        Phrase("{what:a} is {where:after}", sets={"compared": "at least", "number": 1}),
    )

    def holds(self, c: Context) -> bool:
        return compares(len(find_all(AllOf((self.what, self.where)), c)), self.compared, self.number)


@dataclass(frozen=True)
class HandSize(Condition):
    """A player has so many cards in hand (CR 402.3)."""

    who: Ref
    number: int
    compared: Compared = "at least"

    tag: ClassVar[str] = "hand size"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} <has> {number:word} or more cards in hand", sets={"compared": "at least"}),
        Phrase("{who:any} <has> {number:word} or fewer cards in hand", sets={"compared": "at most"}),
        Phrase("{who:any} <has> no cards in hand", sets={"compared": "exactly", "number": 0}),
        Phrase("{who:any} <has> exactly {number:word} cards in hand", sets={"compared": "exactly"}),
        Phrase("{who:any} <has> a card in hand", sets={"compared": "at least", "number": 1}),
        Phrase("{who:any} <has> fewer than {number:word} cards in hand", sets={"compared": "less"}),
        Phrase("{who:any} <has> more than {number:word} (cards|card) in hand", sets={"compared": "more"}),
    )

    def holds(self, c: Context) -> bool:
        return any(
            compares(len(c.state.players[player].hand), self.compared, self.number)
            for player in self.who.entities(c)
        )


@dataclass(frozen=True)
class LifeIs(Condition):
    """A player has so much life (CR 119)."""

    who: Ref
    number: int
    compared: Compared = "at least"

    tag: ClassVar[str] = "life is"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{who:any} <has> {number} or more life", sets={"compared": "at least"}),
        Phrase("{who:any} <has> {number} or less life", sets={"compared": "at most"}),
        Phrase("{who:any} <has> exactly {number} life", sets={"compared": "exactly"}),
        Phrase("{who:possessive} life total is {number} or more", sets={"compared": "at least"}, read_only=True),
        Phrase("{who:possessive} life total is {number} or less", sets={"compared": "at most"}, read_only=True),
    )

    def holds(self, c: Context) -> bool:
        return any(
            compares(c.state.players[player].life, self.compared, self.number) for player in self.who.entities(c)
        )


@dataclass(frozen=True)
class HasMore(Condition):
    """A player controls more things that fit, or has more life or cards in hand, than another (CR 119, 402.3)."""

    who: Ref
    than: Ref
    what: Literal["life", "cards in hand"]

    tag: ClassVar[str] = "has more"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who:any} <has> more {what} than {than:any}",)

    def holds(self, c: Context) -> bool:
        return any(self.of(one, c) > self.of(two, c) for one in self.who.entities(c) for two in self.than.entities(c))

    def of(self, player: int, c: Context) -> int:
        """What is compared."""
        found = c.state.players[player]
        return found.life if self.what == "life" else len(found.hand)


@dataclass(frozen=True)
class ControlsMore(Condition):
    """A player controls more things that fit than another: "an opponent controls more lands than you" (CR 110.2)."""

    who: Ref
    what: Filter
    than: Ref

    tag: ClassVar[str] = "controls more"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> more {what:many} than {than:any}",)

    def holds(self, c: Context) -> bool:
        controllers = [c.state.object(id).controller for id in find_all(self.what, c)]
        return any(
            controllers.count(one) > controllers.count(two)
            for one in self.who.entities(c)
            for two in self.than.entities(c)
        )


@dataclass(frozen=True)
class DistinctAre(Condition):
    """There are so many different ones among what fits: "there are four or more card types among cards ..."
    (CR 608.2h)."""

    number: int
    quality: Quality
    among: Filter

    tag: ClassVar[str] = "distinct are"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "there are {number:word} or more {quality:plural} among {among:many}",
        Phrase("there are {number:word} or more different {quality:plural} among {among:many}", read_only=True),
    )

    def holds(self, c: Context) -> bool:
        return DistinctAmong(self.quality, self.among).of(c) >= self.number


@dataclass(frozen=True)
class ControlsDifferentPowers(Condition):
    """A player controls so many creatures with different powers (CR 208.1)."""

    who: Ref
    number: int

    tag: ClassVar[str] = "different powers"
    reads: ClassVar[frozenset[int]] = PT_LAYERS | frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} <control> {number:word} or more creatures with different powers",)

    def holds(self, c: Context) -> bool:
        creatures = find_all(OfType("creature"), c)
        for player in self.who.entities(c):
            mine = [id for id in creatures if c.state.object(id).controller == player]
            if len({c.state.characteristics(id).power for id in mine}) >= self.number:
                return True
        return False


@dataclass(frozen=True)
class HaveTotalPower(Condition):
    """What fits has together so much power: "creatures you control have total power 8 or greater" (CR 208.1)."""

    what: Filter
    number: int

    tag: ClassVar[str] = "total power"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{what:many} have total power {number} or greater",)

    def holds(self, c: Context) -> bool:
        return sum([c.state.characteristics(id).power or 0 for id in find_all(self.what, c)]) >= self.number


@dataclass(frozen=True)
class HasOpponents(Condition):
    """You have so many opponents or more (CR 102.2, 102.3)."""

    number: int

    tag: ClassVar[str] = "has opponents"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("you have {number:word} or more opponents",)

    def holds(self, c: Context) -> bool:
        return len(c.state.opponents(c.controller)) >= self.number
