"""Choosing modes (CR 700.2)."""

from __future__ import annotations

import dataclasses
from itertools import combinations
from typing import TYPE_CHECKING

from manafold.model.abilities import SpellAbility
from manafold.rules.choosing import choose_some
from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.events import AbilityActivated, AbilityTriggered
from manafold.rules.scripts import has_mode_costs, later_spec
from manafold.rules.targets import have_targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.model.words import Ref, Script, TargetSpec
    from manafold.rules.context import Context
    from manafold.rules.payable import Payable


def specifications(script: Script, modes: tuple[int, ...]) -> tuple[TargetSpec, ...]:
    """All target specifications: the script's own, then those of the chosen modes."""
    found = list(script.targets)
    for mode in modes:
        by = len(found)
        found += [later_spec(spec, by) for spec in script.modes[mode].targets]
        if script.how is not None and script.how.apart:
            found[by:] = [dataclasses.replace(spec, other_than=tuple(range(by))) for spec in found[by:]]
    return tuple(found)


def bounds(script: Script, c: Context) -> tuple[int, int]:
    """The least and the greatest number of modes that can be chosen now."""
    count, how = script.choose, script.how
    assert count is not None
    low = count.low.of(c)
    if how is not None and how.condition is not None and how.instead is not None and how.condition.holds(c):
        count = how.instead
        low = low if how.may else count.low.of(c)
    if how is not None and how.budget:
        return low, how.budget
    return low, count.high.of(c) if count.high is not None else len(script.modes)


def usable(script: Script, c: Context, paying: Payable | None) -> list[int]:
    """The modes that can be chosen: those for which there are legal targets, and whose cost can be paid (700.2a)."""
    priced = paying if has_mode_costs(script) else None
    barred = chosen_before(c, script.how.unchosen == "this turn") if script.how is not None else frozenset()
    return [
        index
        for index, mode in enumerate(script.modes)
        if index not in barred
        and have_targets(mode.targets, c, paying if priced is None else None)
        and (priced is None or priced.with_modes((index,)))
    ]


def can_add(script: Script, chosen: Sequence[int], index: int, paying: Payable | None) -> bool:
    """Whether another mode can be chosen besides others: it can be paid for, and is worth no more than is left."""
    if script.how is not None and script.how.budget:
        return sum([script.modes[each].weight for each in (*chosen, index)]) <= script.how.budget  # 700.2i
    return paying is None or not has_mode_costs(script) or paying.with_modes((*chosen, index))


def chosen_before(c: Context, this_turn: bool) -> frozenset[int]:
    """The modes that were chosen earlier for the same ability of the same object."""
    ability = c.item.ability if c.item is not None else None
    if ability is None:
        return frozenset()
    found: set[int] = set()
    for event in c.state.turn_events if this_turn else c.state.log:
        if isinstance(event, AbilityTriggered | AbilityActivated) and event.source == c.source and event.ability >= 0:
            item = c.state.object(event.ability).item
            if item is not None and item.ability is not None and item.ability == ability:
                found.update(item.modes)
    return frozenset(found)


def can_join(script: Script, chosen: tuple[int, ...], left: Sequence[int], low: int, c: Context) -> bool:
    """Whether targets can be chosen for the modes `chosen` and as many of those `left` as are needed for `low`."""
    missing = max(0, low - len(chosen))
    return any(
        have_targets(specifications(script, tuple(sorted((*chosen, *more)))), c)
        for more in combinations([mode for mode in left if mode not in chosen], missing)
    )


def who_chooses(by: Ref, controller: int, c: Context) -> Task[int]:
    """The player who chooses the modes; of several who could, the controller decides which (700.2e)."""
    players = [player for player in by.entities(c) if not c.state.players[player].has_left]
    (chosen,) = yield from choose_some(c.state, controller, players, 1, 1, "player", "who chooses", c.source)
    return chosen


def choose(player: int, script: Script, c: Context, paying: Payable | None) -> Task[tuple[int, ...] | None]:
    """Choose modes, in printed order; one without legal targets can't be chosen (700.2a). None if there are too few."""
    low, high = bounds(script, c)
    able = usable(script, c, paying)
    how = script.how
    if how is not None and how.by is not None:
        player = yield from who_chooses(how.by, player, c)
    if how is not None and how.at_random:
        c.state.randomness.shuffle(able)
        return tuple(sorted(able[:high])) if len(able) >= low else None
    ability = c.item.ability if c.item is not None else None
    says = ability if ability is not None else SpellAbility(script=script)
    chosen: list[int] = []
    picked: tuple[Option, ...] = ()
    while len(chosen) < high:
        options = [
            Option("mode", str(index + 1), value=index, says=says)
            for index in able
            if (script.repeat_modes or index not in chosen)
            and can_add(script, chosen, index, paying)
            and (how is None or not how.apart or can_join(script, (*chosen, index), able, low, c))
        ]
        if len(chosen) >= low:
            options.append(DONE)
        if not options or options == [DONE]:
            break
        pick = yield Decision(player, "mode", options, "choose a mode", c.source, picked, high - len(chosen) - 1)
        if pick == DONE:
            break
        chosen.append(int(pick.value))
        picked = (*picked, pick)
    return tuple(sorted(chosen)) if len(chosen) >= low else None
