"""Conditions on who controls something that was spoken of (CR 109.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Layer, Ref

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class IsControlled(Condition):
    """A player controlled what is pointed at when it was last there: "if you controlled it" (CR 109.4, 608.2h)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "is controlled"
    reads: ClassVar[frozenset[int]] = frozenset((Layer.CONTROL,))
    volatile: ClassVar[bool] = False
    phrases: ClassVar[Phrases] = ("{who:any} controlled {what:plain}",)

    def holds(self, c: Context) -> bool:
        players = self.who.entities(c)
        return any([c.state.object(id).controller in players for id in self.what.entities(c)])
