"""`manafold play`: you against a bot in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.decks import Rules, cards_called, construction_called
from manafold.cli.output import WRONG_CALL, errors_said, fail

if TYPE_CHECKING:
    from manafold.rules.game import Game


def play(
    deck: Annotated[str, typer.Argument(help="Your deck: a built-in one or a file.")] = "midrange",
    against: Annotated[str, typer.Argument(help="The deck of the bot.")] = "aggro",
    bot: Annotated[str, typer.Option(help="Who plays against you: heuristic or random.")] = "heuristic",
    seed: Annotated[int | None, typer.Option(help="The same seed, the same game; without it, any.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "Player",
    load: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    rules: Rules = "constructed",
) -> None:
    """Play a game against a bot. Type "help" in it to see what you can type."""
    from random import randrange

    from manafold.cli.session import Session
    from manafold.players.roster import make_player

    number = seed if seed is not None else randrange(2**32)
    with errors_said():
        game = loaded(load) if load is not None else begun((deck, against), (name, f"The {bot} bot"), number, rules)
        try:
            opponent = make_player(bot, number)
        except ValueError as error:
            fail(error, WRONG_CALL)
    print(f"Seed {game.setup.seed if game.setup is not None else number}")
    Session(game, 0, opponent).run()


def begun(decks: tuple[str, str], names: tuple[str, str], seed: int, rules: str) -> Game:
    """A new game."""
    from manafold.rules.game import Game

    construction = construction_called(rules)
    return Game.new([cards_called(deck, construction) for deck in decks], seed, names=names)


def loaded(path: Path) -> Game:
    """A game that was saved."""
    from manafold.library.builtin import all_cards
    from manafold.rules.game import Game

    return Game.load(path, all_cards().find)
