"""A game of a person against a bot: what is typed, and what is shown."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Console

from manafold.cli.table import Drawing
from manafold.oracle.options import meanings
from manafold.players.player import Seat
from manafold.rules import notation
from manafold.rules.choice_errors import ChoiceError

if TYPE_CHECKING:
    from manafold.players.player import Player
    from manafold.rules.game import Game

HELP: Final = """\
A number picks the option with that number; its text does, too, or a whole run: "cast Shock -> Goblin".
Nothing but Enter passes, or is done.
  end           pass until the turn is over or something else is asked
  why TEXT      why an option is not offered
  undo          take your last pick back
  log [N]       what has happened, or the last N lines of it
  card NAME     the text of a card
  save FILE     save the game, to go on with "manafold play --load FILE"
  concede       lose the game
  help, quit"""

BY_DEFAULT: Final = ("pass", "done")
"""What nothing but Enter means, if it is offered."""

ALONE: Final = frozenset(("undo", "concede", "end"))
"""The commands behind which nothing may stand."""

MOST_DIGITS: Final = 9
"""Of the number of an option, or of lines."""


class Session:
    """One game of the player `me` against a bot, at a terminal."""

    def __init__(self, game: Game, me: int, bot: Player) -> None:
        self.game = game
        self.me = me
        self.console = Console(highlight=False)
        self._bot = bot
        self._seat = Seat(game, 1 - me)
        self._told = 0
        self._skipping = -1
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "card": self._card,
            "save": self._save,
            "concede": self._concede,
            "end": self._end_turn,
        }

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        while (decision := self.game.decision) is not None:
            if decision.player != self.me:
                self.game.choose(self._bot.choose(self._seat, decision))
            elif self._skips():
                self.game.choose("pass")
            elif not self._turn():
                return
        self._tell_news()
        outcome = self.game.outcome
        if outcome is not None:
            winners = " and ".join(self.game.state.label(winner) for winner in outcome.winners)
            self.console.print(f"[bold]{winners or 'Nobody'} won.[/bold] {outcome.reason}")

    def _turn(self) -> bool:
        """Show where the game is and do one thing that the player types; False to quit."""
        self._tell_news()
        decision = self.game.decision
        assert decision is not None
        said = meanings(self.game.state, decision)
        drawing = Drawing(self.game.view(self.me), notation.numbers(decision), said)
        self.console.print(drawing.table())
        while True:
            self.console.print(drawing.question())
            self.console.print(drawing.options())
            answer = self._ask()
            if answer is None or answer.lower() == "quit":
                return False
            if self._does(answer):
                return True

    def _ask(self) -> str | None:
        """What is typed; None at the end of the input."""
        with suppress(EOFError, KeyboardInterrupt):
            return self.console.input("[bold]> [/bold]").strip()
        self.console.print()
        return None

    def _does(self, answer: str) -> bool:
        """Do what was typed; True if the game is somewhere else now."""
        notations = self.game.notations
        word, _, rest = answer.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None and answer not in notations and not (rest and word.lower() in ALONE):
            return command(rest.strip())
        if not answer:
            answer = next((each for each in BY_DEFAULT if each in notations), "")
        try:
            number = number_in(answer)
            if answer in notations or not answer.isdecimal():
                self.game.choose(answer)
            elif 0 < number <= len(notations):
                self.game.choose(number - 1)
            else:
                return self._wrong(f"The options have the numbers 1 to {len(notations)}.")
        except ChoiceError as error:
            return self._wrong(str(error))
        return True

    def _wrong(self, message: str) -> bool:
        """Say what is wrong with what was typed."""
        self.console.print(message, style="red", markup=False)
        return False

    def _skips(self) -> bool:
        """Whether the player wants nothing more of this turn, and nothing else is asked."""
        decision = self.game.decision
        if self._skipping == self.game.state.turn_number and decision is not None and decision.kind == "priority":
            return True
        self._skipping = -1
        return False

    def _tell_news(self) -> None:
        """Print what has happened since the last time."""
        told = self.game.told(self.me)
        for line, same in groupby(told[self._told :]):
            times = len(list(same))
            self.console.print(f"{line} ({times} times)" if times > 1 else line, style="cyan", markup=False)
        self._told = len(told)

    # What can be typed

    def _help(self, rest: str) -> bool:
        self.console.print(HELP, markup=False)
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            return self._wrong("Type why and what you want to do.")
        try:
            refusal = self.game.why_not(rest)
        except ChoiceError as error:
            return self._wrong(str(error))
        self.console.print(str(refusal) if refusal is not None else f"You can: {rest}", markup=False)
        return False

    def _undo(self, rest: str) -> bool:
        """Go back to before the player's own last pick."""
        mine = self._decisions_of_mine()
        if not mine:
            return self._wrong("There is nothing to take back.")
        while len(self.game.picks) > mine[-1]:
            self.game.undo()
        self._told = min(self._told, len(self.game.told(self.me)))
        return True

    def _decisions_of_mine(self) -> list[int]:
        """After how many picks the player made each of theirs."""
        again = self.game.again()
        found: list[int] = []
        for number, pick in enumerate(self.game.picks):
            if again.decision is not None and again.decision.player == self.me:
                found.append(number)
            again.repeat(pick)
        return found

    def _log(self, rest: str) -> bool:
        lines = self.game.told(self.me)
        number = number_in(rest) if rest else len(lines)
        if number <= 0:
            return self._wrong("Type log alone, or log and a number of lines.")
        for line in lines[-number:]:
            self.console.print(line, markup=False)
        return False

    def _card(self, rest: str) -> bool:
        from manafold.cli.card_text import card_text
        from manafold.library.builtin import all_cards

        library = all_cards()
        card = library.find(rest)
        if not rest:
            return self._wrong("Type card and the name of a card.")
        if card is None:
            near = " or ".join(library.suggest(rest)[:3])
            hint = f"; did you mean {near}?" if near else "."
            return self._wrong(f'There is no card "{rest}" in the library or your own store{hint}')
        self.console.print(card_text(card, library.unread(card.name)), markup=False)
        return False

    def _save(self, rest: str) -> bool:
        try:
            (path,) = shlex.split(rest)
        except ValueError:
            return self._wrong("Type save and the name of one file, in quotes if there are spaces in it.")
        try:
            self.game.save(path)
        except OSError as error:
            return self._wrong(f"{path}: {error.strerror}")
        self.console.print(f"Saved to {path}.", markup=False)
        return False

    def _concede(self, rest: str) -> bool:
        self.game.concede(self.me)
        return True

    def _end_turn(self, rest: str) -> bool:
        self._skipping = self.game.state.turn_number
        return True


def number_in(text: str) -> int:
    """The number from 1 up that was typed; 0 if it is none."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0
