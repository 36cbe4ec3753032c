"""The same work on many things, in several processes, with the results in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import active_children
from typing import Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")

_AHEAD: Final = 4
"""How many pieces of work wait for each process, so that none is idle and memory stays small."""


def batches(items: Iterable[A], size: int) -> Iterator[list[A]]:
    """The items in lists of `size`, the last one perhaps shorter."""
    source = iter(items)
    while found := list(islice(source, size)):
        yield found


def ordered_map(work: Callable[[A], B], items: Iterable[A], jobs: int | None) -> Iterator[B]:
    """`work(item)` for each item, in the order of the items.

    `jobs` is the number of processes, by default one for each processor; 1 is this process alone. There are never more
    than one for each processor, or two: more would only take memory.

    `work` is a function of a module. What it raises is raised here, and whatever is raised stops the rest.
    """
    processors = os.cpu_count() or 1
    jobs = processors if jobs is None else min(jobs, max(2, processors))
    if jobs == 1:
        yield from map(work, items)
        return
    waiting: deque[Future[B]] = deque()
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent) as pool:
        try:
            for item in items:
                waiting.append(pool.submit(work, item))
                if len(waiting) > jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for child in active_children():
                if child not in others:
                    child.terminate()  # or else one would wait for the work that is under way
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
