"""Paying as an effect resolves, and what happens unless somebody pays (CR 118.12)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Cost, Effect, Ref, Value
from manafold.rules import costs, life
from manafold.rules.choosing import choose_one_number, choose_payment, unless_they_leave, yes_or_no
from manafold.rules.spending import Purpose
from manafold.words.effects.counter_spell import CounterSpell
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Named
from manafold.words.values.plain import X

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

UNPAID = "those who did not pay"
"""Under this name stand the players who did not pay, each for themselves."""


def price(mana: ManaCost, x: Value, each: Value | None, c: Context) -> ManaCost:
    """The mana to be paid: `mana` once for each of `each`, with `x` for X."""
    one = mana.with_x(max(0, x.of(c)))
    if each is None:
        return one
    whole = FREE
    for _ in range(each.of(c)):
        whole = whole.plus(one)
    return whole


@dataclass(frozen=True)
class Pay(Effect):
    """Players pay mana (CR 118.3a). An X that nothing defines they choose right before (CR 107.3f)."""

    who: Ref
    mana: ManaCost
    each: Value | None = None
    x: Value = X()

    tag: ClassVar[str] = "pay"
    phrases: ClassVar[Phrases] = ("{who} <pay> {mana}", "{who} <pay> {mana} for each {each:each}")

    def possible(self, c: Context) -> bool:
        if self._is_open(c):
            script = c.item.script if c.item is not None else None
            least = script.least_x if script is not None else 0
            if script is not None and script.most_x is not None and script.most_x.of(c) < least:
                return False
            return costs.can_pay(c.state, self.mana.with_x(least), (), c, Purpose())
        return costs.can_pay(c.state, price(self.mana, self.x, self.each, c), (), c, Purpose())

    def _is_open(self, c: Context) -> bool:
        """Whether X has yet to be chosen."""
        return bool(self.mana.variables) and self.x == X() and c.chosen_x() is None

    def resolve(self, c: Context) -> Task[None]:
        paid: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            if self.possible(mine) and (yield from unless_they_leave(c.state, player, self._pay(mine))):
                paid.append(player)
        c.named[self.named] = tuple(paid)

    def _pay(self, c: Context) -> Task[bool]:
        """The player pays, and chooses X before if it is open."""
        if self._is_open(c):
            yield from self._choose_x(c)
        return (yield from costs.pay(c.state, price(self.mana, self.x, self.each, c), (), c, Purpose()))

    def _choose_x(self, c: Context) -> Task[None]:
        """The player chooses X, as far as they can pay it and the text allows."""
        item = c.item
        assert item is not None
        most = 0
        while costs.can_pay(c.state, self.mana.with_x(most + 1), (), c, Purpose()):
            most += 1
        if item.script.most_x is not None:
            most = min(most, item.script.most_x.of(c))
        chosen = yield from choose_one_number(c.subject, range(item.script.least_x, most + 1), "X", c.source)
        item.paid = {**item.paid, "x": chosen}


@dataclass(frozen=True)
class PayLife(Effect):
    """Players pay life, if they have so much (CR 119.4), or an X that nothing defines: they choose it then (107.3f)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "pay life"
    phrases: ClassVar[Phrases] = ("{who} <pay> {amount:much life}",)
    counts: ClassVar[bool] = True

    def possible(self, c: Context) -> bool:
        return not c.state.players[c.subject].has_left and life.payable(c.state, c.subject) >= self.amount.of(c)

    def resolve(self, c: Context) -> Task[None]:
        paid: list[int] = []
        lost = 0
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            if self.possible(mine):
                if self.amount == X() and mine.chosen_x() is None and mine.item is not None:
                    chosen = yield from choose_payment(player, life.payable(c.state, player), "X", c.source)
                    mine.item.paid = {**mine.item.paid, "x": chosen}
                lost += yield from life.lose(c.state, player, self.amount.of(mine), c.cause)
                paid.append(player)
        c.named[self.named] = tuple(paid)
        c.numbers[self.named] = lost


@dataclass(frozen=True)
class Unless(Effect):
    """Effects happen unless one of these players pays mana, or another cost (CR 118.12a).

    "If they do" behind it speaks of paying.
    """

    do: tuple[Effect, ...]
    who: Ref
    first: ManaCost | None = None
    """What is paid in any case, beside what is paid for each of something."""
    mana: ManaCost | None = None
    each: Value | None = None
    cost: Cost | None = None
    x: Value = X()
    exiling: bool = False
    """Whether a spell that is countered is exiled instead of put into a graveyard (CR 614.6)."""

    tag: ClassVar[str] = "unless"
    phrases: ClassVar[Phrases] = (
        Phrase(
            "{do:clause} unless {who:any} <pay> {mana}. If that spell is countered this way, exile it instead of"
            " putting it into its owner's graveyard",
            sets={"exiling": True},
        ),
        "{do:clause} unless {who:any} <pay> {mana}",
        "{do:clause} unless {who:any} <pay> {mana} for each {each:each}",
        "{do:clause} unless {who:any} <pay> {first} plus an additional {mana} for each {each:each}",
        "{do:clause} unless {who:any} {cost:deed}",
    )

    def resolve(self, c: Context) -> Task[None]:
        if isinstance(self.who, Acting):
            yield from self._each_for_themselves(c)
            return
        players = yield from self.who.find(c)
        for player in players:
            if (yield from self._is_paid(c.among(player, players, self.named))):
                c.named[self.named] = (player,)
                return
        for effect in self.do:
            if self.exiling and isinstance(effect, CounterSpell):
                effect = dataclasses.replace(effect, to="exile")
            yield from effect.resolve(c)

    def _each_for_themselves(self, c: Context) -> Task[None]:
        """Each of the players who do it does so unless they pay: "each opponent ... unless they pay {1}"."""
        who = self.do[0].doer()
        assert who is not None
        players = (yield from who.find(c))
        paid: list[int] = []
        for player in players:
            if (yield from self._is_paid(c.within(player))):
                paid.append(player)
        c.named[UNPAID] = tuple([player for player in players if player not in paid])
        for effect in self.do:
            yield from (effect.done_by(Named(UNPAID, True)) if effect.doer() == who else effect).resolve(c)
        c.named[self.named] = tuple(paid)

    def _is_paid(self, c: Context) -> Task[bool]:
        amount = price(self.mana, self.x, self.each, c) if self.mana is not None else None
        if amount is not None and self.first is not None:
            amount = self.first.plus(amount)
        parts = () if self.cost is None else (self.cost,)
        if not costs.can_pay(c.state, amount, parts, c, Purpose()):
            return False
        if not (yield from yes_or_no(c.subject, "pay", c.source, pays=True)):
            return False
        return (yield from costs.pay(c.state, amount, parts, c, Purpose()))
