"""`manafold bench`: how fast it is here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from manafold.cli.output import Json, Seed, errors_said, print_json


def bench(
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 200,
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Measure games, decisions and windows of priority a second, a fork, and the reading of Oracle text."""
    with errors_said():
        from manafold.lab.bench import bench as measure

        result = measure(games, seed)
    if as_json:
        print_json(asdict(result))
        return
    ratios = result.ratios
    print(f"calibration            {result.calibration_seconds * 1000:9.1f} ms      of which")
    for name, speed, ratio in (
        ("games a second", result.games_per_second, ratios.games_per_second),
        ("decisions a second", result.decisions_per_second, ratios.decisions_per_second),
        ("windows a second", result.windows_per_second, ratios.windows_per_second),
        ("lines a second", result.lines_per_second, ratios.lines_per_second),
    ):
        print(f"{name:22} {speed:9.1f}   {ratio:9.2f} in one calibration")
    print(f"{'fork':22} {result.fork_us:9.1f} µs {ratios.fork_us:10.6f} of a calibration")
