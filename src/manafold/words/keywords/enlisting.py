"""Enlist (CR 702.154)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Fixed, Script, Trigger
from manafold.rules import tapping
from manafold.rules.choosing import choose_some
from manafold.rules.events import Enlisted, Event
from manafold.rules.restrictions import CombatRule
from manafold.rules.triggering import reflect
from manafold.words.effects.delayed import knowing
from manafold.words.keywords.building import THIS, pump
from manafold.words.refs.plain import Source
from manafold.words.refs.pointing import Named
from manafold.words.triggers.delayed import Reflexive
from manafold.words.values.counting import MeasureOf

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ENLISTED = "enlisted"
"""The name under which the triggered ability knows the creature that was tapped."""
GROWS = Script(effects=(pump(Source(), MeasureOf(Named(ENLISTED), "power"), Fixed(0)),))


@dataclass(frozen=True)
class MayEnlist(CombatRule):
    """As it attacks, another creature may be tapped; when it is, this one gets its power (CR 702.154a)."""

    def as_it_attacks(self, attacker: int, attackers: Sequence[int], c: Context) -> Task[None]:
        state = c.state
        able = [id for id in state.battlefield if id not in attackers and self.can_be_enlisted(id, c)]
        chosen = yield from choose_some(state, c.controller, able, 0, 1, "permanent", "enlist", attacker)
        for id in chosen:
            tapping.tap(state, id, c.cause)
            state.emit(Enlisted(c.cause, c.controller, attacker, id))
            c.named[ENLISTED] = (id,)
            reflect(state, TriggeredAbility(Reflexive(), GROWS), c, knowing(GROWS, c))

    def can_be_enlisted(self, id: int, c: Context) -> bool:
        """Whether it is an untapped creature of the same player that is not summoning sick, or has haste."""
        object, what = c.state.objects[id], c.state.characteristics(id)
        return (
            object.controller == c.controller
            and not object.tapped
            and "creature" in what.types
            and (not object.sick or "haste" in what.keywords)
        )


@dataclass(frozen=True)
class Enlist(Keyword):
    """As it attacks, another creature may be tapped to add its power (CR 702.154)."""

    tag: ClassVar[str] = "enlist"
    phrases: ClassVar[Phrases] = ("enlist",)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (MayEnlist(),)),)


@dataclass(frozen=True)
class Enlists(Trigger):
    """A creature enlists another (CR 702.154c)."""

    what: Filter

    tag: ClassVar[str] = "enlists"
    phrases: ClassVar[Phrases] = ("{what:thing} <enlist> a creature",)
    listens: ClassVar[tuple[type[Event], ...]] = (Enlisted,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Enlisted) and self.what.matches(event.attacker, c)
