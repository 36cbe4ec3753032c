"""A game to play: decisions come out, picks go in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manafold.rules.characteristics import printed
from manafold.rules.decisions import Decision, Impossible, Option, Task
from manafold.rules.priority import act, pass_priority
from manafold.rules.profiles import MULTIPLAYER, STANDARD, Profile
from manafold.rules.state import State
from manafold.rules.turn import proceed

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.ending import Outcome

PICKS_BETWEEN_KEPT_STATES = 8
"""A kept state costs a fork; getting back to a decision in the middle of a task costs at most this many picks."""


class Game:
    """One game. `decision` is what is asked now, None when the game is over; `choose` answers it.

    `kept` is a fork of the state at a moment without live generators, and `since` are the picks made after it: with
    them the game can be forked, undone and rewound in the middle of a task. `refused` is the rule by which the last
    action that was begun turned out impossible and was taken back (732.1), "" normally.
    """

    __slots__ = ("_begun", "_first", "_kept", "_picks", "_since", "_task", "decision", "refused", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._task: Task[None] | Task[bool] | None = None
        self._picks: list[int] = []
        self._first = state.fork()
        self._kept = state.fork()
        self._since = 0
        self._begun = 0
        self.refused = ""
        self.decision: Decision | None = None
        self._run()

    @staticmethod
    def new(
        decks: Sequence[Sequence[Card]],
        seed: int = 0,
        profile: Profile | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """A new game between the decks (one a player), each a sequence of cards. Same arguments, same game.

        Raises `ValueError` if there are no players, or more than can have ids.
        """
        if not 1 <= len(decks) < 100:
            raise ValueError(f"expected 1 to 99 decks, got {len(decks)}")
        if names is None:
            names = [f"Player {number + 1}" for number in range(len(decks))]
        state = State(list(names), profile or (STANDARD if len(decks) <= 2 else MULTIPLAYER), seed)
        for player, deck in enumerate(decks):
            library = state.players[player].library
            for card in deck:
                library.append(state.new_object("card", card, printed(card.faces[0]), player, "library").id)
        return Game(state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.state.outcome

    def choose(self, pick: Option | int) -> None:
        """Answer the decision with one of its options, or with its index.

        Raises `ValueError` if it is not one of them; then nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise ValueError("the game is over")
        options = decision.options
        self.refused = ""
        index = pick if isinstance(pick, int) else options.index(pick)
        self._pick(index, options[index])
        self._run()

    def fork(self) -> Game:
        """An independent game at the same decision."""
        twin = Game.__new__(Game)
        twin._first = self._first
        twin._begun = self._begun
        twin.refused = self.refused
        twin._picks = self._picks[:]
        if self._task is None:
            twin.state = self.state.fork()
            twin._task = None
            twin._kept = self._kept
            twin._since = self._since
            twin.decision = self.decision
        else:
            twin._restore(self._kept, self._picks[self._since :])
            twin._since = self._since
        return twin

    def undo(self) -> None:
        """Take the last pick back. Raises `ValueError` if there is none."""
        if not self._picks:
            raise ValueError("nothing to undo")
        self._picks.pop()
        if self._since > len(self._picks):
            self._kept = self._first
            self._since = 0
        self._restore(self._kept, self._picks[self._since :])

    def _restore(self, kept: State, picks: list[int]) -> None:
        """Stand where `picks` lead from the kept state."""
        self._kept = kept
        self.state = kept.fork()
        self._task = None
        self.decision = None
        self._run()
        for index in picks:
            assert self.decision is not None
            self._answer(self.decision, self.decision.options[index])
            self._run()

    def _pick(self, index: int, option: Option) -> None:
        """Record a pick and hand it to the rules; where nothing is going on, perhaps keep the state first."""
        if self._task is None and len(self._picks) - self._since >= PICKS_BETWEEN_KEPT_STATES:
            self._kept = self.state.fork()
            self._since = len(self._picks)
        self._picks.append(index)
        assert self.decision is not None
        self._answer(self.decision, option)

    def _answer(self, decision: Decision, option: Option) -> None:
        """Hand a pick to whoever asked."""
        self.decision = None
        if self._task is not None:
            self._step(option)
        elif option.verb == "pass":
            pass_priority(self.state)
        else:
            self._begun = len(self._picks) - 1
            self._task = act(self.state, decision.player, option)
            self._step(None)

    def _step(self, option: Option | None) -> None:
        """Run the task to its next decision or its end."""
        task = self._task
        assert task is not None
        try:
            self.decision = next(task) if option is None else task.send(option)
        except StopIteration:
            self._task = None
        except Impossible as why:
            self._picks = self._picks[: self._begun]
            self._restore(self._kept, self._picks[self._since :])
            self.refused = str(why)

    def _run(self) -> None:
        """Go on until somebody has a real choice or the game is over. A single option is picked at once."""
        state = self.state
        while state.outcome is None:
            decision = self.decision
            if decision is not None:
                if len(decision.options) > 1:
                    return
                self._answer(decision, decision.options[0])
                continue
            if self._task is not None:
                self._step(None)
                continue
            thing = proceed(state)
            if isinstance(thing, Decision):
                self.decision = thing
                return
            if thing is not None:
                self._task = thing
                self._step(None)
        self.decision = None
        self._task = None


