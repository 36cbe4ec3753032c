"""What is announced step by step and has to remain payable (CR 601.2b-c, 602.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.rules.targets import Chosen


class Payable:
    """A spell or ability whose cost depends on the choices that are made for it."""

    __slots__ = ()

    def is_possible(self) -> bool:
        """Whether it can be paid for, with the choices made so far."""
        raise NotImplementedError(type(self))

    def with_modes(self, modes: tuple[int, ...]) -> bool:
        """Whether it can be paid for if these are its modes."""
        raise NotImplementedError(type(self))

    def with_targets(self, chosen: Chosen) -> bool:
        """Whether it can be paid for if these are its targets."""
        raise NotImplementedError(type(self))
