"""`manafold play`: you against a bot in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from manafold.cli.decks import Rules, cards_called, construction_called
from manafold.cli.output import WRONG_CALL, errors_said, fail

if TYPE_CHECKING:
    from manafold.rules.game import Game

MINE: Final = "midrange"
THEIRS: Final = "aggro"
YOU: Final = "Player"


def play(
    deck: Annotated[
        str | None, typer.Argument(help="Your deck: a built-in one or a file.", show_default=MINE)
    ] = None,
    against: Annotated[str | None, typer.Argument(help="The deck of the bot.", show_default=THEIRS)] = None,
    bot: Annotated[str, typer.Option(help="Who plays against you: heuristic or random.")] = "heuristic",
    seed: Annotated[int | None, typer.Option(help="The same seed, the same game; without it, any.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.", show_default=YOU)] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    rules: Rules = "constructed",
) -> None:
    """Play a game against a bot. Type "help" in it to see what you can type."""
    from random import randrange

    from manafold.cli.session import Session
    from manafold.players.roster import make_player

    if load is not None and (deck, name) != (None, None):
        fail("with --load, no decks and no name can be given: they are those of the game", WRONG_CALL)
    number = seed if seed is not None else randrange(2**32)
    with errors_said():
        try:
            opponent = make_player(bot, number)
        except ValueError as error:
            fail(error, WRONG_CALL)
        decks, names = (deck or MINE, against or THEIRS), (YOU if name is None else name, f"The {bot} bot")
        game = loaded(load) if load is not None else begun(decks, names, number, rules)
    print(f"Seed {game.setup.seed if game.setup is not None else number}")
    Session(game, 0, opponent).run()


def begun(decks: tuple[str, str], names: tuple[str, str], seed: int, rules: str) -> Game:
    """A new game."""
    from manafold.rules import replay
    from manafold.rules.game import Game

    construction = construction_called(rules)
    brought = [cards_called(deck, construction) for deck in decks]
    try:
        replay.check_player_name(names[0])
        mains, sideboards = [each.main for each in brought], [each.sideboard for each in brought]
        return Game.new(mains, seed, names=names, sideboards=sideboards)
    except ValueError as error:
        fail(error, WRONG_CALL)


def loaded(path: Path) -> Game:
    """A game of two that was saved."""
    from manafold.library.builtin import all_cards
    from manafold.rules.game import Game

    game = Game.load(path, all_cards())
    count = len(game.state.players)
    if count != 2:
        fail(f"{path}: expected a game of two players, got {count}")
    return game
