"""The base class of the words for where effects put objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.words import Word

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import ZoneChanged


@dataclass(frozen=True)
class Destination(Word):
    """A zone, perhaps a place in it, and how objects arrive there. The form "to" stands behind "return"."""

    def moves(self, ids: Sequence[int], c: Context) -> Task[list[ZoneChanged]]:
        """The moves of these objects to there, by the player `c.subject`, to be made at the same time."""
        raise NotImplementedError(type(self))

    def arrived(self, ids: Sequence[int], c: Context) -> Task[None]:
        """What else happens as these objects have arrived."""
        return
        yield
