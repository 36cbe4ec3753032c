"""Beholding as an effect (CR 701.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import beholding
from manafold.words.refs.noun_phrases import Choose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Behold(Effect):
    """Players behold something: they choose a permanent of theirs or reveal a card from their hand (CR 701.4)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "behold"
    phrases: ClassVar[Phrases] = ("{who} <behold> {what}",)

    def possible(self, c: Context) -> bool:
        return any(self._can(c.within(player)) for player in self.who.entities(c))

    def _can(self, c: Context) -> bool:
        found = self._found(c)
        return isinstance(self.what, Choose) and len(found) >= self.what.bounds(len(found), c)[0]

    def _found(self, c: Context) -> Sequence[int]:
        """What `c.subject` could behold."""
        if not isinstance(self.what, Choose):
            return ()
        what = self.what.what
        return [
            id
            for zone in beholding.WHERE
            for id in c.state.all_in(zone)
            if beholding.can_be_beheld(id, c) and what.matches(id, c)
        ]

    def resolve(self, c: Context) -> Task[None]:
        seen: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            if isinstance(self.what, Choose):
                chosen = yield from self.what.pick(self._found(mine), mine, "card", "behold")
                beholding.behold(c.state, player, chosen, c.cause)
                seen += chosen
        c.named[self.named] = tuple(seen)
