"""How often something was done this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref, Value
from manafold.rules.events import DamageDealt
from manafold.words.conditions.history import ThisTurn
from manafold.words.statics.preventing import Kind, is_of_kind

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
    """How much damage of a kind something was dealt this turn, or in the turn before it (CR 120)."""

    what: Ref
    kind: Kind = "damage"
    turn: Literal["this", "last"] = "this"

    tag: ClassVar[str] = "damage this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "the amount of {kind} dealt to {what:plain} {turn} turn",
        Phrase("1 {kind} dealt to {what:plain} {turn} turn", form="each"),
    )

    def of(self, c: Context) -> int:
        hurt = self.what.entities(c)
        events = c.state.turn_events if self.turn == "this" else c.state.last_turn_events
        dealt = [event for event in events if isinstance(event, DamageDealt) and is_of_kind(event, self.kind)]
        return sum([event.amount for event in dealt if event.target in hurt])


@dataclass(frozen=True)
class TimesLastTurn(Value):
    """How much of something happened in the turn before this one, whoever took it (CR 608.2i)."""

    deed: Condition

    tag: ClassVar[str] = "times last turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the number of {deed:counted lately} last turn",)

    def of(self, c: Context) -> int:
        assert isinstance(self.deed, ThisTurn)
        return sum([self.deed.counted(event, c) for event in c.state.last_turn_events])
