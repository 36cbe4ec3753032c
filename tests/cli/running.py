"""Running the command in this process."""

from __future__ import annotations

import json
from typing import Any

from click.testing import Result
from typer.testing import CliRunner

from manafold.cli.main import app

LANDS = "60 Mountain\n"
BURN = "24 Mountain\n4 Lightning Bolt\n4 Shock\n4 Hill Giant\n4 Gray Ogre\n20 Mountain\n"


def run(*arguments: object, typed: str = "") -> Result:
    """What the command prints, and its exit status. What it raises is raised here."""
    return CliRunner().invoke(app, [str(each) for each in arguments], input=typed, catch_exceptions=False)


def data(result: Result) -> dict[str, Any]:
    """The one JSON object on standard output."""
    (line,) = result.stdout.splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found
