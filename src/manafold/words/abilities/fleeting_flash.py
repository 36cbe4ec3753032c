"""Permanents that may be cast at any time, but don't last then (CR 601.3b)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Script, Trigger
from manafold.rules.objects import AT_SORCERY_SPEED
from manafold.words.abilities.own_casting import CastAsInstant
from manafold.words.effects.delayed import Later
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source
from manafold.words.refs.players import ControllerOf


@dataclass(frozen=True)
class FleetingFlash(Ability):
    """May be cast as though it had flash; if it was cast when a sorcery couldn't have been, the permanent is sacrificed
    at a later moment (CR 601.3b, 603.7)."""

    when: Trigger

    tag: ClassVar[str] = "fleeting flash"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "you may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been "
            "cast, the controller of the permanent it becomes sacrifices it at {when:next}.",
            form="sentence",
        ),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (StaticAbility(Is(Source()), (CastAsInstant(),), None, "stack"),)

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        if AT_SORCERY_SPEED in paid:
            return ()
        gone = Script(effects=(Sacrifice(who=ControllerOf(Source()), what=Source()),))
        return (Later(when=self.when, script=gone),)
