"""A game that is looked after at every pick: what is wrong is kept, with a way to see it again."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from manafold.lab.timeout import TookTooLong, time_limit
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor

if TYPE_CHECKING:
    from manafold.model.card import Card

RAISED: Final = "nothing is raised"
TOOK_TOO_LONG: Final = "a pick takes little time"


@dataclass(frozen=True)
class FuzzFinding:
    """Something wrong in one game: what, and how to see it again.

    `replay` leads to the moment before what went wrong, which is that `pick` (in notation) was picked; `pick` is "" if
    the game as it stands is wrong. `replay` is "" if the game could not begin or could not be written down.
    """

    game: int
    seed: int
    picks: int
    invariant: str
    details: str
    pick: str
    replay: str


class WatchedGame:
    """A game with its `findings`; `seconds` is how long a pick, with the look at the game after it, may take."""

    def __init__(self, number: int, seed: int, seconds: float) -> None:
        self.number = number
        self.seed = seed
        self.seconds = seconds
        self.findings: list[FuzzFinding] = []
        self.game: Game | None = None
        self._monitor: Monitor | None = None
        self._picks: tuple[int, ...] = ()
        self._pick = ""

    def begin(self, decks: Sequence[Sequence[Card]]) -> None:
        """Begin a game between these decks, and look at it."""
        try:
            with time_limit(self.seconds):
                self.game = Game.new(decks, self.seed)
                self._monitor = Monitor(self.game)
                self._look(self.game, self._monitor)
        except (Exception, TookTooLong) as error:
            self._went_wrong(error)

    def pick(self, index: int) -> None:
        """Pick an option, and look at the game after it."""
        game, monitor = self.game, self._monitor
        assert game is not None
        assert monitor is not None
        try:
            with time_limit(self.seconds):
                self._pick = game.notations[index]
                game.choose(index)
                self._pick = ""
                self._picks = game.picks
                self._look(game, monitor)
        except (Exception, TookTooLong) as error:
            self._went_wrong(error)

    def _look(self, game: Game, monitor: Monitor) -> None:
        for found in monitor.look(game):
            self._add(found.invariant, found.details)

    def _went_wrong(self, error: BaseException) -> None:
        where = "".join(traceback.format_tb(error.__traceback__, limit=-6))
        if isinstance(error, TookTooLong):
            self._add(TOOK_TOO_LONG, f"more than {self.seconds} seconds\n{where}")
        else:
            self._add(RAISED, f"{type(error).__name__}: {error}\n{where}")

    def _add(self, invariant: str, details: str) -> None:
        replay = self._replay()
        self.findings.append(
            FuzzFinding(self.number, self.seed, len(self._picks), invariant, details, self._pick, replay)
        )

    def _replay(self) -> str:
        """The replay of all picks that were made; what is wrong may well be in the way of it."""
        if self.game is None:
            return ""
        try:
            with time_limit(10 * self.seconds):
                again = self.game.again()
                for pick in self._picks:
                    again.repeat(pick)
                return again.replay
        except (Exception, TookTooLong):
            return ""
