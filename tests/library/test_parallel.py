"""The same work in several processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from manafold.library.parallel import ordered_map


def wait(seconds: int) -> int:
    """Work that takes so long."""
    time.sleep(seconds)
    return seconds


def test_the_results_are_in_the_order_of_the_items() -> None:
    assert list(ordered_map(abs, [-3, 2, -1], 2)) == [3, 2, 1]


def test_there_are_no_more_processes_than_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    results = ordered_map(abs, range(1000), 5)
    next(results)
    assert len(active_children()) == 3
    results.close()


def test_an_interruption_does_not_wait_for_work_that_is_under_way() -> None:
    def items() -> Iterator[int]:
        yield from [60] * 8
        raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        next(ordered_map(wait, items(), 2))
    assert time.monotonic() - began < 30
    assert not active_children()
