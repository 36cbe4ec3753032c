"""Removing from combat (CR 506.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import combat
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    """Players remove permanents from combat (CR 506.4)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "remove from combat"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <remove> {what} from combat",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                combat.remove(c.state, id, c.cause)
                acted.append(id)
        c.named[self.named] = tuple(acted)
