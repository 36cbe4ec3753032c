"""Cards exiled with an object (CR 607.2a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter, Ref
from manafold.rules import exiling

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class ExiledWith(Filter):
    """Is a card in exile that another ability of an object exiled: "a card exiled with this artifact" (CR 607.2a)."""

    what: Ref

    tag: ClassVar[str] = "exiled with"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("exiled with {what:plain}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return any(entity in exiling.exiled_with(c.state, id) for id in self.what.entities(c))

    def candidates(self, c: Context) -> Sequence[int] | None:
        return [id for source in self.what.entities(c) for id in exiling.exiled_with(c.state, source)]

    def zones(self) -> tuple[Zone, ...]:
        return ("exile",)
