"""That damage is prevented, for what triggers on it (CR 615.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.events import Cause, DamagePrevented

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.events import DamageDealt
    from manafold.rules.state import State


def note(event: DamageDealt, amount: int, c: Context) -> None:
    """The prevention effect that speaks in `c` prevents so much of the damage."""
    if amount > 0 and event.noted is not None:
        cause = Cause(c.source, "615.1", c.controller)
        event.noted.append(DamagePrevented(cause, event.source, event.target, amount, event.amount, c.effect))


def tell(state: State, noted: list[DamagePrevented]) -> None:
    """What was prevented of damage dealt at the same time: once for each effect and each that it would be dealt to."""
    found: dict[tuple[int, int, int], DamagePrevented] = {}
    for each in noted:
        first = found.setdefault((each.cause.source, each.effect, each.target), each)
        if first is not each:
            first.amount += each.amount
            first.tried += each.tried
    for each in found.values():
        state.emit(each)
