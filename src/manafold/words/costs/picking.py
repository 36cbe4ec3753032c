"""What the costs have in common for which a player picks objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Ref
from manafold.rules.costs import UsingCost
from manafold.rules.finding import BATTLEFIELD
from manafold.rules.grouping import group_of
from manafold.rules.needs import Grouped, Picks, Use
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.terms import Zone


@dataclass(frozen=True, kw_only=True)
class PickingCost(UsingCost):
    """A cost that is paid with `what`: the source, or some that the player picks."""

    what: Ref

    use: ClassVar[Use] = "leave"
    paid: ClassVar[str] = ""
    """What the objects are called afterwards: "sacrificed"; "" if nothing speaks of them."""
    where: ClassVar[tuple[Zone, ...]] = BATTLEFIELD
    """Where the objects are if the description doesn't say so."""

    def can_serve(self, id: int, c: Context) -> bool:
        """Whether the cost can be paid with the object."""
        raise NotImplementedError(type(self))

    def picks(self, c: Context) -> Picks:
        if not isinstance(self.what, Choose):
            there = [id for id in self.what.entities(c) if id in c.state.objects]
            able = [id for id in there if self.can_serve(id, c)]
            return Picks(self.use, max(1, len(there)), able)
        low = self.what.count.low.of(c)
        high = None if self.what.count.high is None else self.what.count.high.of(c)
        able = [id for id in self.fitting(self.what, c) if self.can_serve(id, c)]
        most = len(able) if high is None else high
        group = group_of(self.what.what, c)
        return Picks(self.use, low, able, most) if group is None else Grouped(self.use, low, able, most, group)

    def fitting(self, what: Choose, c: Context) -> Sequence[int]:
        """What fits the description, but for a spell that is being cast (601.2a)."""
        cast = c.source if c.item is not None and c.item.ability is None else -1
        zones = what.what.zones() or self.where
        return [
            id for zone in zones for id in c.state.all_in(zone) if id != cast and what.what.matches(id, c)
        ]

    def remember(self, c: Context, ids: Sequence[int]) -> None:
        """Let later words find the objects."""
        if self.named:
            c.named[self.named] = tuple(ids)
            if c.item is not None:
                c.item.named = {**c.item.named, self.named: tuple(ids)}


def mine(id: int, c: Context) -> bool:
    """Whether the player who pays controls the permanent."""
    found = c.state.objects[id]
    return found.zone == "battlefield" and found.controller == c.subject
