"""What is said of several things that are chosen together: "from a single graveyard", "with different names"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.context import Context


class Group:
    """A description of several things and where it is read: which of them can be chosen together (608.2d)."""

    __slots__ = ("c", "what")

    def __init__(self, what: Filter, c: Context) -> None:
        self.what = what
        self.c = c

    def allows(self, ids: Sequence[int]) -> bool:
        """Whether these can all be chosen. If so, any fewer of them can."""
        return self.what.together(ids, self.c)

    def filled(self, begun: tuple[int, ...], free: Sequence[int], missing: int) -> tuple[int, ...] | None:
        """So many of `free` that can be chosen after those `begun`; None if there are none."""
        if not self.allows(begun):
            return None
        if missing == 0:
            return ()
        for place, id in enumerate(free[: len(free) - missing + 1]):
            rest = self.filled((*begun, id), free[place + 1 :], missing - 1)
            if rest is not None:
                return (id, *rest)
        return None


def group_of(what: Filter, c: Context) -> Group | None:
    """What the description says of those chosen together; None if it says nothing."""
    return Group(what, c) if what.groups() else None
