"""The player who plays a sensible game: lands, curve, removal at the best target, combat maths, answers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from manafold.players import habits
from manafold.players.lands import best_land
from manafold.players.lookahead import STATIC, Lookahead
from manafold.players.timing import could_wait, is_worth_thinking
from manafold.rules.decisions import PASS

if TYPE_CHECKING:
    from manafold.players.player import Seat
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game

LEAST_GAIN: Final = 0.05
"""So much better than passing an action must be to be taken."""

LEAST_GAIN_NOW: Final = 1.0
"""The same for what could as well be done later in the turn."""

MOST_ACTIONS: Final = 25
"""So many actions a turn are taken at most, lest a loop of small gains never ends."""


class HeuristicPlayer:
    """Tries what it could do in a game that is imagined from what it knows, and does what leads to the best position.

    It looks no further than to the end of the turn. Lands, opening hands, attacks and blocks are decided by simple
    rules and combat maths.
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._lookahead = Lookahead(0)
        self._plan: tuple[Option, ...] = ()
        self._turn = -1
        self._actions = 0

    def choose(self, seat: Seat, decision: Decision) -> int:
        """The index of the option that looks best."""
        planned = self._follow(decision)
        if planned is not None:
            return planned
        self._lookahead.me = seat.player
        if decision.kind == "priority":
            return self._act(seat, decision)
        game = self._imagine(seat)
        if decision.kind in ("attack", "block"):
            return self._lookahead.commander.choose(game.state, decision)
        if decision.kind in STATIC or not game.state.turn_number:
            return habits.answer(game.state, decision)
        game.pass_on()
        return self._start(decision, self._lookahead.try_out(game).picks)

    def _imagine(self, seat: Seat) -> Game:
        """A game to try things in, which stands still at the end of the turn."""
        game = seat.imagine(self._random.getrandbits(32))
        game.last_turn = game.state.turn_number
        return game

    def _follow(self, decision: Decision) -> int | None:
        """The index of the next option of the plan, None if there is none or it is not what is asked now."""
        if not self._plan:
            return None
        option, *rest = self._plan
        self._plan = tuple(rest)
        if option in decision.options:
            return decision.options.index(option)
        self._plan = ()
        return None

    def _start(self, decision: Decision, picks: tuple[Option, ...]) -> int:
        """Begin to follow a plan."""
        self._plan = picks[1:]
        return decision.options.index(picks[0])

    def _act(self, seat: Seat, decision: Decision) -> int:
        """What to do with priority."""
        now = seat.moment()
        passing = decision.options.index(PASS)
        if now.turn != self._turn:
            self._turn = now.turn
            self._actions = 0
        lands = [index for index, option in enumerate(decision.options) if option.verb == "play"]
        if lands:
            return best_land(self._imagine(seat), decision, lands)
        if self._actions >= MOST_ACTIONS or not is_worth_thinking(now, seat.player):
            return passing
        picks = self._best_action(self._imagine(seat), decision)
        if not picks:
            return passing
        self._actions += 1
        return self._start(decision, picks)

    def _best_action(self, game: Game, decision: Decision) -> tuple[Option, ...]:
        """The picks of the best action, () if none is better than to pass."""
        game.pass_on()
        twin = game.fork()
        twin.choose(PASS)
        passed = self._lookahead.quiet(twin)
        best = LEAST_GAIN
        picks: tuple[Option, ...] = ()
        for option in decision.options:
            if option == PASS:
                continue
            twin = game.fork()
            twin.choose(option)
            if twin.refused:
                continue
            line = self._lookahead.try_out(twin)
            gain = line.value - passed
            if gain > best and (gain > LEAST_GAIN_NOW or not could_wait(game.state, self._lookahead.me, option)):
                best, picks = gain, (option, *line.picks)
        return picks
