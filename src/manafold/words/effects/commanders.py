"""What is done with commanders in the command zone (CR 903)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import zones
from manafold.rules.choosing import choose_some

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TakeCommander(Effect):
    """Players put a commander that they own into their hand from the command zone (CR 903.3d)."""

    who: Ref

    tag: ClassVar[str] = "take commander"
    phrases: ClassVar[Phrases] = ("{who} <put> <your> commander into <your> hand from the command zone",)

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        moved: list[int] = []
        for player in (yield from self.who.find(c)):
            own = [id for id in state.command if id in state.commanders and state.objects[id].owner == player]
            for id in (yield from choose_some(state, player, own, 1, 1, "card", "commander", c.source)):
                moved.append((yield from zones.move(state, id, "hand", c.cause)))
        c.named[self.named] = tuple(moved)
