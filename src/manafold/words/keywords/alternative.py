"""Keywords that are another cost and change what the permanent does: evoke, dash, blitz, surge, spectacle (CR 702)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility, Way
from manafold.model.phrase import Phrases
from manafold.model.words import Condition, Cost, Effect, Fixed, Script
from manafold.rules.events import LifeLost, SpellCast
from manafold.words.conditions.paid import WasPaid
from manafold.words.costs.return_to_hand import ReturnCost
from manafold.words.destinations.zones import Hand
from manafold.words.effects.delayed import Later
from manafold.words.effects.draw import Draw
from manafold.words.effects.putting import Put
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.filters.belonging import ControlledBy
from manafold.words.filters.composed import AllOf
from manafold.words.filters.status import Tapped
from manafold.words.keywords.building import CREATURE, ONE, THIS
from manafold.words.keywords.casting import way
from manafold.words.keywords.saying import at_cost
from manafold.words.keywords.simple import Haste
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, You
from manafold.words.statics.abilities import HasAbilities
from manafold.words.triggers.delayed import NextStep
from manafold.words.triggers.zone_changes import Dies, Enters

if TYPE_CHECKING:
    from manafold.rules.context import Context

YOU = You()
END = NextStep("end step")


@dataclass(frozen=True)
class Evoke(Keyword):
    """For another cost; then it is sacrificed as it enters (CR 702.74)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "evoke"
    phrases: ClassVar[Phrases] = at_cost("evoke")

    def ways(self) -> tuple[Way, ...]:
        return (way("evoke", self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        sacrifice = Script(effects=(Sacrifice(who=YOU, what=Source()),))
        return (TriggeredAbility(Enters(THIS), sacrifice, WasPaid(Source(), "evoke")),)


@dataclass(frozen=True)
class Dash(Keyword):
    """For another cost; then it has haste and returns to hand at the beginning of the next end step (CR 702.109)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "dash"
    phrases: ClassVar[Phrases] = at_cost("dash")

    def ways(self) -> tuple[Way, ...]:
        return (way("dash", self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(THIS, (HasAbilities((Haste(),)),), WasPaid(Source(), "dash")),)

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        back = Script(effects=(Put(who=YOU, what=Source(), to=Hand("its owner's"), returned=True),))
        return (Later(when=END, script=back),) if paid.get("dash") else ()


@dataclass(frozen=True)
class Blitz(Keyword):
    """For another cost; then it has haste, draws a card as it dies, and is sacrificed at the end (CR 702.152)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "blitz"
    phrases: ClassVar[Phrases] = at_cost("blitz")

    def ways(self) -> tuple[Way, ...]:
        return (way("blitz", self.cost),)

    def expand(self) -> tuple[Ability, ...]:
        draw = TriggeredAbility(Dies(THIS), Script(effects=(Draw(who=YOU, amount=Fixed(1)),)))
        return (StaticAbility(THIS, (HasAbilities((Haste(), draw)),), WasPaid(Source(), "blitz")),)

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        gone = Script(effects=(Sacrifice(who=YOU, what=Source()),))
        return (Later(when=END, script=gone),) if paid.get("blitz") else ()


@dataclass(frozen=True)
class CastAnother(Condition):
    """You cast another spell this turn (CR 702.117a); in a team also teammates."""

    def holds(self, c: Context) -> bool:
        team = c.state.players[c.controller].team
        casts = [event for event in c.state.turn_events if isinstance(event, SpellCast)]
        return any(c.state.players[event.player].team == team for event in casts)


@dataclass(frozen=True)
class Surge(Keyword):
    """For another cost, if you cast another spell this turn (CR 702.117)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "surge"
    phrases: ClassVar[Phrases] = at_cost("surge")

    def ways(self) -> tuple[Way, ...]:
        return (way("surge", self.cost, condition=CastAnother()),)


@dataclass(frozen=True)
class OpponentLostLife(Condition):
    """An opponent lost life this turn (CR 702.137a)."""

    def holds(self, c: Context) -> bool:
        opponents = c.state.opponents(c.controller)
        return any(isinstance(event, LifeLost) and event.player in opponents for event in c.state.turn_events)


@dataclass(frozen=True)
class Spectacle(Keyword):
    """For another cost, if an opponent lost life this turn (CR 702.137)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "spectacle"
    phrases: ClassVar[Phrases] = at_cost("spectacle")

    def ways(self) -> tuple[Way, ...]:
        return (way("spectacle", self.cost, condition=OpponentLostLife()),)


@dataclass(frozen=True)
class WebSlinging(Keyword):
    """For this cost, and returning a tapped creature you control to its owner's hand (CR 702.188)."""

    cost: tuple[Cost, ...]

    tag: ClassVar[str] = "web-slinging"
    phrases: ClassVar[Phrases] = at_cost("web-slinging")

    def ways(self) -> tuple[Way, ...]:
        tapped = AllOf((Tapped(), CREATURE, ControlledBy(YOU)))
        return (way("web-slinging", (*self.cost, ReturnCost(what=Choose(ONE, tapped)))),)
