"""Demonstrate (CR 702.144)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Effect
from manafold.rules import copies
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.words.keywords.building import whenever
from manafold.words.triggers.casting import ThisSpellIsCast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class CopyWithAnOpponent(Effect):
    """You may copy the spell; if you do, an opponent of your choice copies it too (CR 702.144a)."""

    def resolve(self, c: Context) -> Task[None]:
        state, player = c.state, c.controller
        if not (yield from yes_or_no(player, f"copy {state.label(c.source)}", c.source)):
            return
        yield from copies.copy_times(state, c.source, player, 1, c.cause, new_targets=True)
        others = state.opponents(player)
        for opponent in (yield from choose_some(state, player, others, 1, 1, "player", "to copy it too", c.source)):
            yield from copies.copy_times(state, c.source, opponent, 1, c.cause, new_targets=True)


@dataclass(frozen=True)
class Demonstrate(Keyword):
    """As it is cast, you may copy it together with an opponent (CR 702.144)."""

    tag: ClassVar[str] = "demonstrate"
    phrases: ClassVar[Phrases] = ("demonstrate",)

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(ThisSpellIsCast(), CopyWithAnOpponent()),)
