"""What costs use up (CR 118.3, 118.10), so that it can be seen whether several can be paid together."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

from manafold.rules.matching import cheapest

if TYPE_CHECKING:
    from manafold.rules.grouping import Group

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

    def can_be_met(self) -> bool:
        """Whether there are enough candidates."""
        return len(self.candidates) >= self.count

    def is_met(self) -> bool:
        """Whether nothing more has to be used up."""
        return self.count <= 0

    def is_forced(self) -> bool:
        """Whether all of the candidates have to be used up, and there is nothing to choose."""
        return len(self.candidates) <= max(0, self.count)

    def narrowed(self, candidates: Sequence[int]) -> Picks:
        """The same of fewer candidates."""
        return Picks(self.use, self.count, candidates, self.most)

    def without(self, taken: Collection[int]) -> Picks:
        """The same without some candidates."""
        return self.narrowed([id for id in self.candidates if id not in taken])

    def after(self, id: int) -> Picks:
        """What is left to be used up after one of the candidates was."""
        return Picks(self.use, max(0, self.count - 1), [each for each in self.candidates if each != id], self.most - 1)

    def ways(self, taken: Collection[int], useful: frozenset[int], last: bool) -> Iterator[tuple[int, ...]]:
        """The different ways to make the picks, with few of the `useful` objects first; with any of the others if they
        are the `last` picks."""
        free = [id for id in self.candidates if id not in taken]
        others = [id for id in free if id not in useful]
        wanted = [id for id in free if id in useful]
        for number in range(max(0, self.count - len(others)), min(self.count, len(wanted)) + 1):
            for some in _combinations(wanted, number):
                if last:
                    yield (*others[: self.count - number], *some)
                else:
                    for rest in _combinations(others, self.count - number):
                        yield (*rest, *some)


class Weights(Picks):
    """A cost uses up any number of objects that together weigh at least `goal`: creatures with a total power."""

    __slots__ = ("goal", "weights")

    def __init__(
        self, use: Use, weights: Mapping[int, int], goal: int, candidates: Sequence[int] | None = None
    ) -> None:
        able = list(weights) if candidates is None else candidates
        super().__init__(use, 1 if goal > 0 else 0, able, len(able))
        self.weights = weights
        self.goal = goal

    def can_be_met(self) -> bool:
        return sum([max(0, self.weights[id]) for id in self.candidates]) >= self.goal

    def is_met(self) -> bool:
        return self.goal <= 0

    def is_forced(self) -> bool:
        return not self.candidates

    def narrowed(self, candidates: Sequence[int]) -> Picks:
        return Weights(self.use, self.weights, self.goal, candidates)

    def after(self, id: int) -> Picks:
        left = [each for each in self.candidates if each != id]
        return Weights(self.use, self.weights, self.goal - self.weights[id], left)

    def ways(self, taken: Collection[int], useful: frozenset[int], last: bool) -> Iterator[tuple[int, ...]]:
        heavy = [id for id in self.candidates if id not in taken and self.weights[id] > 0]
        others = [id for id in heavy if id not in useful]
        wanted = [id for id in heavy if id in useful]
        if last:
            for some in self._reaching(wanted, self.goal - sum([self.weights[id] for id in others])):
                yield (*others, *some)
        else:
            yield from self._reaching([*others, *wanted], self.goal)

    def _reaching(self, ids: list[int], goal: int) -> Iterator[tuple[int, ...]]:
        """Sets of objects that weigh so much together, among them all of which none can be left out."""
        if goal <= 0:
            yield ()
            return
        for index, id in enumerate(ids):
            for rest in self._reaching(ids[index + 1 :], goal - self.weights[id]):
                yield (id, *rest)


class Grouped(Picks):
    """A cost uses up so many objects that can be chosen together, of which those `begun` have been picked already."""

    __slots__ = ("begun", "group")

    def __init__(
        self, use: Use, count: int, candidates: Sequence[int], most: int, group: Group, begun: tuple[int, ...] = ()
    ) -> None:
        super().__init__(use, count, candidates, most)
        self.group = group
        self.begun = begun

    def can_be_met(self) -> bool:
        return self.group.filled(self.begun, self.candidates, self.count) is not None

    def is_forced(self) -> bool:
        return len(self.candidates) <= max(0, self.count)

    def narrowed(self, candidates: Sequence[int]) -> Picks:
        return Grouped(self.use, self.count, candidates, self.most, self.group, self.begun)

    def after(self, id: int) -> Picks:
        begun = (*self.begun, id)
        left = [each for each in self.candidates if each != id and self.group.allows((*begun, each))]
        return Grouped(self.use, max(0, self.count - 1), left, self.most - 1, self.group, begun)

    def ways(self, taken: Collection[int], useful: frozenset[int], last: bool) -> Iterator[tuple[int, ...]]:
        free = [id for id in self.candidates if id not in taken]
        free.sort(key=lambda id: id in useful)
        found = [ids for ids in _combinations(free, self.count) if self.group.allows((*self.begun, *ids))]
        found.sort(key=lambda ids: len(useful.intersection(ids)))
        yield from found


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
    if not all(each.can_be_met() for each in picks):
        return False
    return len(picks) < 2 or distinct(picks)


def distinct(picks: Sequence[Picks]) -> bool:
    """Whether each of the picks can have objects of its own."""
    for index, each in enumerate(picks):
        if isinstance(each, Weights | Grouped):
            others = [*picks[:index], *picks[index + 1 :]]
            return any(still_possible(others, {each.use: set(ids)}) for ids in each.ways((), frozenset(), False))
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
    return together([each.without(taken.get(each.use, ())) for each in picks], ())


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
    for chosen in first.ways(taken.get(first.use, ()), useful, not rest):
        more = {use: set(ids) for use, ids in taken.items()}
        more.setdefault(first.use, set()).update(chosen)
        yield from _extend(rest, more, useful, (*made, chosen))


def _combinations(ids: list[int], number: int) -> Iterator[tuple[int, ...]]:
    if number == 0:
        yield ()
        return
    for index in range(len(ids) - number + 1):
        for rest in _combinations(ids[index + 1 :], number - 1):
            yield (ids[index], *rest)
