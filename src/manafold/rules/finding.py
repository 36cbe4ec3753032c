"""Finding what fits a description."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from manafold.rules.events import ZoneChanged
from manafold.rules.melded import cards_of, moved_as
from manafold.rules.terms import NOTHING, Zone, is_player

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.context import Context

BATTLEFIELD: tuple[Zone, ...] = ("battlefield",)
KNOWN = "known"
"""The name under which a delayed ability knows the objects that others had become before it was created."""
PUBLIC = frozenset(("battlefield", "graveyard", "exile", "stack", "command"))
"""The zones in which all players can see what there is (400.2)."""


def find_objects(filter: Filter, c: Context) -> list[int]:
    """The objects that fit, in the zones that the filter speaks of (the battlefield if it names none, 109.2); none that
    is about to leave the game with a player who has (800.4a)."""
    found = fitting(filter, c)
    return [id for id in found if not c.state.is_gone(id)] if c.state.somebody_left() else found


def fitting(filter: Filter, c: Context) -> list[int]:
    """The objects that fit and are where they can be found."""
    state = c.state
    gone = filter.bygone(c)
    if gone is not None:
        return [id for id in gone if filter.matches(id, c)]
    few = filter.candidates(c)
    if few is not None:
        if filter.looks_back():
            found = [id for id in few if filter.matches(id, c)]
            return [card for id in found for card in moved_as(c.state, id)] if filter.counts_cards() else found
        zones = filter.zones()
        there = [id for id in few if id in state.objects and (not zones or state.objects[id].zone in zones)]
        return [id for id in there if filter.matches(id, c)]
    return [id for zone in filter.zones() or BATTLEFIELD for id in state.all_in(zone) if filter.matches(id, c)]


def find_players(filter: Filter, c: Context) -> list[int]:
    """The players in the game that fit, in turn order from the active player."""
    return [player for player in c.state.living() if filter.matches(player, c)]


def find_all(filter: Filter, c: Context) -> Sequence[int]:
    """The players and objects that fit."""
    return find_players(filter, c) + find_objects(filter, c)


def present(ids: Iterable[int], c: Context) -> list[int]:
    """The players and objects that an effect can still act on: those that are where they were, and the new objects that
    others have become by what this same effect or its cost did (400.7j), or in the event that triggered it (400.7e).

    The source itself, which is spoken of as a permanent, isn't found as the card that the cost has made of it (109.2).
    """
    return wherever([id for id in ids if id != c.source or not paid_with(id, c)], c)


def wherever(ids: Iterable[int], c: Context) -> list[int]:
    """Those that an effect can move: what is `present`, and the source as the card that the cost has made of it."""
    found: list[int] = []
    for id in ids:
        if is_player(id) or id in c.state.objects:
            came = isinstance(c.event, ZoneChanged) and c.event.new == id
            found += cards_of(c.state, id) if came else (id,)
        else:
            found += became(id, c)
    return list(dict.fromkeys(found))


def moves_known(ids: Iterable[int], c: Context) -> tuple[int, ...]:
    """The new objects that others have become as far as the effect knows: a delayed ability knows them too (603.7c)."""
    found = [*c.named.get(KNOWN, ()), *[new for id in ids for new in path(id, c)]]
    return tuple(dict.fromkeys(found))


def became(id: int, c: Context) -> list[int]:
    """The objects that one which has moved is now, as far as the effect can find them there."""
    objects = c.state.objects
    return [new for new in path(id, c) if new in objects and objects[new].zone in PUBLIC]


def path(id: int, c: Context) -> list[int]:
    """All that an object became, one after the other, as far as the effect followed it: both cards of a melded
    permanent (712.21c)."""
    found: list[int] = []
    todo = [id]
    while todo:
        old = todo.pop(0)
        departed = c.state.past.get(old)
        if departed is not None and departed.became != NOTHING and followed(old, departed.became, c):
            new = cards_of(c.state, departed.became)
            found += new
            todo += new
    return found


def followed(old: int, new: int, c: Context) -> bool:
    """Whether the effect knows of the zone change by which the object `old` became `new`."""
    if new >= c.began or new in c.named.get(KNOWN, ()):
        return True
    event = c.event
    if isinstance(event, ZoneChanged) and event.old == old and event.new == new:
        return True
    return paid_with(old, c)


def paid_with(id: int, c: Context) -> bool:
    """Whether the cost of this spell or ability has moved the object."""
    departed = c.state.past.get(id)
    if departed is None or c.item is None:
        return False
    return c.stack_id < departed.became < c.item.paid.get("announced", NOTHING)
