"""Exiling until something leaves the battlefield (CR 610.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import exiling
from manafold.rules.destroying import to_zone
from manafold.rules.finding import wherever
from manafold.rules.returning import return_after
from manafold.rules.zones import move_all

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import ZoneChanged


@dataclass(frozen=True)
class ExileUntilLeaves(Effect):
    """Players exile objects until a permanent leaves the battlefield; not at all if it has left already (CR 610.3a)."""

    who: Ref
    what: Ref
    until: Ref

    tag: ClassVar[str] = "exile until leaves"
    phrases: ClassVar[Phrases] = ("{who} <exile> {what} until {until:plain} <leave> the battlefield",)

    def resolve(self, c: Context) -> Task[None]:
        watched = [id for id in self.until.entities(c) if id in c.state.objects]
        if not watched:
            return
        moved: list[ZoneChanged] = []
        players = yield from self.who.find(c)
        for player in players:
            found = wherever((yield from self.what.find(c.among(player, players, self.named))), c)
            moved += yield from move_all(c.state, to_zone(c.state, found, "exile", c.cause))
        exiling.link(c.state, c.source, [move.new for move in moved if move.to == "exile"])
        return_after(c.state, c, watched, [move for move in moved if move.to == "exile"])
        c.named[self.named] = tuple([move.old if move.came_from == "battlefield" else move.new for move in moved])
