"""Cards that are not in the game (CR 400.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules import outside
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True)
class FromOutside(Filter):
    """Is a card outside the game that its owner can bring into it (CR 400.11b)."""

    said: Literal["from outside the game", "outside the game"] = "from outside the game"

    tag: ClassVar[str] = "from outside the game"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("{said}", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and outside.may_enter(c.state, entity)

    def zones(self) -> tuple[Zone, ...]:
        return ("outside",)
