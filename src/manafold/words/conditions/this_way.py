"""Whether an earlier instruction of the same text was done to something of a kind (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.model.words.sorts import Around, Sorts
from manafold.words.filters.this_way import Deed

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class WasDoneThisWay(Condition):
    """Something that fits is among those to which the effect of this name did so, as they were then (CR 608.2i)."""

    what: Filter
    how: Deed
    name: str = ""

    tag: ClassVar[str] = "was done this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{what:a} was {how} this way",
        Phrase("{what:a} is {how} this way", read_only=True),
    )

    def sure(self, around: Around) -> Sorts | None:
        return self.what.sorts(around)

    def holds(self, c: Context) -> bool:
        return any(self.what.matches(entity, c) for entity in c.named.get(self.name, ()))


Where = Literal["into your hand", "onto the battlefield", "into your graveyard", "into their hand"]


@dataclass(frozen=True)
class WasPutThisWay(Condition):
    """Something was put there by the effect of this name, or, if `denied`, nothing was (CR 608.2c).

    `said` is what the text calls it.
    """

    who: Ref
    said: Literal["the card", "it", "that card", "the revealed card", "a card"]
    where: Where
    denied: bool = False
    before: bool = False
    """Whether the text speaks of what was done ("this way"), not of what is done."""
    name: str = ""

    tag: ClassVar[str] = "was put this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <doesn't> put {said} {where}", sets={"denied": True}),
        Phrase("{who} didn't put {said} {where} this way", sets={"denied": True, "before": True}),
        "{who} <put> {said} {where}",
        Phrase("{who} <put> {said} {where} this way", sets={"before": True}),
    )

    def holds(self, c: Context) -> bool:
        return bool(c.named.get(self.name)) is not self.denied
