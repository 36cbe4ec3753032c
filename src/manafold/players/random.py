"""The player who picks at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manafold.players.player import Seat
    from manafold.rules.decisions import Decision


class RandomPlayer:
    """Picks every option with the same probability. The same seed makes the same picks."""

    __slots__ = ("_random",)

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed).random

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The index of any option."""
        return int(self._random() * len(decision.options))
