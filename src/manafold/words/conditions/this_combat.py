"""What creatures and players have done in this combat phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Ref
from manafold.model.words.sorts import OBJECTS, Sorts
from manafold.rules.events import CreatureAttacked, CreatureBlocked, Event, PlayerAttacked, StepBegan

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class AttackedThisTurn(Condition):
    """What is pointed at attacked this turn (CR 508.1)."""

    what: Ref

    tag: ClassVar[str] = "it attacked this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{what:plain} attacked this turn",
        Phrase("{what:plain} didn't attack", form="denied"),
    )

    def holds(self, c: Context) -> bool:
        attackers = [event.attacker for event in c.state.turn_events if isinstance(event, CreatureAttacked)]
        return any([id in attackers for id in self.what.entities(c)])


@dataclass(frozen=True)
class IsAttackingAlone(Condition):
    """What is pointed at is attacking, and no other creature is (CR 506.5)."""

    what: Ref

    tag: ClassVar[str] = "attacking alone"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{what:plain} <is> attacking alone",)

    def holds(self, c: Context) -> bool:
        attacks = () if c.state.combat is None else tuple(c.state.combat.attacks)
        return len(attacks) == 1 and attacks[0] in self.what.entities(c)


def events_of_combat(c: Context) -> Iterator[Event]:
    """What has happened in this combat phase, the latest first."""
    for event in reversed(c.state.turn_events):
        if isinstance(event, StepBegan) and event.step == "beginning of combat":
            return
        yield event


@dataclass(frozen=True)
class FoughtThisCombat(Condition):
    """What is pointed at attacked, or blocked, in this combat phase (CR 508.1, 509.1)."""

    who: Ref
    did: Literal["attacked or blocked", "attacked", "blocked"]

    tag: ClassVar[str] = "fought this combat"
    wants: ClassVar[Mapping[str, Sorts]] = {"who": OBJECTS}
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("{who:plain} {did} this combat",)

    def holds(self, c: Context) -> bool:
        who = self.who.entities(c)
        return any(self._fighter(event) in who for event in events_of_combat(c))

    def _fighter(self, event: Event) -> int | None:
        """The creature that did so by the event, if it is one of that."""
        if isinstance(event, CreatureAttacked) and self.did != "blocked":
            return event.attacker
        return event.blocker if isinstance(event, CreatureBlocked) and self.did != "attacked" else None


@dataclass(frozen=True)
class AttackedWithPower(Condition):
    """A player attacked in this combat phase with creatures that had so much power in all as they were declared
    (CR 508.1)."""

    who: Ref
    number: int

    tag: ClassVar[str] = "attacked with power"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        "{who:any} attacked with creatures with total power {number} or greater this combat",
    )

    def holds(self, c: Context) -> bool:
        who = self.who.entities(c)
        attacks = [event for event in events_of_combat(c) if isinstance(event, PlayerAttacked)]
        return any(event.player in who and event.power >= self.number for event in attacks)
