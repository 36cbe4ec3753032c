"""Picking the objects that parts of a cost use up (CR 601.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.decisions import DONE, Decision, Option, Task
from manafold.rules.needs import Picks, Use, still_possible

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.costs import Bill, UsingCost


class Chosen:
    """A part of a cost with the objects that were picked for it, and its place in the order of paying.

    What leaves does so after it was tapped or counters were removed from it; chance comes last (601.2h).
    """

    __slots__ = ("ids", "part", "place")

    def __init__(self, part: UsingCost, picks: Picks | None, ids: tuple[int, ...]) -> None:
        self.part = part
        self.ids = ids
        self.place = 1 if picks is None else 2 if picks.use == "leave" else 0
        if part.at_random:
            self.place = 3


def place_of(chosen: Chosen) -> int:
    """The place in the order of paying."""
    return chosen.place


def choose_objects(bill: Bill, c: Context) -> Task[list[Chosen]]:
    """`c.subject` picks the objects that pay, one at a time; only such that the rest can still be paid."""
    found: list[Chosen] = []
    taken: dict[Use, set[int]] = {}
    waiting = list(bill.picks)
    for part, picks in bill.using:
        if picks is None or part.at_random:
            found.append(Chosen(part, picks, ()))
            continue
        waiting.remove(picks)
        ids = yield from choose_for(part, picks, waiting, taken, c)
        found.append(Chosen(part, picks, ids))
    found.sort(key=place_of)
    return found


def choose_for(
    part: UsingCost, picks: Picks, others: list[Picks], taken: dict[Use, set[int]], c: Context
) -> Task[tuple[int, ...]]:
    """Pick the objects for one part, and add them to `taken`."""
    used = taken.setdefault(picks.use, set())
    left = picks.without(used)
    chosen: tuple[int, ...] = ()
    picked: tuple[Option, ...] = ()
    while left.most > 0:
        options: list[Option] = []
        for id in left.candidates:
            if still_possible([left.after(id), *others], {**taken, picks.use: used | {id}}):
                options.append(Option(part.verb, c.state.label(id), id))
        if left.is_met():
            options.append(DONE)
        pick = options[0]
        if not left.is_forced():
            pick = yield Decision(c.subject, part.kind, options, part.prompt(), c.source, picked, left.most - 1)
            picked = (*picked, pick)
        if pick == DONE:
            break
        chosen = (*chosen, pick.ref)
        left = left.after(pick.ref)
        used.add(pick.ref)
    return chosen
