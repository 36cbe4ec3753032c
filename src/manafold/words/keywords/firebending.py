"""Firebending (CR 702.189)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Value
from manafold.rules import mana
from manafold.rules.events import Bent
from manafold.words.keywords.building import THIS, whenever
from manafold.words.triggers.combat import Attacks

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task


@dataclass(frozen=True)
class AddRed(Effect):
    """Adds so many {R}, which are not lost until end of combat (CR 702.189a)."""

    amount: Value

    def resolve(self, c: Context) -> Task[None]:
        red = "R" * max(0, self.amount.of(c))
        if red:
            yield from mana.add(c.state, c.controller, c.source, red, c.cause, lasts="combat")
        c.state.emit(Bent(c.cause, c.controller, "firebend"))  # 702.189b


@dataclass(frozen=True)
class Firebending(Keyword):
    """Attacking, it adds {R}, so many as `number` or, where the text says what X is, `amount` (CR 702.189)."""

    number: int
    amount: Value | None = None

    tag: ClassVar[str] = "firebending"
    phrases: ClassVar[Phrases] = (
        "firebending {number}",
        Phrase("firebending X, where X is {amount}", sets={"number": 0}),
    )

    def expand(self) -> tuple[Ability, ...]:
        return (whenever(Attacks(THIS), AddRed(Fixed(self.number) if self.amount is None else self.amount)),)
