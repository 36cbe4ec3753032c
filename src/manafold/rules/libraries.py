"""What is done with libraries (CR 401).

To mill is 701.17, reveal 701.20, scry 701.22, search 701.23, shuffle 701.24, surveil 701.25.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules import zones
from manafold.rules.choosing import choose_some, order
from manafold.rules.decisions import Task
from manafold.rules.destroying import to_zone
from manafold.rules.events import Cause, LibrarySearched, LibraryShuffled, LookedAt, Milled, Revealed, Scried, Surveiled

if TYPE_CHECKING:
    from manafold.rules.state import State


def shuffle(state: State, player: int, cause: Cause, apart: frozenset[int] = frozenset()) -> None:
    """A player shuffles their library, but for cards that are set `apart` (701.24a-b).

    Every card becomes another object, so that nobody can follow it.
    """
    renumber(state, player, apart)
    state.emit(LibraryShuffled(cause, player))


def renumber(state: State, player: int, apart: frozenset[int] = frozenset()) -> None:
    """Put a library in random order, with new ids: which card went where is known to nobody (701.24a).

    Cards that are set `apart` are not shuffled, and are on top for now (701.24b).
    """
    owner = state.edit_player(player)
    kept = [id for id in owner.library if id in apart]
    shuffled = [id for id in owner.library if id not in apart]
    state.randomness.shuffle(shuffled)
    owner.library[:] = [*kept, *shuffled]
    for place_in_library, id in enumerate(owner.library):
        if id in apart:
            continue
        object = state.edit(id)
        zones.unindex(state, object)
        del state.objects[id]
        if object.id in state.commanders:
            state.commanders |= {state.next_id}
        object.id = state.next_id
        state.next_id += 1
        state.objects[object.id] = object
        owner.library[place_in_library] = object.id
        zones.index(state, object)


def mill(state: State, player: int, amount: int, cause: Cause) -> Task[list[int]]:
    """A player mills cards (701.17): their new ids."""
    top = state.players[player].library[: max(amount, 0)]
    moves = yield from zones.move_all(state, to_zone(state, top, "graveyard", cause, "mill"))
    milled = [move.new for move in moves]
    if milled:
        state.emit(Milled(cause, player, tuple(milled)))
    return milled


def reveal(state: State, player: int, ids: Sequence[int], cause: Cause) -> None:
    """A player shows cards to all players (701.20)."""
    if ids:
        state.emit(Revealed(cause, player, tuple(ids)))


def look(state: State, player: int, ids: Sequence[int], cause: Cause) -> None:
    """A player looks at cards (701.20e)."""
    if ids:
        state.emit(LookedAt(cause, player, tuple(ids)))


def searched(state: State, player: int, whose: int, cause: Cause) -> None:
    """A player has searched a library (701.23a)."""
    state.emit(LibrarySearched(cause, player, whose))


def scry(state: State, player: int, amount: int, cause: Cause) -> Task[None]:
    """A player scries (701.22): any number of the top cards go to the bottom, the rest back on top, in any order."""
    if amount <= 0:
        return
    top = state.players[player].library[:amount]
    away = yield from choose_some(state, player, top, 0, len(top), "card", "put on the bottom", cause.source)
    kept = [id for id in top if id not in away]
    kept = yield from order(state, player, kept, "put on top, first the topmost", cause.source)
    away = yield from order(state, player, away, "put on the bottom, last the lowest", cause.source)
    library = state.edit_player(player).library
    library[: len(top)] = kept
    library.extend(away)
    state.emit(Scried(cause, player, amount))


def surveil(state: State, player: int, amount: int, cause: Cause) -> Task[None]:
    """A player surveils (701.25): any number of the top cards go to the graveyard, the rest on top, in any order."""
    if amount <= 0:
        return
    top = state.players[player].library[:amount]
    away = yield from choose_some(state, player, top, 0, len(top), "card", "put into the graveyard", cause.source)
    kept = [id for id in top if id not in away]
    kept = yield from order(state, player, kept, "put on top, first the topmost", cause.source)
    state.edit_player(player).library[: len(top)] = [*kept, *away]
    yield from zones.move_all(state, to_zone(state, away, "graveyard", cause, "surveil"))
    state.emit(Surveiled(cause, player, amount))
