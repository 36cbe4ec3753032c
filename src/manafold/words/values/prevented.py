"""The damage that was prevented (CR 615.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Value

if TYPE_CHECKING:
    from manafold.rules.context import Context

PREVENTED = "prevented"
"""The name under which stands how much damage a prevention effect has just prevented."""


@dataclass(frozen=True)
class DamagePrevented(Value):
    """How much damage the prevention effect has prevented of which this is the rest (CR 615.5)."""

    tag: ClassVar[str] = "damage prevented"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the damage prevented this way",
        Phrase("1 damage prevented this way", form="each"),
    )

    def of(self, c: Context) -> int:
        return c.numbers.get(PREVENTED, 0)
