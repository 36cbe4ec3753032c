"""The `manafold` command: every command is a module of its own, and loads what it needs when it runs."""

from __future__ import annotations

import gc
import os
import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from manafold.cli import bench, cards, deck, fuzz, library, match, play, replay
from manafold.cli.output import FAILED, Commands

app = typer.Typer(
    name="manafold",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command(name="play")(play.play)
app.command(name="match")(match.match)
app.command(name="replay")(replay.replay)
app.command(name="bench")(bench.bench)
app.command(name="fuzz")(fuzz.fuzz)
app.add_typer(deck.app, name="deck")
app.add_typer(cards.app, name="cards")
app.add_typer(library.app, name="library")


def print_version(wanted: bool) -> None:
    """Print the version of the package and exit, if that is wanted."""
    if wanted:
        print("manafold", version("manafold"))
        raise typer.Exit


@app.callback()
def manafold(
    _: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """A Magic: The Gathering rules engine that reads a card's Oracle text and plays it."""


GARBAGE: Final = (200_000, 20, 50)
"""How seldom Python looks for garbage in cycles (see `gc.set_threshold`): games make very much that lives for long, and
little that goes around in cycles."""


def main() -> None:
    """Run the command that was typed. If what it prints can't be written, say so, with exit status 1.

    Letters that the terminal or file can't have are written as escapes, which in JSON mean the same.
    """
    gc.set_threshold(*GARBAGE)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        try:
            app()
        finally:
            print(end="", flush=True)
    except BrokenPipeError:
        status = FAILED
    except OSError as error:
        print(f"manafold: standard output: {error.strerror}", file=sys.stderr)
        status = FAILED
    else:
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is left to be written at exit
    sys.exit(status)
