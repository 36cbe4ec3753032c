"""Fuzzing: random games of random decks, and everything that must be true of a game looked after at every pick."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Final

from manafold.lab.random_decks import DeckMaker
from manafold.lab.seeds import derive
from manafold.lab.watching import FuzzFinding, WatchedGame
from manafold.library.builtin import all_cards
from manafold.library.parallel import ordered_map
from manafold.rules.game import Game

if TYPE_CHECKING:
    from manafold.model.card import Card

MOST_PICKS: Final = 3_000
"""A game that has gone on for so many picks is left there."""

MOST_GATHERED: Final = 150
"""A game in which more permanents, continuous effects, or spells and abilities on the stack have gathered is left
there: whoever may do something for nothing again and again does so at random, and it would go on for ever more slowly.
"""

SECONDS_A_PICK: Final = 20.0
"""A pick that takes more time of the processor is a finding."""

BATCH: Final = 10
"""So many games are given to a process at a time."""

PLAYERS: Final = 2


@dataclass(frozen=True)
class FuzzGame:
    """One game that was looked after."""

    number: int
    picks: int
    turns: int
    findings: tuple[FuzzFinding, ...]


@dataclass(frozen=True)
class FuzzResult:
    """All games of a run. `seconds` is the time from its start to its end."""

    games: int
    picks: int
    findings: tuple[FuzzFinding, ...]
    seconds: float


def fuzz(games: int, seed: int = 0, jobs: int = 1, watch: Callable[[FuzzGame], None] | None = None) -> FuzzResult:
    """Play `games` games of random decks from the whole library, and look at each after every pick.

    A game with a finding is left there; whatever is raised in a game is a finding. `watch` is told each game in order.
    Raises `ValueError` for a number of games or processes that is not positive.
    """
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise ValueError(f"expected a positive number of {name}, got {number}")
    started = time.perf_counter()
    findings: list[FuzzFinding] = []
    picks = 0
    for found in games_of(games, seed, jobs):
        picks += found.picks
        findings += found.findings
        if watch is not None:
            watch(found)
    return FuzzResult(games, picks, tuple(findings), round(time.perf_counter() - started, 3))


def games_of(games: int, seed: int, jobs: int) -> Iterator[FuzzGame]:
    """The games of a run, in order."""
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    for found in ordered_map(partial(play_batch, seed), batches, jobs):
        yield from found


def play_batch(seed: int, numbers: Sequence[int]) -> list[FuzzGame]:
    """Play the games with these numbers."""
    return [
        play_random(random_decks(seed, number), seed, number, random_sideboards(seed, number)) for number in numbers
    ]


@cache
def deck_maker() -> DeckMaker:
    """Makes decks of the whole library; one for each process."""
    return DeckMaker(all_cards())


def random_decks(seed: int, number: int) -> list[list[Card]]:
    """The decks of the game with this number."""
    rng = Random(derive(seed, "decks", number))
    return [deck_maker().deck(rng) for _ in range(PLAYERS)]


def random_sideboards(seed: int, number: int) -> list[list[Card]]:
    """The sideboards of the game with this number."""
    rng = Random(derive(seed, "sideboards", number))
    return [deck_maker().sideboard(rng) for _ in range(PLAYERS)]


def play_random(
    decks: Sequence[Sequence[Card]], seed: int, number: int, sideboards: Sequence[Sequence[Card]] = ()
) -> FuzzGame:
    """Play a game with random picks, and look at it after each."""
    rng = Random(derive(seed, "picks", number))
    watched = WatchedGame(number, derive(seed, "game", number), SECONDS_A_PICK)
    watched.begin(partial(Game.new, decks, watched.seed, sideboards=sideboards))
    game = watched.game
    picks = 0
    while game is not None and not watched.findings and game.decision is not None and not is_enough(game, picks):
        watched.pick(rng.randrange(len(game.decision.options)))
        picks += 1
    return FuzzGame(number, picks, game.state.turn_number if game is not None else 0, tuple(watched.findings))


def is_enough(game: Game, picks: int) -> bool:
    """Whether the game is left as it is."""
    state = game.state
    return picks >= MOST_PICKS or max(len(state.battlefield), len(state.stack), len(state.effects)) > MOST_GATHERED
