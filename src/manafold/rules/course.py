"""The course of a game: what is asked, what was picked, and getting back to where that led.

A task that waits for a pick is a live generator, which can't be copied. So a fork of the state is kept from a moment
without one, with the picks made since: where they are fed again, the same decision comes up again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules import ending, loops, sampling
from manafold.rules.decisions import Decision, Impossible, Option, Task
from manafold.rules.leaving import leave, leave_out, stand_in
from manafold.rules.priority import act, pass_priority
from manafold.rules.terms import NOTHING
from manafold.rules.turn import proceed, turn_is_over

if TYPE_CHECKING:
    from manafold.rules.state import State

PICKS_BETWEEN_KEPT_STATES = 8
"""A kept state costs a fork; getting back to a decision in the middle of a task costs at most this many picks."""

Sample = tuple[int, int, int]
"""After how many picks the hidden part of the game was drawn anew, for which player, and with what seed."""


def concession(player: int) -> int:
    """The pick that stands for a concession (104.3a); picks of options are their indices, from 0."""
    return -1 - 2 * player


def mana_by_hand(player: int) -> int:
    """The pick that stands for beginning, or ceasing, to activate mana abilities by hand."""
    return -2 - 2 * player


def declared(pick: int) -> tuple[int, bool]:
    """For a pick below 0: the player, and whether it is about mana (or else a concession)."""
    player, by_hand = divmod(-1 - pick, 2)
    return player, bool(by_hand)


class Course:
    """One line of play. `decision` is what is asked now, None when the game is over.

    `forced` are the only options of decisions that were picked of themselves since the last pick. `refused` is the
    rule by which the last action that was begun turned out impossible and was taken back (732.1), "" normally.
    `last_turn` is the number of the turn after which the game stands still, with no decision and no outcome, so that
    one can look just so far ahead; 0 for none.
    """

    __slots__ = (
        "_actor",
        "_asked",
        "_begun",
        "_conceding",
        "_first",
        "_kept",
        "_passing_after",
        "_picks",
        "_samples",
        "_since",
        "_task",
        "decision",
        "forced",
        "last_turn",
        "refused",
        "state",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.decision: Decision | None = None
        self.forced: list[Option] = []
        self.last_turn = 0
        self.refused = ""
        self._first = state.fork()
        self._kept = self._first
        self._since = 0
        self._picks: list[int] = []
        self._passing_after = -1
        self._samples: tuple[Sample, ...] = ()
        self._begin_nothing()
        self._run()

    def _begin_nothing(self) -> None:
        """No task is under way."""
        self._task: Task[object] | None = None
        self._actor = NOTHING
        self._begun = 0
        self._asked: Decision | None = None
        self._conceding: tuple[int, ...] = ()

    def _copy(self, twin: Course) -> None:
        """Make `twin` an independent course at the same decision."""
        twin._first = self._first
        twin._kept = self._kept
        twin._since = self._since
        twin._samples = self._samples
        twin.forced = self.forced
        twin.last_turn = self.last_turn
        twin._passing_after = self._passing_after
        if self._task is None:
            twin._begin_nothing()
            twin.state = self.state.fork()
            twin.decision = self.decision
            twin._picks = self._picks[:]
        else:
            twin._restore(self._picks)
        twin.refused = self.refused

    def pass_on(self) -> None:
        """From the next pick on everybody passes whenever they have priority, so that one can look ahead quickly."""
        self._passing_after = len(self._picks)

    def _undo(self) -> None:
        """Take the last pick back."""
        picks = self._picks[:-1]
        if self._since > len(picks):
            self._kept = self._first
            self._since = 0
        self._restore(picks)

    def _restore(self, picks: list[int]) -> None:
        """Stand where `picks` lead, from the kept state on."""
        self._begin_nothing()
        self.state = self._kept.fork()
        self.decision = None
        self._picks = picks[: self._since]
        self.forced = []
        self._run()
        self._sample_again()
        for pick in picks[self._since :]:
            self._pick(pick)
            self._sample_again()

    # What the player can't know, drawn anew

    def _sample(self, player: int, seed: int) -> None:
        """Draw anew what `player` can't know. There is no way back to before it."""
        if self._task is None:
            sampling.resample(self.state, player, seed, self.decision)
            self.decision = None
            self._first = self._kept = self.state.fork()
            self._picks = []
            self._samples = ()
            self._since = 0
            self._run()
            return
        before = self._since
        known = [(place - before, who, number) for place, who, number in self._samples if place >= before]
        self._picks = self._picks[before:]
        self._begun = max(0, self._begun - before)
        self._first = self._kept
        self._since = 0
        self._samples = (*known, (len(self._picks), player, seed))
        sampling.resample(self.state, player, seed, self.decision)

    def _sample_again(self) -> None:
        """Draw anew what was drawn anew at this place."""
        for place, player, seed in self._samples:
            if place == len(self._picks):
                sampling.resample(self.state, player, seed, self.decision)
                if self._task is None:
                    self.decision = None
                    self._run()

    # Picks

    def _pick(self, pick: int) -> None:
        """Record a pick and go on to the next decision; where nothing is under way, perhaps keep the state first."""
        if self._task is None and len(self._picks) - self._since >= PICKS_BETWEEN_KEPT_STATES:
            self._kept = self.state.fork()
            self._since = len(self._picks)
        self._picks.append(pick)
        self.forced = []
        if pick < 0:
            self._declare(pick)
        else:
            decision = self.decision
            assert decision is not None
            option = decision.options[pick]
            loops.note(self.state, decision, option)
            self._answer(decision, option)
        self._run()

    def _declare(self, pick: int) -> None:
        """A pick that answers no decision: see `concession` and `mana_by_hand`."""
        player, by_hand = declared(pick)
        if by_hand:
            self.state.manual_mana ^= {player}
            self.state.version += 1
            if self._task is None:
                self.decision = None
        else:
            self._concede(player)

    def _concede(self, player: int) -> None:
        """A player concedes (104.3a): at once, if nothing is under way or the game ends with it.

        What the player has begun to do is reversed (732.1), but the picks that they made in it are kept, so that the
        concession alone can be taken back. In any other action they have no part any more: others choose in it for them
        (800.4f-h), and what is theirs can't be chosen, but leaves only when it is finished.
        """
        if self._task is not None and not ending.would_end(self.state, [player]):
            if self._actor != player:
                ending.drop_out(self.state, [player], "104.3a")
                self._conceding = (*self._conceding, player)
                if self.decision is not None:
                    self._ask(self.decision)
                return
            picks, samples = self._picks, self._samples
            self._reverse()
            self._picks, self._samples = picks, samples
        self._begin_nothing()
        self.decision = None
        ending.concede(self.state, player)

    def _answer(self, decision: Decision, option: Option) -> None:
        """Hand a pick to whoever asked."""
        self.decision = None
        if self._asked is not None:
            asked = self._asked
            self._asked = None
            asked.player = option.ref
            self.decision = asked
        elif self._task is not None:
            self._step(option)
        elif option.verb == "pass":
            pass_priority(self.state)
        else:
            self._begun = len(self._picks) - 1
            self._actor = decision.player
            self._task = act(self.state, decision.player, option)
            self._step(None)

    def _step(self, option: Option | None) -> None:
        """Run the task to its next decision or its end."""
        task = self._task
        assert task is not None
        try:
            self._ask(next(task) if option is None else task.send(option))
        except StopIteration:
            leavers = self._conceding
            self._begin_nothing()
            if leavers and self.state.outcome is None:
                leave(self.state, leavers)
        except Impossible as why:
            self._reverse()
            self.refused = str(why)

    def _reverse(self) -> None:
        """Go back to before what was begun (732.1); what was drawn anew in the midst of it is drawn anew there, and who
        conceded in the midst of it has conceded there."""
        begun = self._begun
        leavers = self._conceding
        self._samples = tuple([(min(place, begun), player, seed) for place, player, seed in self._samples])
        self._restore(self._picks[:begun])
        for player in leavers:
            self._picks.append(concession(player))
            self._concede(player)

    def _ask(self, decision: Decision) -> None:
        """Put a decision to its player, or, if that one has left the game, to whoever chooses instead."""
        self.decision = decision
        if not self.state.somebody_left():
            return
        leave_out(self.state, decision)
        if self.state.players[decision.player].has_left and len(decision.options) > 1:
            self.decision = stand_in(self.state, decision)
            if self.decision is not decision:
                self._asked = decision

    def _run(self) -> None:
        """Go on until somebody has a real choice or the game is over. A single option is picked at once."""
        while self.state.outcome is None:
            decision = self.decision
            if decision is not None:
                if len(decision.options) > 1:
                    return
                self.forced.append(decision.options[0])
                self._answer(decision, decision.options[0])
                continue
            if self.last_turn and turn_is_over(self.state, self.last_turn):
                return
            thing = proceed(self.state, 0 <= self._passing_after < len(self._picks))
            if isinstance(thing, Decision):
                self.decision = thing
                return
            if not loops.is_endless(self.state) and thing is not None:
                self._begun = len(self._picks)
                self._task = thing
                self._step(None)
        self._begin_nothing()
        self.decision = None
