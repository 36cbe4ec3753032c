"""What every command prints in the same way: one JSON object, errors, progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final, NoReturn

import typer

FAILED: Final = 1
"""The exit status for a finding, a failed check, or data that is wrong."""

WRONG_CALL: Final = 2
"""The exit status for arguments that name nothing."""

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Jobs = Annotated[int, typer.Option(min=1, help="In how many processes.")]
Seed = Annotated[int, typer.Option(help="The same seed, the same games.")]


def print_json(value: object) -> None:
    """Print the one JSON object of a command."""
    print(json.dumps(value, ensure_ascii=False))


def fail(message: object, status: int = FAILED) -> NoReturn:
    """Say on standard error what is wrong, and exit."""
    print(f"manafold: {message}", file=sys.stderr)
    raise typer.Exit(status)


@contextmanager
def errors_said() -> Iterator[None]:
    """What is wrong with what the user gave becomes a message and an exit status, without a traceback."""
    from manafold.decks.reading import DeckError
    from manafold.library.jsonfile import SourceError
    from manafold.library.table import StoreError
    from manafold.rules.replay_reading import ReplayError

    try:
        yield
    except (DeckError, SourceError, StoreError, ReplayError) as error:
        fail(error)
    except FileNotFoundError as error:
        fail(f"{error.filename}: no such file", WRONG_CALL)
    except OSError as error:
        fail(f"{error.filename or 'disk'}: {error.strerror}")


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, which is told how much is done and how much there is."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield told
