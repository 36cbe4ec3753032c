"""`manafold fuzz`: random games, looked after."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.output import FAILED, Jobs, Json, Seed, counted, errors_said, print_json, progress

if TYPE_CHECKING:
    from manafold.lab.watching import FuzzFinding


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Play random games of random decks, and check after every pick all that must be true of a game."""
    with errors_said(), progress("Fuzzing") as told:
        from manafold.lab.fuzz import fuzz as run

        result = run(games, seed, jobs, lambda game: told(game.number + 1, games))
    if as_json:
        print_json(asdict(result))
    else:
        for finding in result.findings:
            print(described(finding))
        findings = counted(len(result.findings), "finding")
        played = f"{counted(result.games, 'game')}, {counted(result.picks, 'pick')}"
        print(f"{played}, {findings}, {result.seconds} seconds")
    if result.findings:
        raise typer.Exit(FAILED)


def described(finding: FuzzFinding) -> str:
    """A finding with the replay that reproduces it."""
    then = f"\nThen: {finding.pick}" if finding.pick else ""
    place = f"Game {finding.game} (seed {finding.seed}), after {counted(finding.picks, 'pick')}"
    return f"{place}: {finding.invariant}\n{finding.details}\n\n{finding.replay}{then}\n"
