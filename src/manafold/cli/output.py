"""What every command prints in the same way: one JSON object, errors, progress."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Final, NoReturn

import typer
from typer.core import TyperGroup

FAILED: Final = 1
"""The exit status for a finding, a failed check, or data that is wrong."""

WRONG_CALL: Final = 2
"""The exit status for arguments that name nothing."""

NAMES_NOTHING: Final = frozenset((errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.ENAMETOOLONG))
"""What the system says of a path at which there is no file."""

JSON: Final = "--json"

Json = Annotated[bool, typer.Option(JSON, help="Print one JSON object and nothing else.")]
Jobs = Annotated[int, typer.Option(min=1, help="In how many processes.")]
Seed = Annotated[int, typer.Option(help="The same seed, the same games.")]


def print_json(value: object) -> None:
    """Print the one JSON object of a command."""
    print(json.dumps(value, ensure_ascii=False))


def counted(number: int, name: str, plural: str = "") -> str:
    """So many things: "1 card", "2 cards"."""
    return f"{number} {name if number == 1 else plural or name + 's'}"


class Failure(typer.Exit):
    """A command ends without having done its work; what is wrong has been said on standard error."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(status)
        self.message = message


class Commands(TyperGroup):
    """All commands. What is wrong is printed as a JSON object, too, if the command was to print one."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> object:
        words = sys.argv[1:] if args is None else list(args)
        try:
            return super().main(words, *rest, **more)
        except SystemExit as end:
            wrong = what_is_wrong(end.__context__)
            if JSON in words and wrong:
                print_json({"error": wrong})
            raise


def what_is_wrong(error: BaseException | None) -> str:
    """What a command ends with; "" if it has done its work, whatever the outcome."""
    if isinstance(error, Failure):
        return error.message
    if isinstance(error, typer.Exit):
        return "interrupted" if isinstance(error.__cause__, KeyboardInterrupt) else ""
    said = getattr(error, "format_message", None)
    return str(said()) if said is not None else ""


def fail(message: object, status: int = FAILED) -> NoReturn:
    """Say what is wrong, and exit."""
    print(f"manafold: {message}", file=sys.stderr)
    raise Failure(str(message), status)


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
        fail(error, status_of(error.__cause__))
    except OSError as error:
        fail(f"{error.filename or 'disk'}: {error.strerror}", status_of(error))


def status_of(error: BaseException | None) -> int:
    """The exit status: a path that names no file is a wrong call."""
    return WRONG_CALL if isinstance(error, OSError) and error.errno in NAMES_NOTHING else FAILED


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, if that is a terminal; it is told how much is done and how much there is."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield told
