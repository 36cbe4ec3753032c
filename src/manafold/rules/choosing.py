"""Asking players to choose things: every choice is a run of single picks (608.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules.decisions import DONE, NO, NOT_PAID, YES, Decision, Kind, Option, Task
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.grouping import Group
    from manafold.rules.state import State


def choose_some(
    state: State,
    player: int,
    candidates: Sequence[int],
    low: int,
    high: int,
    kind: Kind,
    prompt: str,
    source: int = NOTHING,
    group: Group | None = None,
) -> Task[list[int]]:
    """A player chooses from `low` to `high` of the candidates, as many as there are if they are fewer than `low`.

    `group` says which of them can be chosen together.
    """
    high = min(high, len(candidates))
    low = min(low, high)
    while group is not None and group.filled((), candidates, low) is None:
        low -= 1
    if low == len(candidates):
        return list(candidates)
    chosen: list[int] = []
    picked: tuple[Option, ...] = ()
    while len(chosen) < high:
        able = [id for id in candidates if id not in chosen]
        if group is not None:
            able = [id for id in able if _can_be_next(id, chosen, able, low, group)]
        if not able:
            break
        options = [Option("choose", state.label(id), id) for id in able]
        if len(chosen) >= low:
            options.append(DONE)
        pick = yield Decision(player, kind, options, prompt, source, picked, high - len(chosen) - 1)
        if pick is DONE or pick == DONE:
            break
        chosen.append(pick.ref)
        picked = (*picked, pick)
    return chosen


def chosen_by_chance(state: State, candidates: Sequence[int], number: int) -> list[int]:
    """So many of the candidates, or as many as there are, that chance chooses."""
    left = list(candidates)
    state.randomness.shuffle(left)
    return left[: max(0, number)]


def _can_be_next(id: int, chosen: list[int], able: list[int], low: int, group: Group) -> bool:
    """Whether `id` can be chosen after others, so that there can still be enough in the end."""
    left = [each for each in able if each != id]
    return group.filled((*chosen, id), left, max(0, low - len(chosen) - 1)) is not None


def order(state: State, player: int, ids: Sequence[int], prompt: str, source: int = NOTHING) -> Task[list[int]]:
    """A player puts things in an order, first to last."""
    left = list(ids)
    chosen: list[int] = []
    picked: tuple[Option, ...] = ()
    while len(left) > 1:
        options = [Option("next", state.label(id), id) for id in left]
        pick = yield Decision(player, "order", options, prompt, source, picked, len(left) - 1)
        left.remove(pick.ref)
        chosen.append(pick.ref)
        picked = (*picked, pick)
    return chosen + left


def yes_or_no(player: int, prompt: str, source: int = NOTHING, pays: bool = False) -> Task[bool]:
    """A player says yes or no; `pays` if it is about whether to pay a cost."""
    pick = yield Decision(player, "yes or no", (YES, NO), prompt, source, unpaid=NO if pays else None)
    return pick == YES


def unless_they_leave(state: State, player: int, paying: Task[bool]) -> Task[bool]:
    """A player pays a cost; False also if they leave the game before they have made all choices for it (800.4f)."""
    replacing = state.replacing
    try:
        decision = next(paying)
        while True:
            if decision.player == player and decision.unpaid is None:
                decision.unpaid = NOT_PAID
            pick = yield decision
            if pick == NOT_PAID:
                state.replacing = replacing
                return False
            decision = paying.send(pick)
    except StopIteration as stop:
        paid: bool = stop.value
        return paid


def choose_number(player: int, low: int, high: int, prompt: str, source: int = NOTHING) -> Task[int]:
    """A player chooses a number from `low` to `high`."""
    return (yield from choose_one_number(player, range(low, max(low, high) + 1), prompt, source))


def choose_payment(player: int, high: int, prompt: str, source: int = NOTHING) -> Task[int]:
    """A player chooses how much to pay, up to `high`."""
    options = [Option(str(number), value=number) for number in range(high + 1)]
    pick = options[0]
    if high > 0:
        pick = yield Decision(player, "number", options, prompt, source, unpaid=pick)
    return int(pick.value)


def choose_one_number(player: int, numbers: Sequence[int], prompt: str, source: int = NOTHING) -> Task[int]:
    """A player chooses one of the numbers, of which there is at least one."""
    if len(numbers) == 1:
        return numbers[0]
    options = [Option(str(number), value=number) for number in numbers]
    pick = yield Decision(player, "number", options, prompt, source)
    return int(pick.value)


def choose_any_number(player: int, low: int, prompt: str, source: int = NOTHING) -> Task[int]:
    """A player chooses a number of at least `low`, however great, digit by digit until they are done (107.1c)."""
    text = ""
    picked: tuple[Option, ...] = ()
    while text != "0":
        digits = [Option(digit) for digit in "0123456789" if text or digit != "0" or low == 0]
        ends = (DONE,) if text and int(text) >= low else ()
        pick = yield Decision(player, "number", (*digits, *ends), f"{prompt}, digit by digit", source, picked, 1)
        if pick == DONE:
            break
        text += pick.verb
        picked = (*picked, pick)
    return int(text)
