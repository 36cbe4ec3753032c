"""Being face down or face up (CR 110.5, 708)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Filter
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class FaceDown(Filter):
    """Is face down, or, if `denied`, face up (CR 110.5)."""

    denied: bool = False

    tag: ClassVar[str] = "face down"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("face-down", sets={"denied": False}, form="before"),
        Phrase("face-up", sets={"denied": True}, form="before"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).face_down is not self.denied
