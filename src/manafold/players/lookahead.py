"""Trying options out in an imagined game: do it, let the turn run on quietly, and see what the position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from manafold.players import habits
from manafold.players.combat import Commander
from manafold.players.evaluation import evaluate
from manafold.rules.decisions import PASS

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision, Option
    from manafold.rules.game import Game

WIDTHS: Final = (14, 8, 4, 3)
"""How many options are tried at the first, second ... decision of one action; after that the habitual one is taken."""

MOST_STEPS: Final = 200
"""An imagined turn is given up after so many picks."""

MOST_FORKS: Final = 60
"""So many games are tried for one action at most; after that the habitual options are taken."""

STATIC: Final = frozenset(("attack", "block", "mulligan", "bottom", "discard", "order", "damage"))
"""The decisions that are answered without trying things out."""


class Line:
    """A run of picks, and what the position is worth that it leads to."""

    __slots__ = ("picks", "value")

    def __init__(self, value: float, picks: tuple[Option, ...]) -> None:
        self.value = value
        self.picks = picks


class Lookahead:
    """What the options of one player lead to, in a game that is imagined to be the real one.

    The game must stand still after this turn, and everybody must pass in it (see `Course`).
    """

    def __init__(self, me: int) -> None:
        self.me = me
        self.commander = Commander()
        self._forks = 0

    def quiet(self, game: Game) -> float:
        """What the position is worth when the turn has run on with nobody doing anything but attack and block."""
        for _ in range(MOST_STEPS):
            decision = game.decision
            if decision is None:
                break
            game.choose(self.habit(game, decision))
        return evaluate(game.state, self.me)

    def habit(self, game: Game, decision: Decision) -> int:
        """The option that is taken without much thought."""
        if decision.kind == "priority":  # an action was taken back
            return decision.options.index(PASS)
        if decision.kind in ("attack", "block"):
            return self.commander.choose(game.state, decision)
        return habits.answer(game.state, decision)

    def try_out(self, game: Game) -> Line:
        """The best line from a decision inside of an action on; `game` is used up."""
        self._forks = 0
        return self.best(game, 0)

    def best(self, game: Game, depth: int) -> Line:
        """As `try_out`, `depth` decisions further on."""
        decision = game.decision
        if decision is None or decision.player != self.me:
            return Line(self.quiet(game), ())
        if decision.kind in STATIC or depth >= len(WIDTHS) or self._forks >= MOST_FORKS:
            option = decision.options[self.habit(game, decision)]
            game.choose(option)
            rest = Line(self.quiet(game), ()) if game.refused else self.best(game, depth)
            return Line(rest.value, (option, *rest.picks))
        return self.best_of(game, decision, depth)

    def best_of(self, game: Game, decision: Decision, depth: int) -> Line:
        """The best line that begins with any of the options of the decision."""
        best: Line | None = None
        for index in self.tried(game, decision, depth):
            option = decision.options[index]
            self._forks += 1
            twin = game.fork()
            twin.choose(index)
            if twin.refused:
                continue
            rest = self.best(twin, depth + 1)
            if best is None or rest.value > best.value:
                best = Line(rest.value, (option, *rest.picks))
        if best is None:
            return Line(evaluate(game.state, self.me), (decision.options[-1],))
        return best

    def tried(self, game: Game, decision: Decision, depth: int) -> list[int]:
        """The indices of the options that are worth trying: all of them, or those about what is worth most."""
        count = len(decision.options)
        indices = list(range(count))
        if count <= WIDTHS[depth]:
            return indices
        if decision.kind == "number":
            step = (count - 1) / (WIDTHS[depth] - 1)
            return sorted({round(step * each) for each in range(WIDTHS[depth])})
        state = game.state
        weights = [habits.entity_worth(state, option.ref) if option.ref >= 0 else 100.0 for option in decision.options]
        return sorted(indices, key=lambda index: -weights[index])[: WIDTHS[depth]]
