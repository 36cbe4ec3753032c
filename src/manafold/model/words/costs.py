"""What is paid (CR 118)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words.base import Word
from manafold.model.words.sorts import OBJECTS, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True, kw_only=True)
class Cost(Word):
    """Something to pay (CR 118)."""

    wants: ClassVar[Mapping[str, Sorts]] = {"what": OBJECTS}

    named: str = ""
    """Under this name later words find the objects that it was paid with; "" if nothing asks."""

    is_loyalty: ClassVar[bool] = False
    """Whether an activated ability with this cost is a loyalty ability (CR 606.2)."""

    def gives(self) -> tuple[str, ...]:
        return (self.named,) if self.named else ()

    @property
    def zone(self) -> str:
        """Where an ability with this cost functions (CR 113.6)."""
        return "battlefield"

    def payable(self, c: Context) -> bool:
        """Whether `c.controller` could pay this now, for the source `c.source`."""
        raise NotImplementedError(type(self))

    def pay(self, c: Context) -> Task[bool]:
        """Pay it; False if it turned out impossible (then the whole action is rewound)."""
        raise NotImplementedError(type(self))
