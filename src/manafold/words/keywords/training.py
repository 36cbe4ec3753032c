"""Keywords by which attacking creatures grow (CR 702.105, 702.121, 702.134, 702.149)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword, TriggeredAbility
from manafold.model.phrase import Phrases
from manafold.model.words import Filter, Fixed, Script, TargetSpec, Trigger
from manafold.rules.events import CreatureAttacked, Event, PlayerAttacked, StepBegan
from manafold.rules.terms import is_player
from manafold.words.filters.composed import AllOf
from manafold.words.filters.numbers import Measures
from manafold.words.filters.status import Attacking
from manafold.words.keywords.building import CREATURE, ONE, THIS, grow, pump, whenever
from manafold.words.refs.plain import Source
from manafold.words.refs.pointing import Targeted
from manafold.words.triggers.combat import Attacks
from manafold.words.values.counting import Count, MeasureOf

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Mentor(Keyword):
    """Attacking, it puts a +1/+1 counter on target attacking creature with less power (CR 702.134)."""

    tag: ClassVar[str] = "mentor"
    phrases: ClassVar[Phrases] = ("mentor",)

    def expand(self) -> tuple[Ability, ...]:
        weaker = AllOf((Attacking(), CREATURE, Measures("power", "less", MeasureOf(Source(), "power"))))
        script = Script(targets=(TargetSpec(weaker, ONE),), effects=(grow(Targeted(0), Fixed(1)),))
        return (TriggeredAbility(Attacks(THIS), script),)


@dataclass(frozen=True)
class AttacksBesideStronger(Trigger):
    """The source and at least one other creature with greater power attack (CR 702.149a)."""

    listens: ClassVar[tuple[type[Event], ...]] = (PlayerAttacked,)

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, PlayerAttacked) or c.source not in event.attackers:
            return False
        powers = {id: c.state.characteristics(id).power or 0 for id in event.attackers}
        return any(power > powers[c.source] for power in powers.values())


@dataclass(frozen=True)
class Training(Keyword):
    """Attacking beside a creature with greater power, it gets a +1/+1 counter (CR 702.149)."""

    tag: ClassVar[str] = "training"
    phrases: ClassVar[Phrases] = ("training",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(AttacksBesideStronger(), grow(Source(), Fixed(1))),)


@dataclass(frozen=True)
class HasMostLife(Filter):
    """Is the player with the most life, or one of those tied for it (CR 702.105a)."""

    def matches(self, entity: int, c: Context) -> bool:
        most = max([c.state.players[player].life for player in c.state.living()])
        return is_player(entity) and c.state.players[entity].life == most


@dataclass(frozen=True)
class Dethrone(Keyword):
    """Attacking the player with the most life, it gets a +1/+1 counter (CR 702.105)."""

    tag: ClassVar[str] = "dethrone"
    phrases: ClassVar[Phrases] = ("dethrone",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Attacks(THIS, HasMostLife()), grow(Source(), Fixed(1))),)


@dataclass(frozen=True)
class AttackedThisCombat(Filter):
    """Is an opponent whom "you" attacked with a creature this combat (CR 702.121a)."""

    def matches(self, entity: int, c: Context) -> bool:
        if entity not in c.state.opponents(c.controller):
            return False
        for event in reversed(c.state.turn_events):
            if isinstance(event, StepBegan) and event.step == "beginning of combat":
                return False
            if isinstance(event, CreatureAttacked) and event.player == c.controller and event.defender == entity:
                return True
        return False


@dataclass(frozen=True)
class Melee(Keyword):
    """Attacking, it gets +1/+1 until end of turn for each opponent whom you attacked this combat (CR 702.121)."""

    tag: ClassVar[str] = "melee"
    phrases: ClassVar[Phrases] = ("melee",)

    def expand(self) -> tuple[Ability, ...]:
        bonus = Count(AttackedThisCombat())
        return (whenever(Attacks(THIS), pump(Source(), bonus, bonus)),)
