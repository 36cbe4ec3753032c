"""The players that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from manafold.model.likeness import nearest
from manafold.players.heuristic import HeuristicPlayer
from manafold.players.player import Player
from manafold.players.random import RandomPlayer

PLAYERS: Final[Mapping[str, Callable[[int], Player]]] = {"heuristic": HeuristicPlayer, "random": RandomPlayer}
"""For each name, what makes such a player from a seed."""


def make_player(name: str, seed: int = 0) -> Player:
    """The player with this name. Raises `ValueError` if there is none.

    >>> type(make_player("random", 7)).__name__
    'RandomPlayer'
    """
    make = PLAYERS.get(name)
    if make is None:
        near = nearest(name, PLAYERS)
        hint = f'; did you mean "{near}"?' if near else ""
        raise ValueError(f'expected a player ({", ".join(PLAYERS)}), got "{name}"{hint}')
    return make(seed)
