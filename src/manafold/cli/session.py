"""A game of a person against a bot: what is typed, and what is shown."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Console

from manafold.cli.table import Drawing
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
        drawing = Drawing(self.game.view(self.me), notation.numbers(decision) if decision is not None else {})
        self.console.print(drawing.table())
        while True:
            self.console.print(drawing.question())
            self.console.print(drawing.options())
            answer = self._ask()
            if answer is None or answer == "quit":
                return False
            if self._does(answer):
                return True

    def _ask(self) -> str | None:
        """What is typed; None at the end of the input."""
        with suppress(EOFError, KeyboardInterrupt):
            return self.console.input("[bold]> [/bold]").strip()
        return None

    def _does(self, answer: str) -> bool:
        """Do what was typed; True if the game is somewhere else now."""
        word, _, rest = answer.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        notations = self.game.notations
        if not answer:
            answer = next((each for each in BY_DEFAULT if each in notations), "")
        try:
            if answer.isdecimal() and answer not in notations:
                self.game.choose(int(answer) - 1 if 0 < int(answer) <= len(notations) else answer)
            else:
                self.game.choose(answer)
        except ChoiceError as error:
            self.console.print(str(error), style="red", markup=False)
            return False
        return True

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
        try:
            refusal = self.game.why_not(rest)
        except ChoiceError as error:
            self.console.print(str(error), style="red", markup=False)
        else:
            self.console.print(str(refusal) if refusal is not None else f"You can: {rest}", markup=False)
        return False

    def _undo(self, rest: str) -> bool:
        """Go back to before the player's own last pick."""
        mine = self._decisions_of_mine()
        if not mine:
            self.console.print("There is nothing to take back.", style="red")
            return False
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
        for line in lines[-int(rest) :] if rest.isdecimal() and int(rest) else lines:
            self.console.print(line, markup=False)
        return False

    def _card(self, rest: str) -> bool:
        from manafold.cli.card_text import card_text
        from manafold.library.builtin import all_cards

        library = all_cards()
        card = library.find(rest)
        if card is None:
            near = " or ".join(library.suggest(rest)[:3])
            hint = f"; did you mean {near}?" if near else "."
            self.console.print(f'There is no card "{rest}"{hint}', style="red", markup=False)
        else:
            self.console.print(card_text(card, library.unread(card.name)), markup=False)
        return False

    def _save(self, rest: str) -> bool:
        try:
            (path,) = shlex.split(rest)
            self.game.save(path)
            self.console.print(f"Saved to {path}.", markup=False)
        except ValueError:
            self.console.print("Type save and the name of one file.", style="red")
        except OSError as error:
            self.console.print(f"{rest}: {error.strerror}", style="red", markup=False)
        return False

    def _concede(self, rest: str) -> bool:
        self.game.concede(self.me)
        return True

    def _end_turn(self, rest: str) -> bool:
        self._skipping = self.game.state.turn_number
        return True
