"""What linked abilities of the same object speak of (CR 607)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import NO_LAYER, Person, Ref
from manafold.rules import exiling

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class ExiledCards(Ref):
    """The cards that other abilities of the source exiled: all of them, even if the text expects one (CR 607.2a,
    607.3)."""

    many: bool = False

    tag: ClassVar[str] = "exiled cards"
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def entities(self, c: Context) -> Sequence[int]:
        return exiling.exiled_with(c.state, c.source)

    def person(self) -> Person:
        return "many" if self.many else "one"
