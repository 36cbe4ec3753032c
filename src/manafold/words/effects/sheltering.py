"""Hexproof for a player and for permanents at the same time (CR 702.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrases
from manafold.model.words import Duration, Effect, Filter
from manafold.rules import continuous
from manafold.words.keywords.protection import Hexproof
from manafold.words.statics.abilities import HasAbilities
from manafold.words.statics.players import PlayerHexproof

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class Shelter(Effect):
    """You and permanents of a description gain hexproof for a while (CR 702.11b, 702.11c)."""

    what: Filter
    duration: Duration

    tag: ClassVar[str] = "shelter"
    phrases: ClassVar[Phrases] = ("you and {what:many} gain hexproof {duration}",)

    def resolve(self, c: Context) -> Task[None]:
        continuous.add_effect(c.state, c, (PlayerHexproof(),), self.duration, (c.controller,))
        continuous.add_effect(c.state, c, (HasAbilities((Hexproof(),)),), self.duration, what=self.what)
        return
        yield
