"""A game that is looked after at every pick: what is wrong is kept, with a way to see it again."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from manafold.lab.timeout import TookTooLong, time_limit
from manafold.rules import telling
from manafold.rules.invariants import PICKS_BETWEEN_DEEP_LOOKS, Monitor

if TYPE_CHECKING:
    from manafold.rules.game import Game

RAISED: Final = "nothing is raised"
TOOK_TOO_LONG: Final = "a pick takes little time"

LOOKING: Final = 10
"""A look plays the game again several times, so it may take so many times as long as a pick."""


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
    """A game with its `findings`.

    `seconds` is how much time of the processor a pick may take. The game is looked at after `every` so many picks, and
    at its end; `deep_every` as for `Monitor`.
    """

    def __init__(
        self, number: int, seed: int, seconds: float, every: int = 1, deep_every: int = PICKS_BETWEEN_DEEP_LOOKS
    ) -> None:
        self.number = number
        self.seed = seed
        self.seconds = seconds
        self.every = every
        self.deep_every = deep_every
        self.findings: list[FuzzFinding] = []
        self.game: Game | None = None
        self._monitor: Monitor | None = None
        self._picks: tuple[int, ...] = ()
        self._pick = ""

    def begin(self, start: Callable[[], Game]) -> None:
        """Begin the game that `start` makes, and look at it."""
        try:
            with time_limit(self.seconds):
                self.game = start()
                self._monitor = Monitor(self.game, self.deep_every)
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
            if len(self._picks) % self.every == 0 or game.decision is None or game.refused:
                self._look(game, monitor)
        except (Exception, TookTooLong) as error:
            self._went_wrong(error)

    def pay_by_hand(self, player: int, by_hand: bool) -> None:
        """The player begins, or ceases, to activate mana abilities by hand."""
        assert self.game is not None
        self.game.pay_by_hand(player, by_hand)
        self._picks = self.game.picks

    def end(self) -> None:
        """Leave the game: look at it once more if it goes on, and have it told."""
        game, monitor = self.game, self._monitor
        if game is None or monitor is None or self.findings:
            return
        try:
            if game.decision is not None:
                self._look(game, monitor)
            telling.tell_all(game.state, game.state.log)
        except (Exception, TookTooLong) as error:
            self._went_wrong(error)

    def _look(self, game: Game, monitor: Monitor) -> None:
        with time_limit(LOOKING * self.seconds):
            findings = monitor.look(game)
        for found in findings:
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
            with time_limit(LOOKING * self.seconds):
                again = self.game.again()
                for pick in self._picks:
                    again.repeat(pick)
                return again.replay
        except (Exception, TookTooLong):
            return ""
