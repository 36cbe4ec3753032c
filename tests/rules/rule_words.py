"""Replacement effects of all kinds, for tests of how they are applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from manafold.model.words import Replacement
from manafold.rules import drawing, life
from manafold.rules.events import CardDrawn, CountersPut, DamageDealt, Event, LifeGained, ZoneChanged
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class MoreLife(Replacement):
    """If you would gain life, you gain `times` that much plus `more` instead."""

    times: int = 1
    more: int = 0
    replaces: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, LifeGained) and event.player == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, LifeGained)
        return [replace(event, amount=event.amount * self.times + self.more)]
        yield


@dataclass(frozen=True)
class DrawInstead(Replacement):
    """If you would gain life, draw a card instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, LifeGained) and event.player == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        yield from drawing.draw(c.state, c.controller, 1, c.cause)
        return ()


@dataclass(frozen=True)
class GainInstead(Replacement):
    """If you would draw a card, gain 1 life instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, CardDrawn) and event.player == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        yield from life.gain(c.state, c.controller, 1, c.cause)
        return ()


@dataclass(frozen=True)
class TwoCards(Replacement):
    """If you would draw a card, draw two instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, CardDrawn) and event.player == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        return [event, replace(event)]
        yield


@dataclass(frozen=True)
class DiesElsewhere(Replacement):
    """If a creature would die, it goes to this zone instead."""

    to: str = "exile"
    replaces: ClassVar[tuple[type[Event], ...]] = (ZoneChanged,)

    def applies(self, event: Event, c: Context) -> bool:
        if not isinstance(event, ZoneChanged) or event.came_from != "battlefield" or event.to != "graveyard":
            return False
        return "creature" in c.state.characteristics(event.old).types

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, ZoneChanged)
        return [replace(event, to="exile" if self.to == "exile" else "hand")]
        yield


@dataclass(frozen=True)
class MoreCounters(Replacement):
    """If counters would be put on a permanent, `times` as many and `more` are put on it instead."""

    times: int = 1
    more: int = 0
    replaces: ClassVar[tuple[type[Event], ...]] = (CountersPut,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, CountersPut) and not is_player(event.entity)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, CountersPut)
        return [replace(event, amount=event.amount * self.times + self.more)]
        yield


@dataclass(frozen=True)
class TwiceDamage(Replacement):
    """Damage is doubled."""

    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt)

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        return [replace(event, amount=event.amount * 2)]
        yield


@dataclass(frozen=True)
class DamageToSource(Replacement):
    """Damage that would be dealt to you is dealt to this permanent instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def applies(self, event: Event, c: Context) -> bool:
        return isinstance(event, DamageDealt) and event.target == c.controller

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, DamageDealt)
        return [replace(event, target=c.source)]
        yield
