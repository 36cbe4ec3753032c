"""Looking at cards that were exiled face down (CR 406.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import exiling
from manafold.rules.finding import wherever

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class MayLookInExile(Effect):
    """A player may look at cards exiled face down for as long as they remain exiled (CR 406.3)."""

    who: Ref
    what: Ref
    many: bool = False

    tag: ClassVar[str] = "may look in exile"
    phrases: ClassVar[Phrases] = (
        "{who:said} may look at {what:plain} for as long as it remains exiled",
        Phrase("{who:said} may look at {what:plain} for as long as they remain exiled", sets={"many": True}),
    )

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            exiling.let_look(c.state, wherever(found, c), player)
