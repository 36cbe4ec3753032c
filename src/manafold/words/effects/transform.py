"""Transforming (CR 701.27)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PERMANENTS, Sorts
from manafold.rules import transforming
from manafold.rules.finding import present

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Transform(Effect):
    """Players transform permanents (CR 701.27a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "transform"
    wants: ClassVar[Mapping[str, Sorts]] = {**Effect.wants, "what": PERMANENTS}
    phrases: ClassVar[Phrases] = ("{who} <transform> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            for id in present((yield from self.what.find(c.among(player, players, self.named))), c):
                if not transforming.has_since(c.state, id, c) and transforming.transform(c.state, id, c.cause):
                    acted.append(id)
        c.named[self.named] = tuple(acted)
