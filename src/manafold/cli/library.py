"""`manafold library`: the cards that ship with the package."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from manafold.cli.output import Json, counted, errors_said, fail, print_json, progress

app = typer.Typer(help="The built-in library.", no_args_is_help=True)


@app.callback()
def library() -> None:
    """The built-in library."""


@app.command(name="build")
def build(
    files: Annotated[list[Path], typer.Argument(help="Scryfall-shaped files, the one with current wording first.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it; by default into the package.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="In how many processes; by default all processors.")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Even if cards that it has now are lost.")] = False,
    as_json: Json = False,
) -> None:
    """Make the text of the built-in library: every card of the files that is read whole, and no other.

    If cards that it has now would be lost, the exit status is 1 and it stays as it was, unless --anew is given.
    """
    with errors_said(), progress("Building") as told:
        from manafold.library.build import CardsLost
        from manafold.library.build import build as make
        from manafold.library.builtin import TEXT

        target = out if out is not None else TEXT
        try:
            found = make(files, target, jobs, told, anew)
        except CardsLost as error:
            fail(f"{error}; give --anew to make it of these cards alone")
    if as_json:
        print_json({"file": str(target), **asdict(found)})
    else:
        print(f"Read whole and now in {target}: {found.whole} of {counted(found.cards, 'card')}")
        print(f"{found.added} added, {found.changed} changed, {found.lost} lost")
