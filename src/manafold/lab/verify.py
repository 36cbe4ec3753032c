"""Verifying cards: each is played, and it is seen whether all of its abilities are exercised and nothing goes wrong."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from manafold.lab.exercise import Exercise, described
from manafold.lab.proving_ground import TRIER, ProvingGround
from manafold.lab.seeds import derive
from manafold.lab.settings import SETTINGS, Setting
from manafold.lab.trying import Trying
from manafold.lab.watching import FuzzFinding, WatchedGame
from manafold.library.builtin import builtin_cards
from manafold.library.parallel import batches, ordered_map
from manafold.library.reading import read_card
from manafold.library.sources import distinct_cards
from manafold.library.texts import CardText

if TYPE_CHECKING:
    from pathlib import Path

    from manafold.model.card import Card
    from manafold.rules.game import Game

CHUNK: Final = 40
"""So many cards are given to a process at a time."""

MOST_PICKS: Final = 500
MOST_TURNS: Final = 9
"""A game is left after so many picks or turns."""

MOST_VAIN_TURNS: Final = 4
"""A game of several cards is left when nothing more has been exercised for so many turns: they are tried again."""

PICKS_BETWEEN_LOOKS: Final = 40
"""The invariants are looked at after every so many picks, and at the end of a game."""

GAMES_BETWEEN_DEEP_LOOKS: Final = 10
"""Every so many games the game that is over is read again from its replay."""

SECONDS_A_PICK: Final = 20.0


@dataclass(frozen=True)
class VerifiedCard:
    """A card that was played: what of it was not exercised, and the findings in games with it."""

    name: str
    idle: tuple[str, ...]
    findings: tuple[FuzzFinding, ...]


@dataclass(frozen=True)
class Verification:
    """All cards of a run. `seconds` is the time from its start to its end."""

    cards: tuple[VerifiedCard, ...]
    seconds: float

    @property
    def exercised(self) -> int:
        """How many cards were exercised wholly."""
        return sum([not card.idle for card in self.cards])

    @property
    def findings(self) -> tuple[FuzzFinding, ...]:
        """The findings, each once."""
        return tuple(dict.fromkeys([finding for card in self.cards for finding in card.findings]))


def verify(
    source: Path | None,
    seed: int = 0,
    jobs: int | None = None,
    sample: int | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> Verification:
    """Play all cards of a file that are read whole, or of the built-in library if it is None, or `sample` of them.

    `jobs` as for `ordered_map`; `watch` is told how many cards are done and how many there are. Raises `SourceError`
    if the file does not read.
    """
    started = time.perf_counter()
    cards: Sequence[str | CardText] = list(distinct_cards([source])) if source else builtin_cards().names()
    if sample is not None and sample < len(cards):
        cards = Random(seed).sample(list(cards), sample)
    found: list[VerifiedCard] = []
    chunks = enumerate(batches(cards, CHUNK))
    for number, verified in enumerate(ordered_map(partial(verify_chunk, seed), chunks, jobs)):
        found += verified
        if watch is not None:
            watch(min(len(cards), (number + 1) * CHUNK), len(cards))
    return Verification(tuple(found), round(time.perf_counter() - started, 3))


def verify_chunk(seed: int, chunk: tuple[int, Sequence[str | CardText]]) -> list[VerifiedCard]:
    """Play those cards of one chunk that can be played."""
    number, sources = chunk
    return verify_cards(list(played_cards(sources)), seed, number)


def verify_cards(
    cards: Sequence[Card], seed: int, number: int = 0, settings: Sequence[Setting] = SETTINGS
) -> list[VerifiedCard]:
    """Play these cards, a few at a time; those of which something is left again, in smaller company."""
    exercise = Exercise(cards)
    findings: dict[str, list[FuzzFinding]] = {card.name: [] for card in cards}
    for round, setting in enumerate(settings):
        left = [card for card in cards if exercise.wants(card)]
        for place, some in enumerate(batches(left, setting.together)):
            game = number * 1000 + round * 100 + place
            for finding in try_cards(some, exercise, setting, derive(seed, "trial", game), game):
                for card in some:
                    findings[card.name].append(finding)
    return [
        VerifiedCard(
            card.name,
            tuple([described(card, place) for place in sorted(exercise.left[id(card)])]),
            tuple(findings[card.name]),
        )
        for card in cards
    ]


def played_cards(sources: Iterable[str | CardText]) -> Iterator[Card]:
    """The cards that can be played."""
    for source in sources:
        if isinstance(source, str):
            card = builtin_cards().find(source)
        else:
            read = read_card(source)
            card = read.card if read.is_whole else None
        if card is not None:
            yield card


def try_cards(
    cards: Sequence[Card], exercise: Exercise, setting: Setting, seed: int, number: int
) -> list[FuzzFinding]:
    """Play one game with these cards; what goes wrong in it."""
    exercise.begin(cards)
    deep_every = 0 if number % GAMES_BETWEEN_DEEP_LOOKS == 0 else -1
    watched = WatchedGame(number, seed, SECONDS_A_PICK, PICKS_BETWEEN_LOOKS, deep_every)
    ground = ProvingGround(cards, exercise.abilities_left(cards), setting, seed)
    trying = Trying(exercise, setting, derive(seed, "picks"))
    picks = 0
    with exercise.watching():
        watched.begin(ground.game)
        game = watched.game
        while (
            game is not None
            and game.decision is not None
            and not watched.findings
            and picks < MOST_PICKS
            and not is_late(game, exercise, setting)
            and not exercise.is_done()
        ):
            by_hand = trying.by_hand(game)
            if by_hand != (TRIER in game.state.manual_mana):
                watched.pay_by_hand(TRIER, by_hand)
            index = trying.pick(game)
            exercise.took(game.state, game.decision.options[index])
            watched.pick(index)
            exercise.look(game.state)
            picks += 1
        watched.end()
    return watched.findings


def is_late(game: Game, exercise: Exercise, setting: Setting) -> bool:
    """Whether a game has gone on for long enough."""
    turn = game.state.turn_number
    vain = turn - exercise.progress
    return turn > MOST_TURNS or (setting.together > 1 and vain > MOST_VAIN_TURNS)
