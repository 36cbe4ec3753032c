"""Costs (CR 118): whether all parts of a cost can be paid together, and paying them in the order of 601.2g-h."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import ActivatedAbility
from manafold.model.mana import ManaCost
from manafold.model.tree import walk
from manafold.model.words import Cost, Value
from manafold.rules import announcing, cost_choices, payment, tapping
from manafold.rules.ability_sets import is_mana_ability
from manafold.rules.choosing import unless_they_leave
from manafold.rules.decisions import Kind, Task
from manafold.rules.needs import LIFE, Amount, Picks, together, ways_to_pick
from manafold.rules.spending import Purpose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.state import State


@dataclass(frozen=True)
class ManaPart(Cost):
    """The mana part of a cost (CR 118.3a)."""

    mana: ManaCost

    def total(self, c: Context) -> ManaCost:
        """How much mana it is, with the X that was announced."""
        return self.mana.with_x(c.x)

    def payable(self, c: Context) -> bool:
        return payment.can_pay(c.state, c.subject, self.total(c), Purpose())

    def pay(self, c: Context) -> Task[bool]:
        return (yield from payment.pay(c.state, c.subject, self.total(c), Purpose()))


@dataclass(frozen=True)
class OwnManaCost(Cost):
    """The mana cost of the card itself (CR 202.1): "the flashback cost is equal to its mana cost".

    What has no mana cost can't pay it (CR 118.6).
    """

    def total(self, c: Context) -> ManaCost | None:
        """The mana cost of the source, if it has one, with the X that was announced."""
        mana = c.state.characteristics(c.source).mana_cost
        return None if mana is None else mana.with_x(c.x)

    def payable(self, c: Context) -> bool:
        mana = self.total(c)
        return mana is not None and payment.can_pay(c.state, c.subject, mana, Purpose(c.source))

    def pay(self, c: Context) -> Task[bool]:
        mana = self.total(c)
        return mana is not None and (yield from payment.pay(c.state, c.subject, mana, Purpose(c.source)))


@dataclass(frozen=True)
class UsingCost(Cost):
    """A cost that uses something up, so that it may stand in the way of other parts of the same cost.

    It is paid by `c.subject`.
    """

    at_random: ClassVar[bool] = False
    """Whether it involves chance or moves cards from the library to a public zone, so that it is paid last (601.2h)."""
    kind: ClassVar[Kind] = "permanent"
    """What a decision is about that picks an object."""
    verb: ClassVar[str] = "choose"
    """What is done with an object that is picked, as options say it."""

    def picks(self, c: Context) -> Picks | None:
        """The objects of which some are used up; None if no object is."""
        return None

    def prompt(self) -> str:
        """What objects are picked for."""
        return self.tag

    def amount(self, c: Context) -> Amount | None:
        """What else is used up, that can be counted."""
        return None

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        """Pay it with the objects `chosen`; False if that turns out to be impossible."""
        raise NotImplementedError(type(self))

    def payable(self, c: Context) -> bool:
        return can_pay(c.state, None, (self,), c, Purpose())

    def pay(self, c: Context) -> Task[bool]:
        return (yield from pay(c.state, None, (self,), c, Purpose()))


@dataclass(frozen=True)
class TapSymbol(UsingCost):
    """{T}: tap this permanent (CR 107.5); a creature that came under control this turn can't (302.6)."""

    tag: ClassVar[str] = "tap"

    def picks(self, c: Context) -> Picks:
        return Picks("tap", 1, (c.source,) if can_use_tap_symbol(c.state, c.source, False) else ())

    def spend(self, c: Context, chosen: tuple[int, ...]) -> Task[bool]:
        ability = c.item.ability if c.item is not None else None
        return tapping.tap(c.state, c.source, c.cause, is_tapped_for_mana(ability))
        yield


def is_tapped_for_mana(ability: object) -> bool:
    """Whether to activate the ability is to tap its source for mana (106.12)."""
    return isinstance(ability, ActivatedAbility) and has_tap_symbol(ability) and is_mana_ability(ability)


def has_tap_symbol(ability: ActivatedAbility) -> bool:
    """Whether the activation cost includes {T}."""
    return any(isinstance(cost, TapSymbol) for cost in ability.costs)


def can_use_tap_symbol(state: State, id: int, tapped: bool) -> bool:
    """Whether the permanent can pay {T}, or {Q} if `tapped`: a creature only if it is not summoning sick (302.6)."""
    object = state.objects.get(id)
    if object is None or object.tapped != tapped or object.zone != "battlefield":
        return False
    if not object.sick:
        return True
    what = state.characteristics(id)
    return "creature" not in what.types or "haste" in what.abilities.keywords


class Bill:
    """The parts of one cost: the mana, what uses things up, and whatever else there is."""

    __slots__ = ("amounts", "mana", "others", "picks", "using")

    def __init__(self, price: ManaCost | None, parts: Sequence[Cost], c: Context) -> None:
        self.mana = price
        self.using: list[tuple[UsingCost, Picks | None]] = []
        self.picks: list[Picks] = []
        self.amounts: list[Amount] = []
        self.others: list[Cost] = []
        for part in parts:
            more = part.total(c) if isinstance(part, ManaPart | OwnManaCost) else None
            if more is not None:
                self.mana = more if self.mana is None else self.mana.plus(more)
            elif isinstance(part, UsingCost):
                picks = part.picks(c)
                amount = part.amount(c)
                self.using.append((part, picks))
                if picks is not None:
                    self.picks.append(picks)
                if amount is not None:
                    self.amounts.append(amount)
            else:
                self.others.append(part)

    def leave(self, tapped: frozenset[int]) -> None:
        """Leave objects alone that are tapped for something else."""
        for pick in self.picks:
            if pick.use == "tap":
                pick.candidates = [id for id in pick.candidates if id not in tapped]

    def life(self) -> int:
        """The life that the parts beside the mana take."""
        return sum([amount.amount for amount in self.amounts if amount.key == LIFE])


def tapped_for(parts: Sequence[Cost], c: Context) -> frozenset[int]:
    """The objects that could be tapped for parts of a cost."""
    if not parts:
        return frozenset()
    picks = Bill(None, parts, c).picks
    return frozenset([id for pick in picks if pick.use == "tap" for id in pick.candidates])


def can_pay(state: State, price: ManaCost | None, parts: Sequence[Cost], c: Context, purpose: Purpose) -> bool:
    """Whether `c.subject` could pay the mana `price` (None: no mana) and all `parts` together, for `purpose`.

    Who has left the game pays nothing (800.4f).
    """
    if state.players[c.subject].has_left:
        return False
    if not parts:
        return price is None or payment.can_pay(state, c.subject, price, purpose)
    if price is None and len(parts) == 1 and isinstance(parts[0], TapSymbol):
        return can_use_tap_symbol(state, c.source, False)
    bill = Bill(price, parts, c)
    if purpose.tapped:
        bill.leave(purpose.tapped)
    if not parts_payable(bill, c):
        return False
    return bill.mana is None or room_for_mana(state, bill, bill.mana, c.subject, purpose) is not None


def parts_payable(bill: Bill, c: Context) -> bool:
    """Whether everything but the mana can be paid together."""
    return together(bill.picks, bill.amounts) and all(part.payable(c) for part in bill.others)


def room_for_mana(state: State, bill: Bill, mana: ManaCost, player: int, purpose: Purpose) -> Purpose | None:
    """The purpose, with what may be left to the other parts so that the mana can be paid too; None if it can't."""
    life = bill.life()
    if not bill.picks:
        beside = purpose.beside(frozenset(), frozenset(), life) if life else purpose
        return beside if payment.can_pay(state, player, mana, beside) else None
    for made in ways_to_pick(bill.picks, payment.useful_objects(state, player)):
        tapped = frozenset([id for pick, ids in zip(bill.picks, made, strict=True) if pick.use == "tap" for id in ids])
        needed = frozenset([id for ids in made for id in ids])  # still there after mana abilities (601.2g)
        beside = purpose.beside(tapped, needed, life)
        if payment.can_pay(state, player, mana, beside):
            return beside
    return None


def pay(state: State, price: ManaCost | None, parts: Sequence[Cost], c: Context, purpose: Purpose) -> Task[bool]:
    """`c.subject` pays the mana `price` (None: no mana) and all `parts`; False if that turns out to be impossible.

    Mana first, as mana abilities are activated before costs are paid (601.2g); then what has nothing to do with chance
    (601.2h). Each part that has objects picked is found in `c.named` under its name, if it has one. False also if they
    have left the game, or leave it in the midst of paying (800.4f).
    """
    if state.players[c.subject].has_left:
        return False
    return (yield from unless_they_leave(state, c.subject, pay_all(state, price, parts, c, purpose)))


def pay_all(state: State, price: ManaCost | None, parts: Sequence[Cost], c: Context, purpose: Purpose) -> Task[bool]:
    """Pay the mana, and then all other parts."""
    if not parts:
        return price is None or (yield from payment.pay(state, c.subject, price, purpose))
    first = parts[0]
    if price is None and len(parts) == 1 and isinstance(first, TapSymbol):
        return can_use_tap_symbol(state, c.source, False) and (yield from first.spend(c, (c.source,)))
    bill = Bill(price, parts, c)
    if bill.mana is not None:
        beside = purpose if purpose.mana is not None else room_for_mana(state, bill, bill.mana, c.subject, purpose)
        if beside is None or not (yield from payment.pay(state, c.subject, bill.mana, beside)):
            return False
        bill = Bill(None, parts, c)
    return (yield from pay_parts(bill, c))


def pay_parts(bill: Bill, c: Context) -> Task[bool]:
    """Pay everything but the mana."""
    if not parts_payable(bill, c):
        return False
    chosen = yield from cost_choices.choose_objects(bill, c)
    for part in bill.others:
        if not (yield from part.pay(c)):
            return False
    for each in chosen:
        if not (yield from each.part.spend(c, each.ids)):
            return False
    return True


def has_x(part: Cost) -> bool:
    """Whether the cost has an X that is announced (107.3a)."""
    mana = getattr(part, "mana", None)
    if isinstance(mana, ManaCost):
        return mana.variables > 0
    return not isinstance(part, TapSymbol) and any(
        isinstance(word, Value) and word.tag == "x" for word in walk(part)
    )


def choose_x(state: State, parts: Sequence[Cost], c: Context, purpose: Purpose) -> Task[int | None]:
    """The value of X that `c.subject` chooses, of those that can be paid (107.3a); None for a cost without X."""
    item = c.item
    assert item is not None
    if not any(has_x(part) for part in parts):
        return None
    most = 0
    item.paid["x"] = 1
    while can_pay(state, None, parts, c, purpose):
        most += 1
        item.paid["x"] = most + 1
    return (yield from announcing.announce_x(most, c))
