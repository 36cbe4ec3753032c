"""Amounts of earlier instructions of the same text: "the life lost this way"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrases
from manafold.model.words import NO_LAYER, Ref, Value

if TYPE_CHECKING:
    from manafold.rules.context import Context

Amount = Literal[
    "the life lost", "the amount of life lost", "the total life lost",
    "the life gained", "the amount of life gained", "the amount of life you gained",
    "the damage dealt", "the amount of damage dealt", "the total damage dealt",
    "the excess damage dealt", "the amount of excess damage dealt",
]  # fmt: skip

EXCESS = " excess"
"""Behind the name of an effect, the name of the excess damage that it dealt."""

TAGS: Mapping[str, tuple[str, ...]] = {
    "lost": ("lose life", "lose half"),
    "gained": ("gain life",),
    "dealt": ("deal damage",),
}
"""The effects that have such an amount, by the last word of it."""


@dataclass(frozen=True)
class AmountThisWay(Value):
    """The amount that the effect of this name had (CR 608.2c), or the excess damage that it dealt (CR 120.10).

    `to` is what it was dealt to, where the text says so.
    """

    what: Amount
    to: Ref | None = None
    name: str = ""

    tag: ClassVar[str] = "amount this way"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{what} this way", "{what} to {to:plain} this way")

    def of(self, c: Context) -> int:
        return c.amount(self.name + EXCESS if "excess" in self.what else self.name)
