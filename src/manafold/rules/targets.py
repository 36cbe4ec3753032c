"""Targets (CR 115): which are legal, and choosing them (601.2c, 601.2d)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from manafold.model.tree import walk
from manafold.model.words import Ref
from manafold.rules.choosing import choose_number
from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.finding import find_all
from manafold.rules.grouping import Group
from manafold.rules.targeting import may_be_targeted

if TYPE_CHECKING:
    from manafold.model.words import TargetSpec
    from manafold.rules.context import Context
    from manafold.rules.payable import Payable

Chosen = tuple[tuple[int, ...], ...]
"""For each target specification in order, the ids chosen for it."""


def legal_targets(spec: TargetSpec, c: Context) -> list[int]:
    """What may be chosen as a target for `spec` now. A spell or ability can't target itself (115.5)."""
    return [
        id
        for id in find_all(spec.what, c)
        if id != c.stack_id and may_be_targeted(c.state, id, c.source, c.controller)
    ]


def is_legal_target(spec: TargetSpec, id: int, c: Context) -> bool:
    """Whether a target that was chosen is still legal on resolution (608.2b)."""
    state = c.state
    if id >= 0 and id < len(state.players):
        return (
            not state.players[id].has_left
            and spec.what.matches(id, c)
            and may_be_targeted(state, id, c.source, c.controller)
        )
    object = state.objects.get(id)
    if object is None or object.zone not in (spec.what.zones() or ("battlefield",)):
        return False
    return spec.what.matches(id, c) and may_be_targeted(state, id, c.source, c.controller)


def bounds(spec: TargetSpec, c: Context) -> tuple[int, int]:
    """The least and the greatest number of targets of `spec`; "any number" is as many as there are ids."""
    if spec.condition is not None and not spec.condition.holds(c):
        return 0, 0  # 702.33g
    low = spec.count.low.of(c)
    if spec.what.groups():
        low = max(low, spec.what.must_choose(legal_targets(spec, c), c))
    high = spec.count.high.of(c) if spec.count.high is not None else len(c.state.objects) + len(c.state.players)
    if spec.divided is not None:
        high = min(high, spec.divided.of(c))  # 601.2d: each target gets at least one
    return low, high


def have_targets(specs: tuple[TargetSpec, ...], c: Context, paying: Payable | None = None) -> bool:
    """Whether legal targets can be chosen for all the specifications together (601.2c), that `paying` allows."""
    item = c.item
    assert item is not None
    if paying is None and not any(later_speak(specs, index) for index in range(len(specs) - 1)):
        return all((low := bounds(spec, c)[0]) == 0 or enough(spec, legal_targets(spec, c), low, c) for spec in specs)
    before = item.targets
    found = can_complete(specs, (), (), c, paying)
    item.targets = before
    return found


def enough(spec: TargetSpec, ids: list[int], low: int, c: Context) -> bool:
    """Whether `low` of the legal targets `ids` can be chosen together."""
    return len(ids) >= low and (low < 2 or Group(spec.what, c).filled((), ids, low) is not None)


def later_speak(specs: tuple[TargetSpec, ...], index: int) -> bool:
    """Whether what is chosen for one specification matters for later ones: "another target", "that player controls"."""
    return any(index in later.other_than or speaks_of_targets(later) for later in specs[index + 1 :])


def speaks_of_targets(spec: TargetSpec) -> bool:
    """Whether what is said of the targets points at earlier targets."""
    return any(isinstance(word, Ref) and word.shifted(1) is not word for word in walk(spec))


def candidates(spec: TargetSpec, chosen: Chosen, c: Context) -> list[int]:
    """What may be chosen for `spec` where `chosen` are the targets before it."""
    barred = {id for other in spec.other_than for id in chosen[other]}
    return [id for id in legal_targets(spec, c) if id not in barred]


def can_complete(
    specs: tuple[TargetSpec, ...], chosen: Chosen, begun: tuple[int, ...], c: Context, paying: Payable | None
) -> bool:
    """Whether the choices made so far can be completed: whole ones for the first specifications, `begun` for the next.

    `c.item.targets` is not the same afterwards: what later targets say of earlier ones is read from there.
    """
    index = len(chosen)
    if index == len(specs):
        return paying is None or paying.with_targets(chosen)
    assert c.item is not None
    c.item.targets = chosen
    spec = specs[index]
    low, high = bounds(spec, c)
    free = [id for id in candidates(spec, chosen, c) if id not in begun]
    missing = max(0, low - len(begun))
    if len(free) < missing:
        return False
    group = Group(spec.what, c)
    if paying is None and not later_speak(specs, index):
        filled = group.filled(begun, free, missing)
        return filled is not None and can_complete(specs, (*chosen, (*begun, *filled)), (), c, paying)
    most = min(missing + 1, high - len(begun), len(free))  # one more, if none is needed, gives later ones what to fit
    return any(
        can_complete(specs, (*chosen, (*begun, *more)), (), c, paying)
        for size in range(missing, most + 1)
        for more in combinations(free, size)
        if group.allows((*begun, *more))
    )


def choose_targets(
    player: int, specs: tuple[TargetSpec, ...], c: Context, paying: Payable | None = None
) -> Task[Chosen | None]:
    """`player` chooses targets for each specification in order; None if there are too few (601.2c).

    Where what a spell costs depends on its targets, `paying` says for which it can be paid.
    """
    assert c.item is not None
    chosen: Chosen = ()
    for index, spec in enumerate(specs):
        c.item.targets = chosen
        low, high = bounds(spec, c)
        left = candidates(spec, chosen, c)
        matters = paying is not None or spec.what.groups() or later_speak(specs, index)
        mine: tuple[int, ...] = ()
        picked: tuple[Option, ...] = ()
        while len(mine) < high and left:
            options = [
                Option("target", c.state.label(id), id)
                for id in left
                if not matters or can_complete(specs, chosen, (*mine, id), c, paying)
            ]
            if len(mine) >= low and (not matters or can_complete(specs, (*chosen, mine), (), c, paying)):
                options.append(DONE)
            if not options:
                return None
            if options == [DONE]:
                break
            if spec.what.by_chance():
                mine = (*mine, options[c.state.randomness.below(len(options))].ref)
                left.remove(mine[-1])
                continue
            pick = yield Decision(player, "target", options, "choose a target", c.source, picked, high - len(mine) - 1)
            if pick == DONE:
                break
            mine = (*mine, pick.ref)
            left.remove(pick.ref)
            picked = (*picked, pick)
        if len(mine) < low:
            return None
        chosen = (*chosen, mine)
    return chosen


def divide(player: int, specs: tuple[TargetSpec, ...], chosen: Chosen, c: Context) -> Task[Chosen]:
    """`player` announces how an amount is divided among the targets, at least one to each (601.2d)."""
    shares: list[tuple[int, ...]] = []
    for spec, ids in zip(specs, chosen, strict=True):
        if spec.divided is None or not ids:
            shares.append(())
            continue
        left = spec.divided.of(c)
        mine: list[int] = []
        for place, id in enumerate(ids[:-1]):
            most = left - (len(ids) - place - 1)
            share = yield from choose_number(player, 1, most, f"how much to {c.state.label(id)}", c.source)
            mine.append(share)
            left -= share
        shares.append((*mine, left))
    return tuple(shares)
