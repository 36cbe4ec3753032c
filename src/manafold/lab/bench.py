"""Benchmarks: how fast games are played, forked, and Oracle text is read.

Seconds are of the processor, so that other work on the machine matters little.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from manafold.lab.calibration import calibrate
from manafold.lab.seeds import derive
from manafold.library.builtin import builtin_cards
from manafold.oracle.face_text import face_text
from manafold.oracle.reading import read_face
from manafold.players.player import Seat, play
from manafold.players.random import RandomPlayer
from manafold.rules import priority
from manafold.rules.game import Game

if TYPE_CHECKING:
    from manafold.model.card import Card, CardFace
    from manafold.rules.state import State

MIRROR: Final = {
    "Mountain": 24,
    "Raging Goblin": 4,
    "Jackal Pup": 4,
    "Goblin Piker": 4,
    "Gray Ogre": 4,
    "Hill Giant": 4,
    "Lightning Elemental": 4,
    "Lightning Bolt": 4,
    "Shock": 4,
    "Volcanic Hammer": 4,
}
"""The deck of both players: 60 cards, creatures and burn."""

FORK_TURN: Final = 10
FORKS: Final = 1_000
TEXTS: Final = 400


@dataclass(frozen=True)
class Ratios:
    """The figures in units of the calibration work: per run of it, and for forks the part of a run that one takes."""

    games_per_second: float
    decisions_per_second: float
    windows_per_second: float
    fork_us: float
    lines_per_second: float


@dataclass(frozen=True)
class BenchResult:
    """What was measured. Decisions are real ones, with more than one option; windows are every time that a player gets
    priority, whether or not there is anything to do."""

    games_per_second: float
    decisions_per_second: float
    windows_per_second: float
    fork_us: float
    lines_per_second: float
    calibration_seconds: float
    ratios: Ratios


def bench(games: int = 200, seed: int = 1) -> BenchResult:
    """Measure everything. Raises `ValueError` for a number of games that is not positive."""
    if games < 1:
        raise ValueError(f"expected a positive number of games, got {games}")
    deck = mirror()
    calibration = calibrate()
    play_games(deck, range(max(1, games // 10)), seed)  # warms up what is made once
    started = time.process_time()
    decisions = play_games(deck, range(games), seed)
    seconds = time.process_time() - started
    windows = count_windows(deck, range(games), seed)
    fork = fork_seconds(deck, seed)
    lines = lines_per_second()
    return BenchResult(
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        windows_per_second=round(windows / seconds, 1),
        fork_us=round(fork * 1e6, 2),
        lines_per_second=round(lines, 1),
        calibration_seconds=round(calibration, 5),
        ratios=Ratios(
            games_per_second=round(games / seconds * calibration, 4),
            decisions_per_second=round(decisions / seconds * calibration, 4),
            windows_per_second=round(windows / seconds * calibration, 4),
            fork_us=round(fork / calibration, 7),
            lines_per_second=round(lines * calibration, 4),
        ),
    )


def mirror() -> tuple[Card, ...]:
    """The cards of the deck."""
    cards: list[Card] = []
    for name, count in MIRROR.items():
        card = builtin_cards().find(name)
        if card is None:
            raise ValueError(f'expected the card "{name}" in the built-in library')
        cards += [card] * count
    return tuple(cards)


def play_games(deck: Sequence[Card], numbers: Sequence[int], seed: int) -> int:
    """Play games at random: how many decisions there were."""
    return sum([play_one(deck, number, seed) for number in numbers])


def play_one(deck: Sequence[Card], number: int, seed: int) -> int:
    """Play one game at random: how many decisions there were."""
    player = RandomPlayer(derive(seed, "picks", number))
    return play(Game.new((deck, deck), derive(seed, "game", number)), (player, player))


def count_windows(deck: Sequence[Card], numbers: Sequence[int], seed: int) -> int:
    """How often players get priority in these games: they are played once more, so that counting costs nothing."""
    found = priority.has_nothing
    windows = 0

    def counting(state: State, player: int) -> bool:
        nonlocal windows
        windows += 1
        return found(state, player)

    with patch.object(priority, "has_nothing", counting):
        play_games(deck, numbers, seed)
    return windows


def fork_seconds(deck: Sequence[Card], seed: int) -> float:
    """How long a fork takes when a player has priority in the middle of a game: the median of several games."""
    means: list[float] = []
    for number in range(5):
        player = RandomPlayer(derive(seed, "forks", number))
        game = Game.new((deck, deck), derive(seed, "fork game", number))
        while game.decision is not None and not (
            game.state.turn_number >= FORK_TURN and game.decision.kind == "priority"
        ):
            game.choose(player.choose(Seat(game, game.decision.player), game.decision))
        started = time.process_time()
        for _ in range(FORKS):
            game.fork()
        means.append((time.process_time() - started) / FORKS)
    return sorted(means)[len(means) // 2]


def lines_per_second() -> float:
    """How many lines of Oracle text are read in a second: the text of cards of the built-in library."""
    faces = some_faces()
    texts = [(face, "\n".join(face_text(face))) for face in faces]
    for face, text in texts[:50]:
        read_face(text, face.name, face.type_line)
    started = time.process_time()
    lines = sum([len(read_face(text, face.name, face.type_line)) for face, text in texts])
    return lines / (time.process_time() - started)


def some_faces() -> list[CardFace]:
    """Faces with a text, from all over the built-in library."""
    cards = builtin_cards()
    names = cards.names()
    step = max(1, len(names) // TEXTS)
    found = [cards.find(name) for name in names[::step]]
    return [face for card in found if card is not None for face in card.faces if face.abilities]
