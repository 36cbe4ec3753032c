"""A fixed piece of work in plain Python, so that speeds can be compared between machines."""

from __future__ import annotations

import time
from typing import Final

ROUNDS: Final = 200_000
REPEATS: Final = 5


class Counter:
    """Something with an attribute that changes."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def add(self, amount: int) -> int:
        """Count on."""
        self.count += amount
        return self.count


def work() -> int:
    """The work: method calls, attributes, dictionaries, lists and small integers, as games are made of."""
    counter = Counter()
    places: dict[int, int] = {}
    recent: list[int] = []
    for number in range(ROUNDS):
        total = counter.add(number & 7)
        places[total & 255] = number
        if number % 3 == 0:
            recent.append(total)
            if len(recent) > 40:
                recent = recent[20:]
    return counter.count + len(places) + len(recent)


def calibrate() -> float:
    """How many seconds of the processor the work takes here and now: the shortest of several times."""
    found = []
    for _ in range(REPEATS):
        started = time.process_time()
        work()
        found.append(time.process_time() - started)
    return min(found)
