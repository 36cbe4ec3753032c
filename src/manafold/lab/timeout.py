"""A limit on how much time of the processor something may take."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class TookTooLong(BaseException):
    """The time is up. Not an `Exception`, so that nothing on the way takes it for an error of its own."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TookTooLong` in the block when it has used so many seconds of the processor.

    Only where there are alarms (not on Windows), and only in the main thread of a process: elsewhere there is no limit.
    """
    if not hasattr(signal, "SIGPROF") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGPROF, _ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _ring(number: int, frame: object) -> None:
    raise TookTooLong
