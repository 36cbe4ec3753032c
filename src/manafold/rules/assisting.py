"""Assist: another player pays some of the generic mana of a spell (CR 702.132)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.model.mana import FREE
from manafold.rules import payment
from manafold.rules.choosing import choose_payment, choose_some, unless_they_leave
from manafold.rules.decisions import Impossible

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.spending import Purpose
    from manafold.rules.state import State

ASSISTED: Final = "assisted"
"""Under this name a spell knows how much of the mana spent on it another player paid."""

TOO_LITTLE: Final = "702.132a"
"""Why a spell is not cast after all, if the other player has paid less than its caster needs: nothing is wrong then."""


def most_paid(state: State, player: int, price: ManaCost, purpose: Purpose) -> dict[int, int]:
    """How much of the generic mana of the price each other player could pay at most; those who could pay any."""
    found: dict[int, int] = {}
    for other in state.living():
        if other != player:
            most = price.generic
            while most and not payment.can_pay(state, other, FREE.increased(most), purpose):
                most -= 1
            if most:
                found[other] = most
    return found


def assist(
    state: State, price: ManaCost, enough: dict[int, int], alone: bool, c: Context, purpose: Purpose
) -> Task[ManaCost]:
    """The caster may choose another player, who may pay for any amount of the generic mana: what is left of the price.

    `enough` are the players with whose help the spell can be paid for, and how much each of them can pay; `alone` is
    whether it can be paid without. What the other player pays is paid before the caster activates mana abilities, who
    is told so what is left.
    """
    low = 0 if alone else 1
    for other in (yield from choose_some(state, c.subject, list(enough), low, 1, "player", "assist", c.source)):
        amount = yield from choose_payment(other, enough[other], "assist", c.source)
        paying = payment.pay(state, other, FREE.increased(amount), purpose)
        if amount and not (yield from unless_they_leave(state, other, paying)):
            raise Impossible("601.2h")
        if c.item is not None:
            c.item.paid = {**c.item.paid, ASSISTED: amount}
        price = price.reduced(amount)
    return price
