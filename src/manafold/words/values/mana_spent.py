"""Numbers of the mana that was spent to cast something (CR 106.3, 601.2h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import ManaCost, ManaSymbol
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref, Value
from manafold.rules.player import Mana
from manafold.rules.remembering import colors_spent, mana_spent

if TYPE_CHECKING:
    from manafold.rules.context import Context


def is_of(mana: Mana, symbol: ManaSymbol) -> bool:
    """Whether a mana is of the kind that a symbol such as {U}, {C} or {S} stands for (CR 107.4a, 107.4h)."""
    return mana.snow if symbol.snow else mana.type in symbol.types


def times_in(cost: ManaCost, spent: Iterable[Mana]) -> int:
    """How many times over the mana of these symbols is among what was spent: {R}{R} once among three red mana."""
    known = tuple(spent)
    needed = Counter(cost.symbols)
    return min([sum([is_of(mana, symbol) for mana in known]) // number for symbol, number in needed.items()])


@dataclass(frozen=True)
class AmountSpent(Value):
    """How much mana was spent to cast something: any, such as the symbols `mana` stand for, or that came from sources
    of a description (CR 106.3, 601.2h)."""

    what: Ref
    mana: ManaCost | None = None
    source: Filter | None = None

    tag: ClassVar[str] = "amount spent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the amount of mana spent to cast {what}",
        "the amount of {mana} spent to cast {what}",
        Phrase("{mana} spent to cast {what}", form="each"),
        Phrase("mana from {source:a} spent to cast {what}", form="each"),
    )

    def of(self, c: Context) -> int:
        spent = [mana for id in self.what.entities(c) for mana in mana_spent(id, c)]
        if self.source is not None:
            spent = [mana for mana in spent if self.source.matches(mana.source, c)]
        return len(spent) if self.mana is None else times_in(self.mana, spent)


@dataclass(frozen=True)
class ColorsSpent(Value):
    """How many colors of mana were spent to cast something (CR 105.1, 601.2h)."""

    what: Ref

    tag: ClassVar[str] = "colors spent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of colors of mana spent to cast {what}",
        Phrase("color of mana spent to cast {what}", form="each"),
    )

    def of(self, c: Context) -> int:
        return sum([colors_spent(id, c) for id in self.what.entities(c)])
