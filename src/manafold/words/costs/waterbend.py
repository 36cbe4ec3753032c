"""Waterbending (CR 701.67)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import ActivatedAbility
from manafold.model.colors import COLORLESS
from manafold.model.phrase import Phrases
from manafold.rules import costs, helping
from manafold.rules.costs import has_tap_symbol
from manafold.rules.events import Bent
from manafold.rules.helping import HelpedMana, Helper
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

TAPPED = frozenset(("artifact", "creature"))


@dataclass(frozen=True)
class Waterbend(HelpedMana):
    """Pay this; for each generic mana in it an untapped artifact or creature you control can be tapped instead
    (CR 701.67a)."""

    tag: ClassVar[str] = "waterbend"
    phrases: ClassVar[Phrases] = ("waterbend {mana}",)

    def helpers(self, c: Context) -> Sequence[Helper]:
        """What can be tapped: not the source, if that is tapped for the same cost anyway."""
        state = c.state
        ability = c.item.ability if c.item is not None else None
        busy = c.source if isinstance(ability, ActivatedAbility) and has_tap_symbol(ability) else -1
        return [
            Helper(id, COLORLESS, "tap")
            for id in state.battlefield
            if id != busy
            and state.objects[id].controller == c.subject
            and not state.objects[id].tapped
            and not TAPPED.isdisjoint(state.characteristics(id).types)
        ]

    def tell_paid(self, c: Context) -> None:
        c.state.emit(Bent(c.cause, c.subject, "waterbend"))  # 701.67c

    def payable(self, c: Context) -> bool:
        return helping.can_pay(c.state, self.mana.with_x(c.x), self.helpers(c), (), c, Purpose())

    def pay(self, c: Context) -> Task[bool]:
        left = yield from helping.choose(c.state, self.mana.with_x(c.x), self.helpers(c), (), c, Purpose())
        if not (yield from costs.pay(c.state, left, (), c, Purpose())):
            return False
        self.tell_paid(c)
        return True
