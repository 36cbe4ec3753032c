"""Seeds for the many games of one run, all of them from the seed of the run."""

from __future__ import annotations

from hashlib import blake2b


def derive(seed: int, *path: int | str) -> int:
    """The seed for one part of a run, such as a game and a player in it. The same arguments, the same seed.

    >>> derive(1, "game", 2) == derive(1, "game", 2) != derive(1, "game", 3)
    True
    """
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")
