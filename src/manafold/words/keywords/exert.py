"""Exerting permanents (CR 701.43)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, StaticAbility, TriggeredAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Ref, Script, Trigger
from manafold.rules import continuous
from manafold.rules.choosing import yes_or_no
from manafold.rules.events import Event, Exerted
from manafold.rules.needs import Use
from manafold.rules.restrictions import CombatRule
from manafold.rules.triggering import reflect
from manafold.words.costs.picking import PickingCost
from manafold.words.effects.delayed import knowing
from manafold.words.effects.untapping import ThroughNextUntapStep
from manafold.words.filters.pointed import Is
from manafold.words.statics.untapping import StaysTapped
from manafold.words.triggers.delayed import Reflexive

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


def exert(id: int, c: Context) -> None:
    """The player who acts exerts a permanent: it doesn't untap during their next untap step (701.43a)."""
    mine = c.within(c.subject)
    mine.controller = c.subject
    does = (StaysTapped(in_yours_only=True),)
    continuous.add_effect(c.state, mine, does, ThroughNextUntapStep(yours=True), (id,))
    c.state.emit(Exerted(c.cause, c.subject, id))


@dataclass(frozen=True)
class ExertCost(PickingCost):
    """Exert a permanent (CR 701.43)."""

    use: ClassVar[Use] = "show"

    tag: ClassVar[str] = "exert"
    phrases: ClassVar[Phrases] = ("exert {what}",)

    def can_serve(self, id: int, c: Context) -> bool:
        return c.state.objects[id].zone == "battlefield"  # 701.43c

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        for id in chosen:
            exert(id, c)
        return True
        yield


@dataclass(frozen=True)
class MayBeExerted(CombatRule):
    """Its controller may exert it as it attacks, and when they do something happens (CR 701.43d, 508.1g)."""

    script: Script

    def as_it_attacks(self, attacker: int, attackers: Sequence[int], c: Context) -> Task[None]:
        if (yield from yes_or_no(c.controller, f"exert {c.state.label(attacker)}?", attacker)):
            exert(attacker, c)
            if self.script.effects or self.script.modes:
                reflect(c.state, TriggeredAbility(Reflexive(), self.script), c, knowing(self.script, c))


@dataclass(frozen=True)
class MayExert(Ability):
    """You may exert this creature as it attacks, and when you do, something happens (CR 701.43d, 607.2h)."""

    what: Ref
    script: Script = Script()

    tag: ClassVar[str] = "may exert"
    phrases: ClassVar[Phrases] = (
        Phrase("you may exert {what:plain} as it attacks.", sets={"script": Script()}, form="sentence"),
        Phrase("you may exert {what:plain} as it attacks. When you do, {script:rest}", form="sentence"),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(self.what), (MayBeExerted(self.script),)),)


@dataclass(frozen=True)
class Exerts(Trigger):
    """A player exerts something (CR 701.43a)."""

    who: Filter
    what: Filter

    tag: ClassVar[str] = "exerts"
    phrases: ClassVar[Phrases] = ("{who:player} <exert> {what:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (Exerted,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "what": "object"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, Exerted) and self.who.matches(event.player, c) and self.what.matches(event.object, c)
