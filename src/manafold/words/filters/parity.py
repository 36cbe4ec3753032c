"""Descriptions by whether a number is odd or even; zero is even (CR 107.1, 202.3, 208)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import PT_LAYERS, Filter
from manafold.rules.choices import ODD_OR_EVEN, chosen
from manafold.rules.terms import is_player
from manafold.words.filters.chosen import ChosenQuality
from manafold.words.filters.numbers import Characteristic, measure

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class OddOrEven(Filter):
    """Has a power, toughness or mana value that is odd, or one that is even (CR 107.1, 202.3, 208.1).

    `several` if the text says so of things in the plural.
    """

    parity: Literal["odd", "even"]
    what: Characteristic
    several: bool = False

    tag: ClassVar[str] = "odd or even"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = (
        Phrase("with a {parity} {what}", form="with"),
        Phrase("with {parity} {what:plural}", sets={"several": True}, form="with"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        found = None if is_player(entity) else measure(entity, self.what, c)
        return found is not None and found % 2 == (1 if self.parity == "odd" else 0)


@dataclass(frozen=True)
class OfChosenParity(ChosenQuality):
    """Has a power, toughness or mana value that is odd, or even, as was chosen (CR 607.2d, 608.2d)."""

    what: Characteristic = "mana value"

    tag: ClassVar[str] = "of chosen parity"
    reads: ClassVar[frozenset[int]] = PT_LAYERS
    phrases: ClassVar[Phrases] = (
        Phrase("with {what} of {said} quality", form="with"),
        Phrase("without {what} of {said} quality", sets={"denied": True}, form="with"),
    )

    def written_out(self, c: Context) -> Filter | None:
        found = chosen(c, ODD_OR_EVEN)
        return None if found is None else OddOrEven("odd" if found == "odd" else "even", self.what)
