"""Miracle (CR 702.94)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect, Script
from manafold.rules import libraries
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import CardDrawn
from manafold.rules.objects import StackItem
from manafold.rules.triggering import reflect
from manafold.words.keywords.casting import way
from manafold.words.keywords.casting_by_effect import may_cast
from manafold.words.keywords.saying import at_cost
from manafold.words.triggers.delayed import Reflexive

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class CastMiracle(Effect):
    """The card may be cast from hand for this cost (CR 702.94a)."""

    cost: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        if c.source in c.state.objects and c.state.objects[c.source].zone == "hand":
            yield from may_cast(c.source, way("miracle", self.cost), c)


@dataclass(frozen=True)
class RevealMiracle(Effect):
    """If it is the first card drawn this turn, the player may reveal it; when they do, they may cast it (CR
    702.94a)."""

    cost: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        assert isinstance(c.event, CardDrawn)
        if c.event.number_this_turn != 1 or not c.state.turn_number:
            return  # an opening hand is drawn in no turn
        if (yield from yes_or_no(c.controller, f"reveal {c.state.label(c.source)}", c.source)):
            libraries.reveal(c.state, c.controller, (c.source,), c.cause)
            script = Script(effects=(CastMiracle(self.cost),))
            reflect(c.state, TriggeredAbility(Reflexive(), script), c, StackItem(script, c.source))


@dataclass(frozen=True)
class Miracle(Keyword):
    """As the first card drawn in a turn it may be revealed, and cast for this cost (CR 702.94)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "miracle"
    phrases: ClassVar[Phrases] = at_cost("miracle")

    def as_drawn(self) -> tuple[Effect, ...]:
        return (RevealMiracle(self.cost),)
