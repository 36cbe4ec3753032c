"""Finding what fits a description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules.terms import Zone

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.context import Context

BATTLEFIELD: tuple[Zone, ...] = ("battlefield",)


def find_objects(filter: Filter, c: Context) -> list[int]:
    """The objects that fit, in the zones that the filter speaks of (the battlefield if it names none, 109.2)."""
    state = c.state
    return [id for zone in filter.zones() or BATTLEFIELD for id in state.all_in(zone) if filter.matches(id, c)]


def find_players(filter: Filter, c: Context) -> list[int]:
    """The players in the game that fit, in turn order from the active player."""
    return [player for player in c.state.living() if filter.matches(player, c)]


def find_all(filter: Filter, c: Context) -> Sequence[int]:
    """The players and objects that fit."""
    return find_players(filter, c) + find_objects(filter, c)
