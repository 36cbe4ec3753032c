"""How often something was done this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref, Value
from manafold.rules.events import DamageDealt
from manafold.words.conditions.history import ThisTurn

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class TimesThisTurn(Value):
    """How much of something has happened this turn: "the number of cards you've drawn this turn" (CR 608.2i)."""

    deed: Condition

    tag: ClassVar[str] = "times this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the number of {deed:counted}",
        Phrase("{deed:each}", form="each"),
    )

    def of(self, c: Context) -> int:
        assert isinstance(self.deed, ThisTurn)
        return self.deed.times(c)


@dataclass(frozen=True)
class DamageThisTurn(Value):
    """How much damage something was dealt this turn (CR 120)."""

    what: Ref

    tag: ClassVar[str] = "damage this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the amount of damage dealt to {what:plain} this turn",
        Phrase("1 damage dealt to {what:plain} this turn", form="each"),
    )

    def of(self, c: Context) -> int:
        hurt = self.what.entities(c)
        dealt = [event for event in c.state.turn_events if isinstance(event, DamageDealt)]
        return sum([event.amount for event in dealt if event.target in hurt])
