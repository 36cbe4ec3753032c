"""The game's own source of randomness: one integer, so that it forks and saves for nothing (splitmix64)."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Randomness:
    """A seeded stream of random numbers."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int):
            raise TypeError(f"expected a whole number as the seed, got {seed!r}")
        self.seed = seed & _MASK

    def copy(self) -> Randomness:
        """A stream that gives the same numbers from here on."""
        return Randomness(self.seed)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1. The bias of the reduction is under 2**-50 for any number in a game."""
        return self.bits() % limit

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
