"""Who decides: the protocol of players, and what the game lets one of them see and try out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from manafold.rules.terms import NOTHING, Step

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game
    from manafold.rules.view import View


class Moment(NamedTuple):
    """Where the game is, as everybody knows. `answering` is who controls the top of the stack, -1 if it is empty."""

    turn: int
    step: Step
    active: int
    answering: int
    is_combat: bool


class Seat:
    """The place of one player at a game: what they may see and try out, and nothing else.

    A player is given this instead of the game, so that nobody decides by what is hidden from them.
    """

    __slots__ = ("_game", "player")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self.player = player

    def moment(self) -> Moment:
        """Where the game is now: little of the `view`, and quickly found."""
        state = self._game.state
        answering = state.objects[state.stack[-1]].controller if state.stack else NOTHING
        return Moment(state.turn_number, state.step, state.active, answering, state.combat is not None)

    def view(self) -> View:
        """All that the player may know of the game now."""
        return self._game.view(self.player)

    def imagine(self, seed: int) -> Game:
        """A game at the player's decision that may be the real one for all that they know, to try things in.

        What is hidden from the player is drawn at random, from `seed`.
        """
        return self._game.determinize(self.player, seed)


class Player(Protocol):
    """Somebody who plays: a bot, or a person at a client."""

    def choose(self, seat: Seat, decision: Decision) -> Option | int | str:
        """What to pick: an option, its index, or its notation, as `Game.choose` takes it.

        `seat` is the player's own, and lasts for the whole game.
        """


Watch = Callable[["Game"], None]
"""Told the game before every decision."""


def play(game: Game, players: Sequence[Player], most_picks: int = 50_000, watch: Watch | None = None) -> int:
    """Let the players play on until the game is over or `most_picks` have been made: how many were.

    Raises `ValueError` unless there is one of `players` for each player of the game.
    """
    if len(players) != len(game.state.players):
        raise ValueError(f"expected {len(game.state.players)} players, got {len(players)}")
    seats = [Seat(game, player) for player in range(len(players))]
    picks = 0
    decision = game.decision
    while decision is not None and picks < most_picks:
        if watch is not None:
            watch(game)
        player = decision.player
        game.choose(players[player].choose(seats[player], decision))
        picks += 1
        decision = game.decision
    return picks
