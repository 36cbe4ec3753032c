"""What a spell costs in the end (CR 601.2f), and whether it can be paid with the choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import assisting, commanders, costs, helping
from manafold.rules.context import Context
from manafold.rules.decisions import Impossible
from manafold.rules.helping import HelpedMana, Helper
from manafold.rules.payable import Payable
from manafold.rules.permissions import PlayerRule, rules_of
from manafold.rules.scripts import has_mode_costs
from manafold.rules.spending import Purpose, Sources

if TYPE_CHECKING:
    from manafold.model.abilities import Extra, Way
    from manafold.model.mana import ManaCost
    from manafold.model.words import Cost
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.decisions import Task
    from manafold.rules.state import State
    from manafold.rules.targets import Chosen


def own_rules(base: Characteristics, c: Context) -> list[tuple[PlayerRule, Context]]:
    """What the spell says about casting itself."""
    return [
        (does, c)
        for ability in base.abilities.on_stack
        if ability.condition is None or ability.condition.holds(c)
        for does in ability.does
        if isinstance(does, PlayerRule)
    ]


def total_cost(
    state: State, id: int, base: Characteristics, way: Way, extras: tuple[Extra, ...], x: int, c: Context
) -> ManaCost:
    """The mana part of the total cost (601.2f): base or alternative cost, plus additional costs and increases, minus
    reductions."""
    price = base_cost(base, way, extras).with_x(x)
    item = c.item
    if item is not None and item.modes:
        for mode in item.modes:
            more = item.script.modes[mode].cost
            price = price if more is None else price.plus(more)  # 700.2h
    if item is not None and item.came_from == "command" and id in state.commanders:
        price = price.plus(commanders.tax(state, c.controller, id))
    words = [*rules_of(state, c.controller), *own_rules(base, c)]
    for word, other in words:
        more = word.cost_increase(id, c.controller, other)
        price = price if more is None else price.plus(more)
    for word, other in words:
        less = word.cost_reduction(id, c.controller, other)
        price = price if less is None else price.reduced_by(less, word.reduces_only_colors())
    return price


def base_cost(base: Characteristics, way: Way, extras: tuple[Extra, ...]) -> ManaCost:
    """The mana cost or alternative cost and the mana of additional costs, X included (601.2f)."""
    price = way.mana if way.mana is not None else base.mana_cost
    assert price is not None
    for extra in extras:
        if extra.mana is not None:
            price = price.plus(extra.mana)
    for cost in way.costs:
        if isinstance(cost, costs.ManaPart | HelpedMana):
            price = price.plus(cost.mana)
    return price


def purpose_of(id: int, base: Characteristics, way: Way, c: Context) -> Purpose:
    """What mana that is spent to cast the spell is spent on (601.2h)."""
    for word, other in own_rules(base, c):
        what = word.mana_sources(id, other)
        if what is not None:
            return Purpose(id, is_spell=True, like=way.like, sources=Sources(what, other))
    return Purpose(id, is_spell=True, like=way.like)


def beside_mana(way: Way, extras: tuple[Extra, ...]) -> tuple[Cost, ...]:
    """The parts of the total cost that are no mana."""
    own = tuple([cost for cost in way.costs if not isinstance(cost, costs.ManaPart | HelpedMana)])
    return own + tuple([cost for extra in extras for cost in extra.costs])


def helped_mana(way: Way, extras: tuple[Extra, ...]) -> list[HelpedMana]:
    """The parts of its mana for which something else can be used (701.67b)."""
    found = [*way.costs, *[cost for extra in extras for cost in extra.helped]]
    return [cost for cost in found if isinstance(cost, HelpedMana)]


def depends_on_targets(state: State, base: Characteristics, c: Context) -> bool:
    """Whether what the spell costs depends on its modes and targets, so that not all of them can be paid for."""
    script = base.abilities.script
    if not script.targets and not script.modes:
        return False
    if has_mode_costs(script):
        return True
    return any(word.prices_targets() for word, _ in [*rules_of(state, c.controller), *own_rules(base, c)])


class Paying(Payable):
    """A spell that is to be paid for, as announced so far: the way, additional costs and X.

    `c` has its choices. The spell may still be a card in hand.
    """

    __slots__ = ("base", "c", "extras", "id", "state", "way", "x")

    def __init__(
        self, state: State, id: int, base: Characteristics, way: Way, extras: tuple[Extra, ...], x: int, c: Context
    ) -> None:
        self.state = state
        self.id = id
        self.base = base
        self.way = way
        self.extras = extras
        self.x = x
        self.c = c

    def is_possible(self) -> bool:
        """Whether it can be paid for, with the targets in `c.item` where its cost depends on them."""
        state, c = self.state, self.c
        price = total_cost(state, self.id, self.base, self.way, self.extras, self.x, c)
        return self.can_pay(price)

    def with_modes(self, modes: tuple[int, ...]) -> bool:
        """Whether it can be paid for if these are its modes."""
        item = self.c.item
        assert item is not None
        before, item.modes = item.modes, modes
        found = self.is_possible()
        item.modes = before
        return found

    def with_targets(self, chosen: Chosen) -> bool:
        """Whether it can be paid for if these are its targets."""
        item = self.c.item
        assert item is not None
        item.targets = chosen
        if self.state.objects[self.id].item is item:
            return self.is_possible()
        there = self.state.fork()  # it is looked at as the spell that it would be
        there.edit(self.id).item = item
        c = Context(there, self.id, self.c.controller, item, rule="601.2f")
        return self.can_pay(total_cost(there, self.id, self.base, self.way, self.extras, self.x, c))

    def can_pay(self, price: ManaCost) -> bool:
        """Whether this price, and the parts of the cost beside the mana, can be paid, perhaps with somebody's help."""
        purpose = purpose_of(self.id, self.base, self.way, self.c)
        return self._can_pay_alone(price, purpose) or bool(self._assistants(price, purpose))

    def pay(self, price: ManaCost) -> Task[bool]:
        """Pay this price and the other parts (601.2g-h); False if that turns out to be impossible."""
        state, c = self.state, self.c
        purpose = purpose_of(self.id, self.base, self.way, c)
        enough = self._assistants(price, purpose)
        if enough:
            alone = self._can_pay_alone(price, purpose)
            price = yield from assisting.assist(state, price, enough, alone, c, purpose)
            if not alone and not self._can_pay_alone(price, purpose):
                raise Impossible(assisting.TOO_LITTLE)
        parts = beside_mana(self.way, self.extras)
        price = yield from helping.choose(state, price, self._helpers(), parts, c, purpose)
        if not (yield from costs.pay(state, price, parts, c, purpose)):
            return False
        for part in helped_mana(self.way, self.extras):
            part.tell_paid(c)
        return True

    def _helpers(self) -> list[Helper]:
        return helping.helpers_of(self.base.abilities, helped_mana(self.way, self.extras), self.x, self.c)

    def _can_pay_alone(self, price: ManaCost, purpose: Purpose) -> bool:
        parts = beside_mana(self.way, self.extras)
        return helping.can_pay(self.state, price, self._helpers(), parts, self.c, purpose)

    def _assistants(self, price: ManaCost, purpose: Purpose) -> dict[int, int]:
        """The players who can help so much that it can be paid, and how much each of them can pay (702.132a)."""
        if "assist" not in self.base.abilities.keywords:
            return {}
        most = assisting.most_paid(self.state, self.c.subject, price, purpose)
        return {other: most[other] for other in most if self._can_pay_alone(price.reduced(most[other]), purpose)}
