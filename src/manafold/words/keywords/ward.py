"""Ward (CR 702.21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Keyword
from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrases
from manafold.model.words import Cost, Effect
from manafold.rules import costs, resolving
from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Task
from manafold.rules.events import BecameTarget
from manafold.rules.spending import Purpose
from manafold.words.filters.kinds import Opponent
from manafold.words.keywords.building import THIS, whenever
from manafold.words.triggers.casting import BecomesTarget

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class CounterUnlessPaid(Effect):
    """Counters the spell or ability that targeted the source unless the player who controls it pays (CR 702.21a)."""

    mana: ManaCost | None
    costs: tuple[Cost, ...]

    def resolve(self, c: Context) -> Task[None]:
        event = c.event
        assert isinstance(event, BecameTarget)
        if event.by in c.state.objects and not (yield from self._is_paid(event.player, c.within(event.player))):
            yield from resolving.counter(c.state, event.by, c.cause)

    def _is_paid(self, player: int, c: Context) -> Task[bool]:
        if not costs.can_pay(c.state, self.mana, self.costs, c, Purpose()):
            return False
        if not (yield from yes_or_no(player, f"pay for ward of {c.state.label(c.source)}", c.source)):
            return False
        return (yield from costs.pay(c.state, self.mana, self.costs, c, Purpose()))


@dataclass(frozen=True)
class Ward(Keyword):
    """Counters spells and abilities of opponents that target this permanent, unless they pay (CR 702.21)."""

    mana: ManaCost | None = None
    costs: tuple[Cost, ...] = ()

    tag: ClassVar[str] = "ward"
    phrases: ClassVar[Phrases] = ("ward {mana}", "ward—{costs:list comma}.")

    def expand(self) -> tuple[Ability, ...]:
        paid = CounterUnlessPaid(mana=self.mana, costs=self.costs)
        return (whenever(BecomesTarget(THIS, whose=Opponent()), paid),)
