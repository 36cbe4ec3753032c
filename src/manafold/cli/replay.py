"""`manafold replay`: what happened in a game that was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from manafold.cli.output import Json, errors_said, print_json


def replay(
    file: Annotated[Path, typer.Argument(help="A game that was saved, or the replay of a finding.")],
    as_json: Json = False,
) -> None:
    """Play a saved game again, check every pick and the end, and tell it."""
    with errors_said():
        from manafold.cli.table import asked
        from manafold.library.builtin import all_cards
        from manafold.rules.game import Game

        game = Game.load(file, all_cards())
    outcome = game.outcome
    if as_json:
        names = [game.state.label(winner) for winner in outcome.winners] if outcome is not None else []
        reason = outcome.reason if outcome is not None else ""
        turns, picks = game.state.turn_number, len(game.picks)
        print_json({"picks": picks, "turns": turns, "over": outcome is not None, "winners": names, "reason": reason})
        return
    print("\n".join(game.log))
    if game.decision is not None:
        print(f"The game goes on. {game.state.label(game.decision.player)} is asked: {asked(game.decision)}")
