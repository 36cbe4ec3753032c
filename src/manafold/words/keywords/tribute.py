"""Tribute and ravenous (CR 702.104, 702.156)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Fixed, Script
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.events import ZoneChanged
from manafold.rules.remembering import announcement
from manafold.words.effects.draw import Draw
from manafold.words.keywords.building import THIS
from manafold.words.keywords.entering import with_more
from manafold.words.refs.plain import You
from manafold.words.statics.entering import Entering
from manafold.words.statics.entering_with import EntersWithCounters
from manafold.words.triggers.zone_changes import Enters
from manafold.words.values.plain import X

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

PAID = "tribute"
"""Under this name a permanent knows that its tribute was paid."""


@dataclass(frozen=True)
class AsksForTribute(Entering):
    """As it enters, an opponent whom its controller chooses may put +1/+1 counters on it (CR 702.104a)."""

    number: int

    def changed(self, event: ZoneChanged, c: Context) -> Task[ZoneChanged]:
        opponents = c.state.opponents(event.player)
        chosen = yield from choose_some(c.state, event.player, opponents, 1, 1, "player", "tribute", c.source)
        for opponent in chosen:
            if (yield from yes_or_no(opponent, f"pay tribute {self.number}?", c.source)):
                paid = dataclasses.replace(event, choices={**event.choices, PAID: 1})
                return with_more(paid, "+1/+1", self.number)
        return event


@dataclass(frozen=True)
class Tribute(Keyword):
    """An opponent may have it enter with +1/+1 counters (CR 702.104)."""

    number: int

    tag: ClassVar[str] = "tribute"
    phrases: ClassVar[Phrases] = ("tribute {number}",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (AsksForTribute(THIS, self.number),)),)


@dataclass(frozen=True)
class TributeNotPaid(Condition):
    """Tribute wasn't paid as the source entered (CR 702.104b)."""

    tag: ClassVar[str] = "tribute wasn't paid"
    phrases: ClassVar[Phrases] = ("tribute wasn't paid",)

    def holds(self, c: Context) -> bool:
        return PAID not in c.state.object(c.source).choices


@dataclass(frozen=True)
class WasBig(Condition):
    """The X that was chosen for the source is 5 or more (CR 702.156a)."""

    def holds(self, c: Context) -> bool:
        known = announcement(c.source, c)
        return known is not None and known.paid.get("x", 0) >= 5


@dataclass(frozen=True)
class Ravenous(Keyword):
    """Enters with X +1/+1 counters; a card is drawn if X is 5 or more (CR 702.156)."""

    tag: ClassVar[str] = "ravenous"
    phrases: ClassVar[Phrases] = ("ravenous",)

    def expand(self) -> tuple[Ability, ...]:
        draw = Script(effects=(Draw(who=You(), amount=Fixed(1)),))
        return (
            StaticAbility(THIS, (EntersWithCounters(THIS, X(), "+1/+1"),)),
            TriggeredAbility(Enters(THIS), draw, WasBig()),
        )
