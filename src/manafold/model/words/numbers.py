"""Numbers that cards speak of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words.base import NO_LAYER, Word
from manafold.model.words.sorts import PLAYERS, Around, Flaw, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Value(Word):
    """A number that a card speaks of."""

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS}

    def of(self, c: Context) -> int:
        """The number now (may be negative, CR 107.1b)."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Fixed(Value):
    """A number that is written out (CR 107.1)."""

    number: int

    tag: ClassVar[str] = "fixed"
    phrases: ClassVar[Phrases] = (
        "{number}",
        Phrase("{number}", form="much"),
        Phrase("{number:word}", form="many"),
        Phrase("{number}", form="many", read_only=True),
        Phrase("{number:word}", form="word"),
        Phrase("{number:signed}", form="signed"),
        Phrase("{number:negative}", form="negative"),
    )
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def of(self, c: Context) -> int:
        """The number itself."""
        return self.number


@dataclass(frozen=True)
class Quantity(Word):
    """How many are picked: at least `low`, at most `high` (None: any number) (CR 107.1c)."""

    low: Value
    high: Value | None

    tag: ClassVar[str] = "quantity"

    def flaws(self, around: Around) -> list[Flaw]:
        if isinstance(self.low, Fixed) and self.low.number < 0:
            return [Flaw("low", "a number that is not negative (CR 107.1b)", str(self.low.number))]
        if isinstance(self.high, Fixed) and self.high.number < 1:
            return [Flaw("high", "at least 1, as else nothing is picked", str(self.high.number))]
        return []
