"""Votes (CR 701.38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules.choosing import yes_or_no
from manafold.rules.decisions import Decision, Option, Task
from manafold.rules.events import Chose
from manafold.rules.permissions import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.events import Cause
    from manafold.rules.state import State


@dataclass(frozen=True)
class Ballot:
    """A vote of a player for one of the options."""

    player: int
    pick: Option
    options: tuple[Option, ...]


def vote(
    state: State, first: int, options: Sequence[Option], cause: Cause, secretly: bool = False
) -> Task[list[Option]]:
    """Each player votes in turn order, beginning with `first`, for one of the options: all the votes (701.38a).

    What players vote `secretly` nobody is told before all have voted.
    """
    turns = [(first + step) % len(state.players) for step in range(len(state.players))]
    cast: list[Ballot] = []
    for player in turns if options else ():
        if state.players[player].has_left:
            continue
        times = yield from votes_of(state, player, cause)
        mine: list[Ballot] = []
        for _ in range(times):  # all of a player's votes at the same time (701.38d)
            pick = yield Decision(player, "name", options, "vote", cause.source)
            mine.append(Ballot(player, pick, tuple(options)))
            if secretly:
                state.ballots = (*state.ballots, mine[-1])
        if not secretly:
            tell(state, mine, cause)
            cast += mine
    if secretly:
        cast += state.ballots  # perhaps not as they were cast, in a game of which somebody can't know that
        state.ballots = ()
        tell(state, cast, cause)
    return [each.pick for each in cast]


def tell(state: State, votes: Sequence[Ballot], cause: Cause) -> None:
    """Everybody learns of these votes."""
    for each in votes:
        state.emit(Chose(cause, each.player, str(each.pick)))


def votes_of(state: State, player: int, cause: Cause) -> Task[int]:
    """How many votes the player has, who may not want all of those that something gives them."""
    times = 1
    for word, c in rules_of(state, player):
        if word.additional_votes(c) > 0:
            wanted = not word.votes_by_choice() or (yield from yes_or_no(player, "vote another time", cause.source))
            times += word.additional_votes(c) if wanted else 0
    return times
