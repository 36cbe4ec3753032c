"""Crew (CR 702.122)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, ActivatedAbility, Keyword
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Script
from manafold.rules import tapping
from manafold.rules.decisions import DONE, Decision, Option
from manafold.words.durations.turn import UntilEndOfTurn
from manafold.words.effects.lasting import ForAWhile
from manafold.words.refs.plain import Source
from manafold.words.statics.kinds import Becomes, Kind

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class TapPower(Cost):
    """Tap any number of other untapped creatures you control with total power `number` or greater (CR 702.122a)."""

    number: int

    def able(self, c: Context) -> list[int]:
        """The creatures that can be tapped for it; summoning sick ones can (702.122a, 302.6)."""
        state = c.state
        return [
            id
            for id in state.battlefield
            if id != c.source
            and state.objects[id].controller == c.subject
            and not state.objects[id].tapped
            and not state.objects[id].phased_out
            and "creature" in state.characteristics(id).types
        ]

    def power(self, ids: Sequence[int], c: Context) -> int:
        """Their total power."""
        return sum([c.state.characteristics(id).power or 0 for id in ids])

    def payable(self, c: Context) -> bool:
        able = self.able(c)
        return self.power([id for id in able if self.power((id,), c) > 0], c) >= self.number

    def pay(self, c: Context) -> Task[bool]:
        left = self.able(c)
        chosen: list[int] = []
        picked: tuple[Option, ...] = ()
        while left:
            enough = self.power(chosen, c) >= self.number and bool(chosen or self.number <= 0)
            options = [Option("tap", c.state.label(id), id) for id in left if self.can_reach([*chosen, id], c)]
            if enough:
                options.append(DONE)
            pick = yield Decision(c.subject, "permanent", options, "crew", c.source, picked, len(left) - 1)
            if pick == DONE:
                break
            chosen.append(pick.ref)
            left.remove(pick.ref)
            picked = (*picked, pick)
        for id in chosen:
            tapping.tap(c.state, id, c.cause)
        return self.power(chosen, c) >= self.number

    def can_reach(self, chosen: Sequence[int], c: Context) -> bool:
        """Whether with these the total power can still become great enough."""
        rest = [id for id in self.able(c) if id not in chosen and self.power((id,), c) > 0]
        return self.power([*chosen, *rest], c) >= self.number


@dataclass(frozen=True)
class Crew(Keyword):
    """Tap creatures with enough power: this permanent becomes an artifact creature until end of turn (CR 702.122)."""

    number: int

    tag: ClassVar[str] = "crew"
    phrases: ClassVar[Phrases] = ("crew {number}",)

    def expand(self) -> tuple[Ability, ...]:
        becomes = Becomes(Kind(types=("artifact", "creature")), "types")
        effect = ForAWhile(what=Source(), does=(becomes,), duration=UntilEndOfTurn())
        return (ActivatedAbility((TapPower(self.number),), Script(effects=(effect,)), label="crew"),)
