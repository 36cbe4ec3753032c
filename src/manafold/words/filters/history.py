"""Descriptions by what happened to something, or what it did, this turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Filter, Ref
from manafold.rules.events import CreatureAttacked, DamageDealt, ZoneChanged
from manafold.rules.terms import NOTHING, is_player
from manafold.words.conditions.history import ThisTurn

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class WasDealtDamage(Filter):
    """Was dealt damage this turn (CR 120), by one of `by` if that matters."""

    by: Ref | None = None

    tag: ClassVar[str] = "was dealt damage"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that <was> dealt damage this turn", form="after"),
        Phrase("dealt damage by {by:plain} this turn", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        sources = self.by.entities(c) if self.by is not None else ()
        return any(
            isinstance(event, DamageDealt) and event.target == entity and (self.by is None or event.source in sources)
            for event in c.state.turn_events
        )


@dataclass(frozen=True)
class DealtDamage(Filter):
    """Dealt damage this turn, to one of `to` if that matters (CR 120)."""

    to: Ref | None = None

    tag: ClassVar[str] = "dealt damage"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that dealt damage this turn", form="after"),
        Phrase("that dealt damage to {to:plain} this turn", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        hurt = self.to.entities(c) if self.to is not None else ()
        return any(
            isinstance(event, DamageDealt) and event.source == entity and (self.to is None or event.target in hurt)
            for event in c.state.turn_events
        )


@dataclass(frozen=True)
class EnteredThisTurn(Filter):
    """Entered the battlefield this turn (CR 603.6a)."""

    tag: ClassVar[str] = "entered this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("that entered [the battlefield] this turn", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        return any(
            isinstance(event, ZoneChanged) and event.to == "battlefield" and event.new == entity != NOTHING
            for event in c.state.turn_events
        )


@dataclass(frozen=True)
class AttackedThisTurn(Filter):
    """Was declared as an attacker this turn (CR 508.1), or, if `denied`, was not."""

    denied: bool = False

    tag: ClassVar[str] = "attacked this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that attacked this turn", sets={"denied": False}, form="after"),
        Phrase("that didn't attack this turn", sets={"denied": True}, form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        attacked = any(
            isinstance(event, CreatureAttacked) and event.attacker == entity for event in c.state.turn_events
        )
        return attacked is not self.denied


@dataclass(frozen=True)
class DiedThisTurn(Filter):
    """Was put into a graveyard from the battlefield this turn (CR 700.4), under the control of one of `whose`.

    It is as it was on the battlefield (CR 608.2h).
    """

    whose: Ref | None = None

    tag: ClassVar[str] = "died this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("that died this turn", form="after"),
        Phrase("that died under {whose:possessive} control this turn", form="after"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        if self.whose is not None and c.state.object(entity).controller not in self.whose.entities(c):
            return False
        return entity in self.bygone(c)

    def bygone(self, c: Context) -> Sequence[int]:
        return tuple(
            event.old
            for event in c.state.turn_events
            if isinstance(event, ZoneChanged) and event.came_from == "battlefield" and event.to == "graveyard"
        )


@dataclass(frozen=True)
class DidThisTurn(Filter):
    """A player who did something this turn: "each opponent who lost life this turn" (CR 608.2i)."""

    deed: Condition

    tag: ClassVar[str] = "did this turn"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (Phrase("who {deed:did} this turn", form="after"),)

    def matches(self, entity: int, c: Context) -> bool:
        if not is_player(entity):
            return False
        assert isinstance(self.deed, ThisTurn)
        theirs = [event for event in c.state.turn_events if getattr(event, "player", NOTHING) == entity]
        return self.deed.happened(theirs, c)
