"""Paying mana by hand: the player announces how hybrid and Phyrexian symbols are paid, and activates mana abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.model.mana import FREE, ManaCost, ManaSymbol, total
from manafold.rules import life, mana, payment
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.demands import halves
from manafold.rules.events import Cause
from manafold.rules.mana_plan import Plan
from manafold.rules.mana_sources import unit_mask
from manafold.rules.spending import Purpose, may_spend
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.player import Mana
    from manafold.rules.state import State

AUTO = Option("auto")
"""Let the rest be paid automatically."""


def pay(state: State, player: int, cost: ManaCost, purpose: Purpose) -> Task[bool]:
    """The player pays `cost` mana by mana; False if they come to a point where it can't be paid any more."""
    announced = yield from announce(state, player, cost, purpose)
    if announced is None:
        return False
    left, paid_life = announced
    if paid_life:
        yield from life.lose(state, player, paid_life, Cause(purpose.object, "601.2h"))
    while left != FREE:
        if not payment.can_pay(state, player, left, purpose):
            return False
        sources = [each for each in mana.options(state, player) if each.verb != "tap" or each.ref not in purpose.tapped]
        options = [AUTO, *spendable(state, player, left, purpose), *sources]
        pick = yield Decision(player, "pay", options, str(left), purpose.object)
        if pick == AUTO:
            return (yield from payment.pay_automatically(state, player, left, purpose))
        if pick.verb == "spend":
            each = state.players[player].pool[pick.ref]
            paid = symbol_for(state, player, left, each, purpose)
            assert paid is not None
            yield from payment.spend(state, player, Plan([], [each], 0), purpose)
            left = without(left, paid)
        elif not (yield from mana.act(state, player, pick)):
            return False
    return True


def announce(state: State, player: int, cost: ManaCost, purpose: Purpose) -> Task[tuple[ManaCost, int] | None]:
    """The nonhybrid cost and the life that the player announces to pay (601.2b, 107.4e-f); None if none can be paid."""
    paid_life = 0
    for each in cost.symbols:
        if len(halves(each)) < 2 and len(each.equivalents) < 2:
            continue
        ways: list[tuple[Option, ManaCost, int]] = []
        for half in each.equivalents:
            ways.append((Option("pay", str(half), value=str(half)), exchanged(cost, each, half), paid_life))
        if each.phyrexian:
            ways.append((Option("pay", "2 life", value="life"), without(cost, each), paid_life + 2))
        possible = [way for way in ways if affordable(state, player, way[1], way[2], purpose)]
        if not possible:
            return None
        chosen = possible[0]
        if len(possible) > 1:
            options = [option for option, _, _ in possible]
            pick = yield Decision(player, "pay", options, str(each), purpose.object)
            chosen = next(way for way in possible if way[0] == pick)
        _, cost, paid_life = chosen
    return cost, paid_life


def affordable(state: State, player: int, cost: ManaCost, paid_life: int, purpose: Purpose) -> bool:
    """Whether the player could pay the mana and this much life."""
    if paid_life > life.payable(state, player) - purpose.life:
        return False
    beside = purpose.beside(frozenset(), frozenset(), paid_life) if paid_life else purpose
    return payment.can_pay(state, player, cost, beside)


def exchanged(cost: ManaCost, old: ManaSymbol, new: ManaSymbol) -> ManaCost:
    """The cost with one symbol `old` exchanged for `new`."""
    return without(cost, old).plus(ManaCost((new,)))


def without(cost: ManaCost, paid: ManaSymbol) -> ManaCost:
    """The cost without one symbol, or with one generic mana less if that is what was paid."""
    if paid.is_generic:
        return cost.reduced(1)
    others = [each for each in cost.symbols if not each.is_generic]
    others.remove(paid)
    return total(cost.generic, others)


def spendable(state: State, player: int, cost: ManaCost, purpose: Purpose) -> list[Option]:
    """The mana in the pool that can be spent on the cost, one option for all that are alike."""
    found: dict[tuple[str, bool, int, int], Option] = {}
    for index, each in enumerate(state.players[player].pool):
        key = (each.type, each.snow, id(each.only), NOTHING if purpose.sources is None else each.source)
        if key not in found and symbol_for(state, player, cost, each, purpose) is not None:
            found[key] = Option("spend", "{" + each.type + "}", index)
    return list(found.values())


def symbol_for(state: State, player: int, cost: ManaCost, each: Mana, purpose: Purpose) -> ManaSymbol | None:
    """The symbol of the cost that the mana pays, one for its type before generic mana; None if it pays none."""
    if not may_spend(state, player, each.source, each.only, purpose):
        return None
    fitting = [
        symbol
        for symbol in cost.symbols
        if any(mask & unit_mask(each) for _, masks in halves(symbol) for mask in masks)
    ]
    return min(fitting, key=lambda symbol: symbol.is_generic, default=None)
