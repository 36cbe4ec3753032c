"""Rolling dice and flipping coins (CR 705, 706)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import CoinFlipped, DiceRolled, Event

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class RollsDice(Trigger):
    """A player rolls dice, any number of them at once (CR 706.1)."""

    who: Filter

    tag: ClassVar[str] = "rolls dice"
    phrases: ClassVar[Phrases] = ("{who:a} <roll> one or more dice",)
    listens: ClassVar[tuple[type[Event], ...]] = (DiceRolled,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, DiceRolled) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class WinsFlip(Trigger):
    """A player wins or loses a coin flip (CR 705.2)."""

    who: Filter
    outcome: Literal["won", "lost"] = "won"

    tag: ClassVar[str] = "wins a flip"
    phrases: ClassVar[Phrases] = (
        "{who:a} <win> a coin flip",
        Phrase("{who:a} <lose> a coin flip", sets={"outcome": "lost"}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CoinFlipped,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, CoinFlipped) and event.outcome == self.outcome and self.who.matches(event.player, c)
