"""Conditions on the mana that was spent to cast something (CR 106.3, 601.2h)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import Color
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.rules.remembering import mana_spent
from manafold.words.values.mana_spent import times_in

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class WasSpent(Condition):
    """Mana such as these symbols stand for was spent to cast something (CR 107.4, 601.2h)."""

    mana: ManaCost
    what: Ref

    tag: ClassVar[str] = "was spent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{mana} was spent to cast {what}",)

    def holds(self, c: Context) -> bool:
        return any([times_in(self.mana, mana_spent(id, c)) > 0 for id in self.what.entities(c)])


@dataclass(frozen=True)
class MuchWasSpent(Condition):
    """At least, or at most, so much mana was spent to cast something: any, or all of one kind (CR 601.2h).

    `alike` is the kind: a color, colorless, or any single color or type.
    """

    number: int
    what: Ref
    color: Color | None = None
    alike: Literal["", "colorless", "of the same color"] = ""
    at_most: bool = False

    tag: ClassVar[str] = "much was spent"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("no mana was spent to cast {what}", sets={"number": 0, "at_most": True}),
        "at least {number:word} mana was spent to cast {what}",
        "at least {number:word} {color:name} mana was spent to cast {what}",
        Phrase("at least {number:word} colorless mana was spent to cast {what}", sets={"alike": "colorless"}),
        Phrase(
            "at least {number:word} mana of the same color was spent to cast {what}",
            sets={"alike": "of the same color"},
        ),
    )

    def holds(self, c: Context) -> bool:
        return any([self._is_enough(id, c) for id in self.what.entities(c)])

    def _is_enough(self, id: int, c: Context) -> bool:
        kinds = Counter([mana.type for mana in mana_spent(id, c)])
        if self.color is not None:
            found = kinds[self.color]
        elif self.alike == "colorless":
            found = kinds["C"]
        elif self.alike:
            found = max([number for kind, number in kinds.items() if kind != "C"], default=0)
        else:
            found = kinds.total()
        return found <= self.number if self.at_most else found >= self.number


@dataclass(frozen=True)
class SpentFrom(Condition):
    """So much mana from sources of a description was spent to cast something (CR 106.3, 601.2h)."""

    source: Filter
    what: Ref
    number: int = 1

    tag: ClassVar[str] = "spent from"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("mana from {source:a} was spent to cast {what}", sets={"number": 1}),
        "{number:word} or more mana from {source:many} was spent to cast {what}",
    )

    def holds(self, c: Context) -> bool:
        spent = [mana for id in self.what.entities(c) for mana in mana_spent(id, c)]
        return sum([self.source.matches(mana.source, c) for mana in spent]) >= self.number


@dataclass(frozen=True)
class SpentToActivate(Condition):
    """Mana from a source of a description was spent to activate the ability that says so (CR 106.3, 602.2b)."""

    source: Filter

    tag: ClassVar[str] = "spent to activate"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("mana from {source:a} was spent to activate this ability",)

    def holds(self, c: Context) -> bool:
        return c.item is not None and any([self.source.matches(mana.source, c) for mana in c.item.spent])
