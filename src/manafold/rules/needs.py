"""What costs use up (CR 118.3, 118.10), so that it can be seen whether several can be paid together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from manafold.rules.matching import cheapest

Use = Literal["tap", "untap", "leave", "show"]
"""What happens to an object that pays a cost: it becomes tapped or untapped, leaves its zone, or is only shown.

One object can serve once for each of these: it can be tapped and then sacrificed.
"""

LIFE: Final = "life"
"""The key of an `Amount` of life."""


class Picks:
    """A cost uses up at least `count` of the objects `candidates`, at most `most` (if None: `count`)."""

    __slots__ = ("candidates", "count", "most", "use")

    def __init__(self, use: Use, count: int, candidates: Sequence[int], most: int | None = None) -> None:
        self.use: Use = use
        self.count = count
        self.candidates = candidates
        self.most = count if most is None else most


class Amount:
    """A cost uses up `amount` of something that there is `available` of; `key` tells what it is."""

    __slots__ = ("amount", "available", "key")

    def __init__(self, key: str, amount: int, available: int) -> None:
        self.key = key
        self.amount = amount
        self.available = available


def together(picks: Sequence[Picks], amounts: Sequence[Amount]) -> bool:
    """Whether all of it is there at once."""
    total: dict[str, int] = {}
    for amount in amounts:
        total[amount.key] = total.get(amount.key, 0) + amount.amount
        if total[amount.key] > amount.available:
            return False
    if any(len(each.candidates) < each.count for each in picks):
        return False
    return len(picks) < 2 or distinct(picks)


def distinct(picks: Sequence[Picks]) -> bool:
    """Whether each of the picks can have objects of its own."""
    columns: dict[tuple[Use, int], int] = {}
    for each in picks:
        for id in each.candidates:
            columns.setdefault((each.use, id), len(columns))
    rows: list[list[int]] = []
    for each in picks:
        row = [-1] * len(columns)
        for id in each.candidates:
            row[columns[each.use, id]] = 0
        rows += [row] * each.count
    return cheapest(rows) is not None


def still_possible(picks: Sequence[Picks], taken: dict[Use, set[int]]) -> bool:
    """Whether the picks can still be made after the objects `taken` have been, for each use."""
    left = [
        Picks(each.use, each.count, [id for id in each.candidates if id not in taken.get(each.use, ())])
        for each in picks
    ]
    return together(left, ())


def ways_to_pick(picks: Sequence[Picks], useful: frozenset[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The different ways to make the picks, those with the fewest of the `useful` objects first.

    Which of the other objects serve for the last of the picks makes no difference.
    """
    yield from _extend(list(picks), {}, useful, ())


def _extend(
    picks: list[Picks], taken: dict[Use, set[int]], useful: frozenset[int], made: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not still_possible(picks, taken):
        return
    if not picks:
        yield made
        return
    first, *rest = picks
    for chosen in _choices(first, taken.get(first.use, set()), useful, not rest):
        more = {use: set(ids) for use, ids in taken.items()}
        more.setdefault(first.use, set()).update(chosen)
        yield from _extend(rest, more, useful, (*made, chosen))


def _choices(pick: Picks, taken: set[int], useful: frozenset[int], last: bool) -> Iterator[tuple[int, ...]]:
    free = [id for id in pick.candidates if id not in taken]
    others = [id for id in free if id not in useful]
    wanted = [id for id in free if id in useful]
    for number in range(max(0, pick.count - len(others)), min(pick.count, len(wanted)) + 1):
        for some in _combinations(wanted, number):
            if last:
                yield (*others[: pick.count - number], *some)
            else:
                for rest in _combinations(others, pick.count - number):
                    yield (*rest, *some)


def _combinations(ids: list[int], number: int) -> Iterator[tuple[int, ...]]:
    if number == 0:
        yield ()
        return
    for index in range(len(ids) - number + 1):
        for rest in _combinations(ids[index + 1 :], number - 1):
            yield (ids[index], *rest)
