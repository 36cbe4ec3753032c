"""Tapping creatures with a total power as a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.rules import tapping
from manafold.rules.costs import UsingCost
from manafold.rules.needs import Picks, Weights

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TapTotalPower(UsingCost):
    """Tap any number of other untapped creatures you control with total power `number` or greater; summoning sick ones
    can be tapped so (CR 302.6)."""

    number: int

    verb: ClassVar[str] = "tap"

    def may_serve(self, id: int, c: Context) -> bool:
        """Whether the untapped creature may be tapped for this."""
        return True

    def power(self, id: int, c: Context) -> int:
        """The power that it counts with."""
        return c.state.characteristics(id).power or 0

    def tell(self, id: int, c: Context) -> None:
        """Tell that a creature was tapped for this."""
        raise NotImplementedError(type(self))

    def picks(self, c: Context) -> Picks:
        state = c.state
        able = [
            id
            for id in state.battlefield
            if id != c.source
            and state.objects[id].controller == c.subject
            and not state.objects[id].tapped
            and "creature" in state.characteristics(id).types
            and self.may_serve(id, c)
        ]
        return Weights("tap", {id: self.power(id, c) for id in able}, self.number)

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        for id in chosen:
            tapping.tap(c.state, id, c.cause)
            self.tell(id, c)
        return True
        yield
