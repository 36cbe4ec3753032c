"""Dredge (CR 702.52)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Replacement
from manafold.rules import libraries, zones
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import CardDrawn, Event
from manafold.words.keywords.building import THIS

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Dredging(Replacement):
    """Instead of drawing you may mill so many cards, if there are as many, and take this card (CR 702.52a)."""

    number: int

    replaces: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)

    def applies(self, event: Event, c: Context) -> bool:
        assert isinstance(event, CardDrawn)
        object = c.state.objects[c.source]
        return event.player == object.owner and len(c.state.players[object.owner].library) >= self.number

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        assert isinstance(event, CardDrawn)
        if not (yield from yes_or_no(event.player, f"dredge {c.state.label(c.source)}", c.source)):
            return (event,)
        yield from libraries.mill(c.state, event.player, self.number, c.cause)
        yield from zones.move(c.state, c.source, "hand", c.cause)
        return ()


@dataclass(frozen=True)
class Dredge(Keyword):
    """In the graveyard: instead of drawing a card you may mill this many and return it to hand (CR 702.52)."""

    number: int

    tag: ClassVar[str] = "dredge"
    phrases: ClassVar[Phrases] = ("dredge {number}",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (Dredging(self.number),), zone="graveyard"),)
