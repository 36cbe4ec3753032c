"""Teamwork, as its reminder text defines it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Extra, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import Event, TappedForTeamwork
from manafold.words.costs.total_power import TapTotalPower

if TYPE_CHECKING:
    from manafold.rules.context import Context

TEAMWORK = "teamwork"
"""The name of the cost by which a spell is cast using teamwork."""


@dataclass(frozen=True)
class TapTeam(TapTotalPower):
    """Tap any number of creatures you control with total power `number` or greater, to cast the spell using teamwork
    (reminder text)."""

    def prompt(self) -> str:
        return TEAMWORK

    def tell(self, id: int, c: Context) -> None:
        c.state.emit(TappedForTeamwork(c.cause, id, c.source))


@dataclass(frozen=True)
class Teamwork(Keyword):
    """As an additional cost to cast this spell, you may tap any number of creatures you control with total power
    `number` or greater (reminder text, CR 118.8)."""

    number: int

    tag: ClassVar[str] = "teamwork"
    phrases: ClassVar[Phrases] = ("teamwork {number}",)

    def extras(self) -> tuple[Extra, ...]:
        return (Extra(TEAMWORK, costs=(TapTeam(self.number),)),)


@dataclass(frozen=True)
class BecomesTappedForTeamwork(Trigger):
    """Something becomes tapped to pay a teamwork cost (CR 701.26a)."""

    what: Filter

    tag: ClassVar[str] = "becomes tapped for teamwork"
    phrases: ClassVar[Phrases] = ("{what:a} <become> tapped to pay a teamwork cost",)
    listens: ClassVar[tuple[type[Event], ...]] = (TappedForTeamwork,)
    points: ClassVar[Mapping[str, str]] = {"what": "creature"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, TappedForTeamwork) and self.what.matches(event.creature, c)
