"""Paying for a spell with something else than mana: convoke, delve, improvise (CR 702.51, 702.66, 702.126).

This is no reduction of the cost, and comes after the total cost has been found out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from manafold.model.mana import ManaCost, ManaSymbol, total
from manafold.rules import costs, destroying, payment, tapping
from manafold.rules.decisions import DONE, Decision, Option

if TYPE_CHECKING:
    from manafold.model.colors import Colors
    from manafold.model.words import Cost
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.spending import Purpose
    from manafold.rules.state import State


class Helper:
    """An object that can be tapped or exiled to pay for `generic` mana, or for one mana of any of `colors`.

    Of those that are `alone` no more than one can be used. `known` is the name under which the spell knows those that
    helped so; "" if nothing asks for them.
    """

    __slots__ = ("alone", "colors", "generic", "id", "known", "use")

    def __init__(
        self,
        id: int,
        colors: Colors,
        use: Literal["tap", "exile"],
        generic: int = 1,
        alone: bool = False,
        known: str = "",
    ) -> None:
        self.known = known
        self.id = id
        self.colors = colors
        self.use = use
        self.generic = generic
        self.alone = alone

    def goes_with(self, other: Helper) -> bool:
        """Whether both can be used for the same spell."""
        return self is not other and not (self.alone and other.alone)


def helpers_of(abilities: AbilitySet, c: Context) -> list[Helper]:
    """What could help to pay for the spell with these abilities, each object once."""
    found: dict[int, Helper] = {}
    for ability in abilities.all:
        for helper in ability.helpers(c):
            found.setdefault(helper.id, helper)
    return list(found.values())


def rests(price: ManaCost, helper: Helper) -> list[ManaCost]:
    """What is left of the price if the object helps, for each way to do it; colored mana first."""
    found: list[ManaCost] = []
    seen: set[ManaSymbol] = set()
    for place, symbol in enumerate(price.symbols):
        if symbol not in seen and not symbol.is_generic and not helper.colors.isdisjoint(symbol.colors):
            seen.add(symbol)
            rest = [each for other, each in enumerate(price.symbols) if other != place and not each.is_generic]
            found.append(total(price.generic, rest))
    if price.generic > 0:
        found.append(price.reduced(helper.generic))
    return found


def can_pay(
    state: State, price: ManaCost, helpers: Sequence[Helper], parts: Sequence[Cost], c: Context, purpose: Purpose
) -> bool:
    """Whether the price and the other parts of the cost can be paid, with what help there is."""
    if costs.can_pay(state, price, parts, c, purpose):
        return True
    useful = payment.useful_objects(state, c.subject) if helpers else frozenset()
    reached: dict[tuple[ManaCost, frozenset[int], bool], None] = {(price, frozenset(), False): None}
    for helper in helpers:
        for before, used, alone in list(reached):
            if alone and helper.alone:
                continue
            for rest in rests(before, helper):
                step = (rest, used | {helper.id} if helper.id in useful else used, alone or helper.alone)
                if step in reached:
                    continue
                reached[step] = None
                if costs.can_pay(state, rest, parts, c, purpose.beside(step[1], frozenset(), 0)):
                    return True
    return False


def choose(
    state: State, price: ManaCost, helpers: Sequence[Helper], parts: Sequence[Cost], c: Context, purpose: Purpose
) -> Task[ManaCost]:
    """The player picks what helps, and it is tapped or exiled: what is left of the price."""
    left = list(helpers)
    picked: tuple[Option, ...] = ()
    while left:
        ways = {helper.id: way for helper in left if (way := help_of(state, price, helper, left, parts, c, purpose))}
        if not ways:
            break
        options = [Option(helper.use, state.label(helper.id), helper.id) for helper in left if helper.id in ways]
        if costs.can_pay(state, price, parts, c, purpose):
            options.append(DONE)
        pick = yield Decision(c.subject, "pay", options, f"help to pay {price}", c.source, picked, len(left) - 1)
        if pick == DONE:
            break
        price = ways[pick.ref]
        picked = (*picked, pick)
        chosen = next(helper for helper in left if helper.id == pick.ref)
        left = [helper for helper in left if helper.goes_with(chosen)]
        if chosen.known and c.item is not None:
            helped = c.item.named.get(chosen.known, ())
            c.item.named = {**c.item.named, chosen.known: (*helped, chosen.id)}
        if pick.verb == "tap":
            tapping.tap(state, pick.ref, c.cause)
        else:
            yield from destroying.exile(state, (pick.ref,), c.cause)
    return price


def help_of(
    state: State,
    price: ManaCost,
    helper: Helper,
    helpers: Sequence[Helper],
    parts: Sequence[Cost],
    c: Context,
    purpose: Purpose,
) -> ManaCost | None:
    """What is left of the price if this one helps, in the first way after which all can be paid; None if in none."""
    others = [other for other in helpers if other.goes_with(helper)]
    tapped = frozenset((helper.id,)) if helper.use == "tap" else frozenset[int]()
    for rest in rests(price, helper):
        if can_pay(state, rest, others, parts, c, purpose.beside(tapped, frozenset(), 0)):
            return rest
    return None
