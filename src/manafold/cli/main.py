"""The `manafold` command: every command is a module of its own, and loads what it needs when it runs."""

from __future__ import annotations

import typer

from manafold.cli import bench, cards, deck, fuzz, library, match, play, replay

app = typer.Typer(
    name="manafold",
    help="A Magic: The Gathering rules engine that reads a card's Oracle text and plays it.",
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
