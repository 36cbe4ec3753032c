"""The Ring, which tempts players (CR 701.54): what it does, and what triggers on it or asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from manafold.model.abilities import Ability, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Condition, Effect, Filter, Fixed, Quantity, Ref, Script, Trigger
from manafold.rules import ring
from manafold.rules.events import Event, RingTempted
from manafold.rules.terms import NOTHING
from manafold.words.effects.delayed import Later
from manafold.words.effects.discard import Discard
from manafold.words.effects.draw import Draw
from manafold.words.effects.life import LoseLife
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.filters.kinds import IsCard, IsPlayer, Opponent
from manafold.words.filters.pointed import Is
from manafold.words.filters.types import OfType
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.plain import You
from manafold.words.refs.players import ControllerOf
from manafold.words.refs.pointing import KEPT, Named
from manafold.words.refs.ring_bearer import YourRingBearer
from manafold.words.statics.being_blocked import CantBeBlockedByGreater
from manafold.words.statics.legendary import IsLegendary
from manafold.words.triggers.combat import Attacks, BecomesBlockedBy
from manafold.words.triggers.damage import DealsDamage
from manafold.words.triggers.delayed import NextStep

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

_BEARER: Final = Is(YourRingBearer())
_BLOCKER: Final = Named(f"{KEPT}blocker")
_ONE: Final = Quantity(Fixed(1), Fixed(1))
_AT_END_OF_COMBAT: Final = Later(
    when=NextStep("end of combat"),
    script=Script(effects=(Sacrifice(who=ControllerOf(_BLOCKER), what=_BLOCKER),)),
)

OF_THE_RING: Final[tuple[tuple[Ability, ...], ...]] = (
    (StaticAbility(_BEARER, (IsLegendary(), CantBeBlockedByGreater())),),
    (
        TriggeredAbility(
            Attacks(_BEARER),
            Script(effects=(Draw(who=You(), amount=Fixed(1)), Discard(who=You(), what=Choose(_ONE, IsCard())))),
        ),
    ),
    (TriggeredAbility(BecomesBlockedBy(_BEARER, OfType("creature")), Script(effects=(_AT_END_OF_COMBAT,))),),
    (
        TriggeredAbility(
            DealsDamage(_BEARER, IsPlayer(), combat=True),
            Script(effects=(LoseLife(who=Each(Opponent()), amount=Fixed(3)),)),
        ),
    ),
)
"""The abilities of the Ring, one more each time that it tempts (CR 701.54c)."""


@dataclass(frozen=True)
class RingTempts(Effect):
    """The Ring tempts a player (CR 701.54a)."""

    who: Ref

    tag: ClassVar[str] = "the Ring tempts"
    phrases: ClassVar[Phrases] = ("the Ring tempts {who}",)

    def resolve(self, c: Context) -> Task[None]:
        found = yield from self.who.find(c)
        for player in found:
            yield from ring.tempt(c.state, player, OF_THE_RING, c.cause)
        c.named[self.named] = tuple(found)


@dataclass(frozen=True)
class TemptedByRing(Trigger):
    """The Ring tempts a player (CR 701.54d), or, if `choosing`, they choose a creature as their Ring-bearer."""

    who: Filter
    choosing: bool = False

    tag: ClassVar[str] = "tempted by the Ring"
    phrases: ClassVar[Phrases] = (
        Phrase("the Ring tempts {who:a}", sets={"choosing": False}),
        Phrase("{who:a} <choose> a creature as <your> Ring-bearer", sets={"choosing": True}),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (RingTempted,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, RingTempted) or not self.who.matches(event.player, c):
            return False
        return event.bearer != NOTHING or not self.choosing


@dataclass(frozen=True)
class ChoseOtherBearer(Condition):
    """As the Ring tempted you just now, you chose another creature than the source as your Ring-bearer
    (CR 701.54d)."""

    what: Ref

    tag: ClassVar[str] = "chose other Ring-bearer"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("you chose a creature other than {what:plain} as your Ring-bearer",)

    def holds(self, c: Context) -> bool:
        event = c.event
        if not isinstance(event, RingTempted) or event.bearer == NOTHING:
            return False
        return event.bearer not in self.what.entities(c)


@dataclass(frozen=True)
class HasBeenTempted(Condition):
    """The Ring has tempted you so many times this game (CR 701.54c)."""

    number: int

    tag: ClassVar[str] = "has been tempted"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = ("the Ring has tempted you {number:word} or more times this game",)

    def holds(self, c: Context) -> bool:
        return ring.times_tempted(c.state, c.controller) >= self.number
