"""References by description: each of what fits, or some that a player chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Fixed, Person, Quantity, Ref, Value
from manafold.model.words.sorts import CARDS, OBJECTS, Around, Sorts
from manafold.rules.choosing import choose_some, chosen_by_chance
from manafold.rules.finding import find_all
from manafold.rules.grouping import group_of
from manafold.words.filters.composed import parts_of
from manafold.words.filters.type_of_choice import OfTypeOfChoice
from manafold.words.values.plain import X, is_one

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Kind, Task

Distribution = Literal["each", "any", "all", "plural", "the"]


@dataclass(frozen=True)
class Each(Ref):
    """Everything that fits: "each creature", "all creatures", "creatures" (CR 109.2). `said` is which of these it
    is; "any" is whichever of them."""

    what: Filter
    said: Distribution = "each"

    tag: ClassVar[str] = "each"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        return find_all(self.what, c)

    def find(self, c: Context) -> Task[Sequence[int]]:
        for part in parts_of(self.what):
            if isinstance(part, OfTypeOfChoice):
                yield from part.choose(c)
        return self.entities(c)

    def person(self) -> Person:
        return "one" if self.said in ("each", "any") else "many"

    def sorts(self, around: Around) -> Sorts | None:
        return self.what.sorts_found(around)


@dataclass(frozen=True)
class Choose(Ref):
    """Some of what fits, chosen by the player who acts: "a creature you control", "two cards" (CR 608.2d).

    Of "X creatures", where nothing defines X, X is how many they choose (CR 107.3f).
    """

    count: Quantity
    what: Filter

    tag: ClassVar[str] = "choose"

    def find(self, c: Context) -> Task[Sequence[int]]:
        return (yield from self.pick(find_all(self.what, c), c, "permanent", "choose"))

    def pick(
        self, fitting: Sequence[int], c: Context, kind: Kind, prompt: str, optional: bool = False
    ) -> Task[list[int]]:
        """The player who acts chooses so many of what fits; `optional` if they may choose fewer."""
        low, high = self.bounds(len(fitting), c)
        if self.what.by_chance():
            return chosen_by_chance(c.state, fitting, high)
        low = 0 if optional else low
        group = group_of(self.what, c)
        chosen = yield from choose_some(c.state, c.subject, fitting, low, high, kind, prompt, c.source, group)
        self.fix_x(len(chosen), c)
        return chosen

    def defines_x(self, c: Context) -> bool:
        """Whether X is how many are chosen."""
        return self.count.low == X() == self.count.high and c.item is not None and c.chosen_x() is None

    def fix_x(self, number: int, c: Context) -> None:
        """So many were chosen: that is X from now on, if it is open."""
        if self.defines_x(c) and c.item is not None:
            c.item.paid = {**c.item.paid, "x": number}

    def bounds(self, candidates: int, c: Context) -> tuple[int, int]:
        """The least and the greatest number to choose of so many candidates."""
        if self.defines_x(c):
            return 0, candidates
        return self.count.low.of(c), candidates if self.count.high is None else self.count.high.of(c)

    def person(self) -> Person:
        return "one" if self.count.high is not None and is_one(self.count.high) else "many"

    def sorts(self, around: Around) -> Sorts | None:
        return self.what.sorts_found(around)


@dataclass(frozen=True)
class TheRest(Ref):
    """Of what was looked at, revealed or milled: what is still where it was, and not taken by the same instruction."""

    of: Ref
    said: Literal[
        "the rest",
        "the other",
        "the others",
        "the other cards",
        "all other cards revealed this way",
        "all revealed cards not cast this way",
        "the exiled cards not cast this way",
        "the exiled cards that weren't cast this way",
        "the rest of the revealed cards",
        "the rest of the exiled cards",
        "the rest of those cards",
        "the rest of the cards revealed this way",
    ] = "the rest"  # fmt: skip

    tag: ClassVar[str] = "the rest"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def entities(self, c: Context) -> Sequence[int]:
        taken = c.named.get(TAKEN, ())
        return [id for id in self.of.entities(c) if id in c.state.objects and id not in taken]

    def person(self) -> Person:
        return "one" if self.said == "the other" else "many"

    def sorts(self, around: Around) -> Sorts | None:
        return OBJECTS


@dataclass(frozen=True)
class TopCards(Ref):
    """The top cards of libraries: as many as there are, if they are fewer (CR 609.3)."""

    whose: Ref
    amount: Value = Fixed(1)
    counted_first: bool = False
    """Whether it is said as "two cards from the top of"."""

    tag: ClassVar[str] = "top cards"
    phrases: ClassVar[Phrases] = (
        Phrase("{amount:many card} from the top of {whose:possessive} library", sets={"counted_first": True}),
    )
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def entities(self, c: Context) -> Sequence[int]:
        most = max(0, self.amount.of(c))
        return [id for owner in self.whose.entities(c) for id in c.state.players[owner].library[:most]]

    def person(self) -> Person:
        return "one" if is_one(self.amount) and not isinstance(self.whose, Each) else "many"

    def sorts(self, around: Around) -> Sorts | None:
        return CARDS


TAKEN = "taken"
"""The name under which stands what an instruction has taken of some objects, when it speaks of the rest."""
