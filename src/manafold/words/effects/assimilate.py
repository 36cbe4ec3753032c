"""Assimilating, which the Comprehensive Rules in force don't define: a card enters under the control of who does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import zones
from manafold.rules.events import ZoneChanged
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Assimilate(Effect):
    """Players put cards onto the battlefield under their control (CR 110.2a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "assimilate"
    phrases: ClassVar[Phrases] = ("{who} <assimilate> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        planned: list[ZoneChanged] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            found = present((yield from self.what.find(mine)), mine)
            planned += [
                ZoneChanged(c.cause, id, state.objects[id].zone, "battlefield", player)
                for id in found
                if state.objects[id].zone != "battlefield"
            ]
        done = yield from zones.move_all(state, planned)
        c.named[self.named] = tuple([move.new for move in done if move.to == "battlefield"])
