"""Winning and losing the game (CR 104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Effect, Ref
from manafold.rules import ending

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class LoseGame(Effect):
    """Players lose the game, all at the same time (CR 104.3e)."""

    who: Ref

    tag: ClassVar[str] = "lose the game"
    phrases: ClassVar[Phrases] = ("{who:said} <lose> the game",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        losers = [player for player in found if not ending.cannot_lose(c.state, player)]
        if losers:
            ending.lose(c.state, losers, f"an effect of {c.state.label(c.source)}", "104.3e")


@dataclass(frozen=True)
class WinGame(Effect):
    """Players win the game (CR 104.2b)."""

    who: Ref

    tag: ClassVar[str] = "win the game"
    phrases: ClassVar[Phrases] = ("{who:said} <win> the game",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        ending.win(c.state, list(found), f"an effect of {c.state.label(c.source)}", "104.2b")
