"""What is announced of the costs of a spell: additional costs and X (CR 601.2b)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from manafold.model.abilities import Extra, Way
from manafold.model.mana import FREE
from manafold.rules import announcing, costs
from manafold.rules.ability_sets import AbilitySet
from manafold.rules.characteristics import Characteristics
from manafold.rules.choosing import yes_or_no
from manafold.rules.context import Context
from manafold.rules.decisions import Decision, Impossible, Option, Task
from manafold.rules.helping import HelpedMana
from manafold.rules.objects import GameObject
from manafold.rules.pricing import Paying, base_cost, beside_mana, depends_on_targets

if TYPE_CHECKING:
    from manafold.model.words import Cost, Script
    from manafold.rules.prohibitions import ChoiceOfX
    from manafold.rules.state import State


def announced_script(abilities: AbilitySet, paid: Mapping[str, int]) -> Script:
    """What a spell does, where costs and ways to cast have been announced as in `paid`."""
    script = abilities.script
    for ability in abilities.all:
        script = ability.announced(script, paid)
    return script


def each_choice(extras: Sequence[Extra]) -> list[tuple[Extra, ...]]:
    """The additional costs with each of the choices that they leave."""
    found: list[tuple[Extra, ...]] = [()]
    for extra in extras:
        found = [(*before, one) for before in found for one in choices_of(extra)]
    return found


def choices_of(extra: Extra) -> list[Extra]:
    """An additional cost with each of the choices that it leaves; itself, if it leaves none."""
    if not extra.choices:
        return [extra]
    return [settled(extra, choice) for choice in extra.choices]


def settled(extra: Extra, choice: tuple[Cost, ...]) -> Extra:
    """An additional cost for which one of its choices has been made."""
    price, parts, helped = extra.mana, list(extra.costs), list(extra.helped)
    for cost in choice:
        if isinstance(cost, costs.ManaPart | HelpedMana):
            price = cost.mana if price is None else price.plus(cost.mana)
            helped += [cost] if isinstance(cost, HelpedMana) else []
        else:
            parts.append(cost)
    return dataclasses.replace(extra, mana=price, costs=tuple(parts), choices=(), helped=tuple(helped))


def can_complete(state: State, id: int, base: Characteristics, way: Way, c: Context) -> bool:
    """Whether the spell could be announced and paid for, with the additional costs that it requires, or with another
    one beside them that lets other targets be chosen (601.2b-c, 601.2h)."""
    item = c.item
    assert item is not None
    required = each_choice([extra for extra in base.abilities.extras if extra.required])
    matter = depends_on_targets(state, base, c)
    if matter or announcing.can_announce(item.script, c):
        if any(can_add(state, id, base, way, extras, c) for extras in required):
            return True
        if not matter or announcing.can_announce(item.script, c):
            return False
    before, found = item.paid, False
    for extra in base.abilities.extras:
        item.paid = {**before, extra.name: 1}
        found = found or (
            not extra.required
            and announcing.can_announce(announced_script(base.abilities, item.paid), c)
            and any(can_add(state, id, base, way, (*first, one), c) for first in required for one in choices_of(extra))
        )
    item.paid = before
    return found


def can_do_without(base: Characteristics, extra: Extra, c: Context) -> bool:
    """Whether there are targets and modes without an additional cost that is optional, perhaps with a later one."""
    item = c.item
    assert item is not None
    before = item.paid
    place = base.abilities.extras.index(extra)
    found = announcing.can_announce(announced_script(base.abilities, before), c)
    for later in base.abilities.extras[place + 1 :]:
        item.paid = {**before, later.name: 1}
        found = found or announcing.can_announce(announced_script(base.abilities, item.paid), c)
    item.paid = before
    return found


def choose_extras(
    state: State, spell: GameObject, base: Characteristics, way: Way, c: Context
) -> Task[tuple[Extra, ...]]:
    """The additional costs that will be paid: the required ones, and those that the player announces (601.2b)."""
    assert c.item is not None
    waiting = [extra for extra in base.abilities.extras if extra.required]
    chosen: tuple[Extra, ...] = ()
    for index, extra in enumerate(waiting):
        rest = each_choice(waiting[index + 1 :])
        usable = [
            one
            for one in choices_of(extra)
            if any(can_add(state, spell.id, base, way, (*chosen, one, *later), c) for later in rest)
        ]
        if not usable:
            raise Impossible("601.2b")
        chosen = (*chosen, (yield from choose_one_of(usable, c)))
        c.item.paid[extra.name] = 1
    for extra in base.abilities.extras:
        times = 0
        needed = not extra.required and not can_do_without(base, extra, c)
        offered = not extra.required and (uses_up(extra) or not extra.repeats)
        while offered and (extra.repeats or not times):
            before = c.item.paid
            c.item.paid = {**before, extra.name: times + 1}
            usable = [one for one in choices_of(extra) if can_add(state, spell.id, base, way, (*chosen, one), c)]
            possible = bool(usable) and announcing.can_announce(announced_script(base.abilities, c.item.paid), c)
            if not needed and not (
                possible and (yield from yes_or_no(c.controller, f"pay {extra.name}?", spell.id))
            ):
                c.item.paid = before
                break
            if not possible:
                raise Impossible("601.2c")
            chosen = (*chosen, (yield from choose_one_of(usable, c)))
            times += 1
            needed = False
    return chosen


def uses_up(extra: Extra) -> bool:
    """Whether anything is used up by paying an additional cost: if not, nobody is asked how often they pay it."""
    return bool(extra.costs or extra.choices or (extra.mana is not None and extra.mana != FREE))


def choose_one_of(usable: list[Extra], c: Context) -> Task[Extra]:
    """The player chooses among the ways to pay an additional cost."""
    if len(usable) == 1:
        return usable[0]
    options = [Option("pay", spoken(extra), value=index) for index, extra in enumerate(usable)]
    pick = yield Decision(c.controller, "mode", options, f"pay {usable[0].name}", c.source)
    return usable[int(pick.value)]


def spoken(extra: Extra) -> str:
    """An additional cost in a word, for options."""
    price = [] if extra.mana is None else [str(extra.mana)]
    return " and ".join([*price, *[cost.tag for cost in extra.costs]])


def can_add(
    state: State, id: int, base: Characteristics, way: Way, extras: tuple[Extra, ...], c: Context
) -> bool:
    """Whether the spell could be paid with these additional costs."""
    assert c.item is not None
    paying = Paying(state, id, base, way, extras, c.item.script.least_x, c)
    if depends_on_targets(state, base, c):
        return announcing.can_announce(announced_script(base.abilities, c.item.paid), c, paying)
    return paying.is_possible()


def choose_x(
    state: State,
    spell: GameObject,
    base: Characteristics,
    way: Way,
    extras: tuple[Extra, ...],
    c: Context,
    choice: ChoiceOfX | None,
) -> Task[int]:
    """The value of X, if the cost has one (601.2b, 107.3a), of those that `choice` allows."""
    price = base_cost(base, way, extras)
    parts = beside_mana(way, extras)
    if not price.variables and not any(costs.has_x(part) for part in parts):
        return 0
    most = most_x(Paying(state, spell.id, base, way, extras, 0, c), depends_on_targets(state, base, c), c)
    return (yield from announcing.announce_x(most, c, choice))


def most_x(paying: Paying, matter: bool, c: Context) -> int:
    """The greatest X that can be paid for; `matter` is whether that depends on targets."""
    item = c.item
    assert item is not None
    while True:
        paying.x = item.paid["x"] = paying.x + 1
        if not (announcing.can_announce(item.script, c, paying) if matter else paying.is_possible()):
            return paying.x - 1


def can_complete_with_x(
    state: State, id: int, base: Characteristics, way: Way, c: Context, choice: ChoiceOfX
) -> bool:
    """Whether the spell could be announced and paid for with an X that `choice` allows (601.3a)."""
    item = c.item
    assert item is not None
    script, before = item.script, item.paid
    item.paid = {**before}
    most = most_x(Paying(state, id, base, way, (), 0, c), depends_on_targets(state, base, c), c)
    item.paid = before
    numbers = range(script.least_x, max(most, script.least_x) + 1)
    allowed = [number for number in numbers if choice.allows(number)]
    if len(allowed) == len(numbers):
        return can_complete(state, id, base, way, c)
    for number in allowed:
        item.script, item.paid = announcing.with_least_x(script, number), {**before, "x": number}
        if can_complete(state, id, base, way, c):
            return True
    return False
