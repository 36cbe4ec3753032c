"""Conditions on what something is, has or does (CR 109.3, 110.5, 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Layer, Ref, Value
from manafold.model.words.sorts import Around, Sorts
from manafold.rules.terms import is_player
from manafold.words.filters.compared import Shared, Shares

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Fits(Condition):
    """What is pointed at fits a description, or, if `denied`, does not: "it's tapped", "it's a land card"
    (CR 608.2h)."""

    what: Ref
    description: Filter
    denied: bool = False
    past: bool = False
    """Whether the text says that it was so."""

    tag: ClassVar[str] = "fits"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{what:plain} <is> {description:before}", sets={"denied": False}),
        Phrase("{what:plain} <is> {description:a}", sets={"denied": False}),
        Phrase("{what:plain} <isn't> {description:before}", sets={"denied": True}),
        Phrase("{what:plain} <isn't> {description:a}", sets={"denied": True}),
        Phrase("{what:plain} <is> not {description:before}", sets={"denied": True}, read_only=True),
        Phrase("{what:plain} <is> not {description:a}", sets={"denied": True}, read_only=True),
        Phrase("{what:plain} <has> {description:owned}", sets={"denied": False}),
        Phrase("{what:plain} had {description:owned}", sets={"denied": False, "past": True}),
        Phrase("{what:plain} <doesn't> have {description:owned}", sets={"denied": True}),
        Phrase("{what:plain} <was> {description:a}", sets={"denied": False, "past": True}),
        Phrase("{what:plain} <wasn't> {description:a}", sets={"denied": True, "past": True}),
    )

    def sure(self, around: Around) -> Sorts | None:
        return None if self.denied else self.description.sorts(around)

    def holds(self, c: Context) -> bool:
        found = self.what.entities(c)
        return bool(found) and all([self.description.matches(id, c) is not self.denied for id in found])


@dataclass(frozen=True)
class OnBattlefield(Condition):
    """What is pointed at is on the battlefield still (CR 400.7)."""

    what: Ref

    tag: ClassVar[str] = "on the battlefield"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{what:plain} <is> on the battlefield",)

    def holds(self, c: Context) -> bool:
        found = [c.state.objects.get(id) for id in self.what.entities(c)]
        return bool(found) and all([each is not None and each.zone == "battlefield" for each in found])


@dataclass(frozen=True)
class SharesQuality(Condition):
    """What is pointed at shares a quality with something, or, if `denied`, does not (CR 608.2j)."""

    what: Ref
    shared: Shared
    ref: Ref
    denied: bool = False

    tag: ClassVar[str] = "shares quality"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TEXT, Layer.TYPE, Layer.COLOR))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{what:plain} <has> the same name as {ref:any}", sets={"shared": "name"}),
        Phrase("{what:plain} <has> the same mana value as {ref:any}", sets={"shared": "mana value"}),
        "{what:plain} <share> a {shared} with {ref:any}",
        Phrase("{what:plain} <doesn't> share a {shared} with {ref:any}", sets={"denied": True}),
    )

    def holds(self, c: Context) -> bool:
        found = [id for id in self.what.entities(c) if not is_player(id)]
        like = Shares(self.shared, self.ref)
        return bool(found) and all([like.matches(id, c) is not self.denied for id in found])


@dataclass(frozen=True)
class Has(Condition):
    """What is pointed at has a keyword ability, or, if `denied`, has it not (CR 702)."""

    what: Ref
    keyword: Keyword
    denied: bool = False

    tag: ClassVar[str] = "has keyword"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.ABILITY,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{what:plain} <has> {keyword:name}", sets={"denied": False}),
        Phrase("{what:plain} <doesn't> have {keyword:name}", sets={"denied": True}),
        Phrase("{what:plain} had {keyword:name}", sets={"denied": False}, read_only=True),
    )

    def holds(self, c: Context) -> bool:
        found = [id for id in self.what.entities(c) if not is_player(id)]
        return bool(found) and all([self._has(id, c) is not self.denied for id in found])

    def _has(self, id: int, c: Context) -> bool:
        having = c.state.characteristics(id).abilities.having(self.keyword.tag)
        return any([self.keyword.describes(each) for each in having])


@dataclass(frozen=True)
class Compares(Condition):
    """Two numbers compare so: "its power is 4 or greater", "X is 5 or more" (CR 107.1)."""

    value: Value
    compared: Literal["at least", "or more", "at most", "greater", "less", "equal"]
    """"Or more" is what is said of numbers that are no characteristics."""
    number: Value
    past: bool = False
    """Whether the text says "was", of what has left."""

    tag: ClassVar[str] = "compares"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{value} is {number} or greater", sets={"compared": "at least"}),
        Phrase("{value} is {number} or more", sets={"compared": "or more"}),
        Phrase("{value} is {number} or less", sets={"compared": "at most"}),
        Phrase("{value} is greater than {number}", sets={"compared": "greater"}),
        Phrase("{value} is less than {number}", sets={"compared": "less"}),
        Phrase("{value} is greater than or equal to {number}", sets={"compared": "at least"}, read_only=True),
        Phrase("{value} is less than or equal to {number}", sets={"compared": "at most"}, read_only=True),
        Phrase("{value} is equal to {number}", sets={"compared": "equal"}),
        Phrase("{value} is {number}", sets={"compared": "equal"}, read_only=True),
        Phrase("{value} was {number} or greater", sets={"compared": "at least", "past": True}),
        Phrase("{value} was {number} or less", sets={"compared": "at most", "past": True}),
        Phrase("{value} was greater than {number}", sets={"compared": "greater", "past": True}),
        Phrase("{value} was less than {number}", sets={"compared": "less", "past": True}),
    )

    def holds(self, c: Context) -> bool:
        one, other = self.value.of(c), self.number.of(c)
        if self.compared in ("at least", "or more"):
            return one >= other
        if self.compared == "at most":
            return one <= other
        if self.compared == "greater":
            return one > other
        return one < other if self.compared == "less" else one == other


@dataclass(frozen=True)
class Remains(Condition):
    """What is pointed at is still so: "it remains tapped", "that card remains exiled" (CR 611.2b)."""

    what: Ref
    how: Literal["tapped", "exiled", "on the battlefield"]

    tag: ClassVar[str] = "remains"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{what:plain} <remain> {how}",)

    def holds(self, c: Context) -> bool:
        state = c.state
        for id in self.what.entities(c):
            now = state.objects.get(id)
            if now is None and self.how == "exiled":
                now = state.objects.get(state.latest(id))
            if now is None or now.zone != ("exile" if self.how == "exiled" else "battlefield"):
                return False
            if self.how == "tapped" and not now.tapped:
                return False
        return True


@dataclass(frozen=True)
class IsCounted(Condition):
    """A number that is counted compares so with another: "your devotion to red is less than five" (CR 107.1)."""

    value: Value
    number: int
    compared: Literal["less", "at least", "at most"]

    tag: ClassVar[str] = "is counted"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("{value} is less than {number:word}", sets={"compared": "less"}),
        Phrase("{value} is {number:word} or greater", sets={"compared": "at least"}),
        Phrase("{value} is {number:word} or more", sets={"compared": "at least"}, read_only=True),
        Phrase("{value} is {number:word} or less", sets={"compared": "at most"}),
    )

    def holds(self, c: Context) -> bool:
        value = self.value.of(c)
        if self.compared == "less":
            return value < self.number
        return value >= self.number if self.compared == "at least" else value <= self.number
