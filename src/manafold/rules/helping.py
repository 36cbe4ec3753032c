"""Paying with something else than mana: convoke, delve, improvise, waterbend (CR 702.51, 702.66, 702.126, 701.67).

This is no reduction of the cost, and comes after the total cost has been found out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from manafold.model.mana import ManaCost, ManaSymbol, total
from manafold.model.words import Cost
from manafold.rules import costs, destroying, payment, tapping
from manafold.rules.decisions import DONE, Decision, Option

if TYPE_CHECKING:
    from manafold.model.colors import Colors
    from manafold.rules.ability_sets import AbilitySet
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.spending import Purpose
    from manafold.rules.state import State


@dataclass(frozen=True)
class HelpedMana(Cost):
    """Mana as a part of a cost, for whose generic mana objects can be used instead (CR 701.67b)."""

    mana: ManaCost

    def helpers(self, c: Context) -> Sequence[Helper]:
        """What can be used instead of its generic mana."""
        raise NotImplementedError(type(self))

    def tell_paid(self, c: Context) -> None:
        """Tell that it has been paid, however it was paid."""
        raise NotImplementedError(type(self))


class Limit:
    """No more than so many of some objects can be used for the same cost."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most


class Helper:
    """An object that can be tapped or exiled to pay for `generic` mana, or for one mana of any of `colors`.

    `limit` is what it has in common with others, of which only so many can be used. `known` is the name under which the
    spell knows those that helped so; "" if nothing asks for them.
    """

    __slots__ = ("colors", "generic", "id", "known", "limit", "use")

    def __init__(
        self,
        id: int,
        colors: Colors,
        use: Literal["tap", "exile"],
        generic: int = 1,
        limit: Limit | None = None,
        known: str = "",
    ) -> None:
        self.known = known
        self.id = id
        self.colors = colors
        self.use: Literal["tap", "exile"] = use
        self.generic = generic
        self.limit = limit


def helpers_of(abilities: AbilitySet, parts: Sequence[HelpedMana], x: int, c: Context) -> list[Helper]:
    """What could help to pay for the spell with these abilities and these parts of its cost, each object once: in the
    way of an ability first, which is never worse. For the parts no more can be used than they have generic mana,
    whatever else is to be paid (701.67b)."""
    found: dict[int, Helper] = {}
    for ability in abilities.all:
        for helper in ability.helpers(c):
            found.setdefault(helper.id, helper)
    for part in parts:
        limit = Limit(part.mana.with_x(x).generic)
        for helper in part.helpers(c) if limit.most else ():
            found.setdefault(helper.id, Helper(helper.id, helper.colors, helper.use, helper.generic, limit))
    return list(found.values())


def beside(helpers: Sequence[Helper], used: Helper) -> list[Helper]:
    """The others that can still help after one was used."""
    others = [each for each in helpers if each is not used]
    if used.limit is None:
        return others
    left = Limit(used.limit.most - 1)
    return [
        Helper(each.id, each.colors, each.use, each.generic, left, each.known) if each.limit is used.limit else each
        for each in others
        if each.limit is not used.limit or left.most > 0
    ]


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
    if not helpers:
        return False
    useful = payment.touched_objects(state, c.subject) | costs.tapped_for(parts, c)
    limits = list(dict.fromkeys([helper.limit for helper in helpers if helper.limit is not None]))
    none: tuple[int, ...] = (0,) * len(limits)
    reached: dict[tuple[ManaCost, frozenset[int], tuple[int, ...]], None] = {(price, frozenset(), none): None}
    for helper in helpers:
        place = limits.index(helper.limit) if helper.limit is not None else -1
        for before, used, counts in list(reached):
            if place >= 0:
                if counts[place] >= limits[place].most:
                    continue
                counts = (*counts[:place], counts[place] + 1, *counts[place + 1 :])
            for rest in rests(before, helper):
                step = (rest, used | {helper.id} if helper.id in useful else used, counts)
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
        left = beside(left, chosen)
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
    others = beside(helpers, helper)
    tapped = frozenset((helper.id,)) if helper.use == "tap" else frozenset[int]()
    for rest in rests(price, helper):
        if can_pay(state, rest, others, parts, c, purpose.beside(tapped, frozenset(), 0)):
            return rest
    return None
