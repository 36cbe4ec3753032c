"""Matches: many games between the same decks and players, in several processes if asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from manafold.lab.seeds import derive
from manafold.library.parallel import ordered_map
from manafold.players.player import play
from manafold.players.roster import PLAYERS, make_player
from manafold.rules.game import Game

if TYPE_CHECKING:
    from manafold.model.card import Card

MOST_PICKS: Final = 20_000
"""A game that has gone on for so many picks is broken off."""

BATCHES_A_JOB: Final = 4


@dataclass(frozen=True)
class Entrant:
    """One side of a match: the name of a deck, its cards, the name of the player (see `roster`), and the cards that
    they own outside the game."""

    deck: str
    cards: tuple[Card, ...]
    player: str
    sideboard: tuple[Card, ...] = ()


@dataclass(frozen=True)
class GameResult:
    """How one game went. `winners` are the indices of the entrants that won it, none for a draw.

    `finished` is whether it ended by the rules, and was not broken off. `log` tells it, if that was asked for.
    """

    number: int
    seed: int
    winners: tuple[int, ...]
    finished: bool
    turns: int
    picks: int
    seconds: float
    log: tuple[str, ...] = ()


@dataclass(frozen=True)
class MatchResult:
    """How a match went. `wins` are in the order of the entrants; a game that was broken off is no draw.

    `seconds` is the time from the start of the match to its end.
    """

    games: int
    wins: tuple[int, ...]
    draws: int
    broken_off: int
    turns_mean: float
    picks: int
    seconds: float


@dataclass(frozen=True)
class Plan:
    """What is played. In game number n every entrant sits n seats further on, unless `fixed_seats`."""

    entrants: tuple[Entrant, ...]
    seed: int = 0
    fixed_seats: bool = False
    with_log: bool = False
    most_picks: int = MOST_PICKS


def play_match(
    plan: Plan, games: int, jobs: int = 1, watch: Callable[[GameResult], None] | None = None
) -> MatchResult:
    """Play `games` games in `jobs` processes; `watch` is told each result in order.

    The results do not depend on the number of processes. Raises `ValueError` for an unknown player, fewer than two
    entrants, or a number of games or processes that is not positive.
    """
    check(plan, games, jobs)
    started = time.perf_counter()
    results: list[GameResult] = []
    for result in results_of(plan, games, jobs):
        results.append(result)
        if watch is not None:
            watch(result)
    return summary(results, len(plan.entrants), time.perf_counter() - started)


def check(plan: Plan, games: int, jobs: int) -> None:
    """Raises `ValueError` for what can't be played."""
    if len(plan.entrants) < 2:
        raise ValueError(f"expected at least two decks, got {len(plan.entrants)}")
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise ValueError(f"expected a positive number of {name}, got {number}")
    for entrant in plan.entrants:
        if entrant.player not in PLAYERS:
            make_player(entrant.player)


def results_of(plan: Plan, games: int, jobs: int) -> Iterator[GameResult]:
    """The results of the games, in order."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(games))
        return
    size = max(1, games // (jobs * BATCHES_A_JOB))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    for results in ordered_map(partial(play_batch, plan), batches, jobs):
        yield from results


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Play the games with these numbers."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> GameResult:
    """Play the game with this number."""
    started = time.perf_counter()
    seats = seating(plan, number)
    seed = derive(plan.seed, "game", number)
    names = names_of(plan)
    seated = [plan.entrants[each] for each in seats]
    sideboards = [each.sideboard for each in seated]
    game = Game.new([each.cards for each in seated], seed, None, [names[each] for each in seats], sideboards)
    players = [make_player(plan.entrants[each].player, derive(plan.seed, "player", number, each)) for each in seats]
    picks = play(game, players, plan.most_picks)
    outcome = game.outcome
    winners = tuple(sorted([seats[seat] for seat in outcome.winners])) if outcome is not None else ()
    return GameResult(
        number,
        seed,
        winners,
        outcome is not None,
        game.state.turn_number,
        picks,
        time.perf_counter() - started,
        tuple(game.log) if plan.with_log else (),
    )


def seating(plan: Plan, number: int) -> list[int]:
    """Which entrant sits where in the game with this number, by seat."""
    count = len(plan.entrants)
    return [(seat + (0 if plan.fixed_seats else number)) % count for seat in range(count)]


def names_of(plan: Plan) -> list[str]:
    """What the entrants are called: like their decks, numbered where these are the same."""
    decks = [entrant.deck for entrant in plan.entrants]
    return [
        deck if decks.count(deck) == 1 else f"{deck} {decks[: place + 1].count(deck)}"
        for place, deck in enumerate(decks)
    ]


def summary(results: Sequence[GameResult], entrants: int, seconds: float) -> MatchResult:
    """The results of all games together."""
    finished = [result for result in results if result.finished]
    return MatchResult(
        games=len(results),
        wins=tuple([len([result for result in results if each in result.winners]) for each in range(entrants)]),
        draws=len([result for result in finished if not result.winners]),
        broken_off=len(results) - len(finished),
        turns_mean=round(sum([result.turns for result in results]) / len(results), 2),
        picks=sum([result.picks for result in results]),
        seconds=round(seconds, 3),
    )
