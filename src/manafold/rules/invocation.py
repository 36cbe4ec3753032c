"""A run of picks written as one line: "cast Ash Bolt -> Elk", "attack Elk, Wolf", "block Wall -> Elk, Dog -> Wolf"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from manafold.rules import notation, refusals
from manafold.rules.choice_errors import AmbiguousChoice, IllegalChoice, InvalidNotation
from manafold.rules.decisions import DONE, Decision
from manafold.rules.refusals import Refusal

if TYPE_CHECKING:
    from manafold.rules.game import Game

SEPARATOR = re.compile(r" ?(?:,|->) ?")
"""What stands between the picks of a run."""


def read(game: Game, text: str) -> list[int]:
    """The picks that a text stands for: one, or a run, which is tried on a fork. The game is not changed.

    Raises one of the `ChoiceError`s.
    """
    assert game.decision is not None
    index = notation.find(game.decision, text)
    if index is not None:
        return [index]
    return Run(game, text).picks()


def why_not(game: Game, text: str) -> Refusal | None:
    """Why what `text` says can't be picked now; None if it can. Raises `InvalidNotation` if it says nothing."""
    if game.decision is None:
        return Refusal("the game is over", "104.1")
    try:
        read(game, text)
    except IllegalChoice as error:
        return Refusal(error.reason, error.rule)
    except AmbiguousChoice:
        return None  # it only has to be said more exactly
    return None


class Run:
    """The reading of one line. `rest` is what has yet to be read, `course` a fork of the game at that point."""

    def __init__(self, game: Game, text: str) -> None:
        assert game.decision is not None
        self.course = game.fork()
        self.player = game.decision.player
        self.text = text
        self.rest = " ".join(text.split())
        self.made: list[int] = []

    def picks(self) -> list[int]:
        """All picks of the line."""
        decision = self.course.decision
        assert decision is not None
        self.take(decision)
        while self.rest:
            if not self.take_forced():
                self.take_next()
        self.finish()
        return self.made

    def take(self, decision: Decision) -> None:
        """Make the pick that the rest of the line begins with; raise an error if it begins with none.

        "Done" is made of itself where what follows belongs to a later decision.
        """
        found = self.match(self.forms(decision))
        if found is None:
            problem = self.error(decision)
            if not self.made or DONE not in decision.options:
                raise problem
            self.pick(decision, list(decision.options).index(DONE))
            later = self.awaited()
            if later is None or later.kind == "priority" or self.match(self.forms(later)) is None:
                raise problem
            self.take(later)
            return
        form, fitting = found
        if len(fitting) > 1:
            full = notation.notations(decision)
            raise AmbiguousChoice(self.rest[: len(form)], [full[index] for index in fitting])
        if decision.options[fitting[0]].implied and self.rest.startswith(notation.ARROW, len(form)):
            raise self.error(decision)  # something else than what is implied stands behind the arrow
        self.pick(decision, fitting[0])
        self.move_past(form)

    def forms(self, decision: Decision) -> dict[str, list[int]]:
        """What the options may be called at this point of the line."""
        return notation.forms(decision, bare=decision.kind != "priority")

    def take_forced(self) -> bool:
        """Read past a pick that was made of itself, since it was the only option."""
        forced = self.course.forced
        for place, option in enumerate(forced):
            decision = Decision(self.player, "target", (option,))
            found = self.match(notation.forms(decision, bare=True))
            if found is not None:
                self.course.forced = forced[place + 1 :]
                self.move_past(found[0])
                return True
        return False

    def take_next(self) -> None:
        """Read a pick of the next decision, which must be one of the same player in the same action."""
        decision = self.awaited()
        if decision is None or decision.kind == "priority":
            raise InvalidNotation(self.item(), ["the end of the line"])
        self.take(decision)

    def awaited(self) -> Decision | None:
        """The next decision, if the player who makes the run has it."""
        decision = self.course.decision
        return decision if decision is not None and decision.player == self.player else None

    def match(self, forms: dict[str, list[int]]) -> tuple[str, list[int]] | None:
        """The longest of the forms that the rest of the line begins with."""
        rest = self.rest.lower()
        fitting = [form for form in forms if rest.startswith(form) and self.ends_at(len(form))]
        if not fitting:
            return None
        longest = max(fitting, key=len)
        return longest, forms[longest]

    def ends_at(self, place: int) -> bool:
        """Whether a pick can end at this place of the rest."""
        return place == len(self.rest) or SEPARATOR.match(self.rest, place) is not None

    def move_past(self, form: str) -> None:
        """Go on behind a pick and what separates it from the next."""
        separator = SEPARATOR.match(self.rest, len(form))
        self.rest = self.rest[separator.end() :] if separator is not None else ""

    def pick(self, decision: Decision, index: int) -> None:
        """Make a pick on the fork."""
        option = decision.options[index]
        self.made.append(index)
        self.course.choose(index)
        if self.course.refused:
            raise IllegalChoice(str(option), (), "it can't be completed", self.course.refused)

    def finish(self) -> None:
        """End the choice of several things that the line has begun, if "done" is all that is missing."""
        decision = self.awaited()
        if len(self.made) > 1 and decision is not None and decision.picked and DONE in decision.options:
            self.pick(decision, list(decision.options).index(DONE))

    def item(self) -> str:
        """What stands before the next separator."""
        return SEPARATOR.split(self.rest, maxsplit=1)[0]

    def error(self, decision: Decision) -> IllegalChoice | InvalidNotation:
        """What is wrong with the rest of the line."""
        for found in (self.rest, self.item()):
            missing = notation.missing_number(decision, found)
            if missing:
                return InvalidNotation(found, notation.notations(decision), missing)
            refusal = refusals.refusal(self.course.state, decision, found)
            if refusal is not None:
                return IllegalChoice(found, notation.notations(decision), refusal.reason, refusal.rule)
        found = self.item() if self.made else self.text
        return InvalidNotation(found, notation.notations(decision), self.asked_first(decision))

    def asked_first(self, decision: Decision) -> str:
        """That a number has to be said before the rest of the line, and how; "" if it hasn't."""
        if not self.made or decision.kind != "number":
            return ""
        text = " ".join(self.text.split())
        said = text[: len(text) - len(self.rest)].rstrip(" ->,")
        asked = f"{said}, {decision.options[-1]}{notation.ARROW}{self.rest}"
        return f'that is asked for first ({decision.prompt}), and said so: "{asked}"'
