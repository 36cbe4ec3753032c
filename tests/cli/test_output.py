"""What all commands print in the same way: their version, what is wrong, and that it can't be written anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.cli.running import data, run

MAIN = (sys.executable, "-c", "from manafold.cli.main import main; main()")
COMMAND = (*MAIN, "deck", "list")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk")
def test_a_full_disk_is_a_message_and_the_exit_status_1() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(COMMAND, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "manafold: standard output: No space left on device"


def test_a_reader_that_has_gone_is_no_message_and_the_exit_status_1() -> None:
    running = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    with running.stderr:
        assert running.stderr.read().strip() == ""
    assert running.wait() == 1


def test_letters_that_the_terminal_does_not_have_are_escaped() -> None:
    for more, shown in (((), "\nCreature \\u2014 Giant\n"), (("--json",), '"type_line": "Creature \\u2014 Giant"')):
        command = (*MAIN, "cards", "show", "Hill Giant", *more)
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
        )
        assert shown in done.stdout


def test_the_version_is_that_of_the_package() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"manafold {version('manafold')}\n")


NO_FILE = [
    ("deck", "check", "{}"),
    ("match", "burn", "{}"),
    ("play", "--load", "{}"),
    ("replay", "{}"),
    ("cards", "import", "{}"),
    ("cards", "coverage", "{}"),
    ("cards", "verify", "{}"),
    ("library", "build", "{}", "--out", "{out}"),
]
"""Every command that reads a file."""


@pytest.mark.parametrize("command", NO_FILE)
@pytest.mark.parametrize("name", ["none", "folder", "file/none"])
def test_a_path_without_a_file_is_a_wrong_call(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    result = run(*[each.format(tmp_path / name, out=tmp_path / "out") for each in command])
    assert (result.exit_code, result.stdout) == (2, "")
    assert str(tmp_path / name) in result.stderr


WRONG = [
    (("deck", "check", "none"), 2, 'got "none"'),
    (("deck", "check", "{odd}"), 1, "line 1"),
    (("deck", "check", "burn", "--format", "vintage"), 2, "constructed"),
    (("match", "burn", "{odd}"), 1, "line 1"),
    (("match", "burn", "burn", "--players", "huristic"), 2, "heuristic"),
    (("match", "burn", "burn", "--games", "some"), 2, "--games"),
    (("match", "burn", "burn", "--log"), 2, "together"),
    (("replay", "{odd}"), 1, "line 1"),
    (("cards", "import", "{odd}"), 1, "line 1"),
    (("cards", "coverage", "{odd}"), 1, "line 1"),
    (("cards", "verify",), 2, "--library"),
    (("cards", "show", "Hil Giant"), 2, "Hill Giant"),
    (("cards", "read"), 2, "--text"),
    (("cards", "search", "t:dragoon"), 2, "dragon"),
    (("library", "build", "{odd}", "--out", "{odd}.jsonl"), 1, "line 1"),
    (("bench", "--games", "0"), 2, "--games"),
    (("fuzz", "--games", "-1"), 2, "--games"),
    (("fuz",), 2, "fuzz"),
]  # fmt: skip
"""Commands that can't do their work, the exit status, and what is said."""


@pytest.mark.parametrize(("command", "status", "message"), WRONG)
def test_what_is_wrong_is_one_json_object_too(
    command: tuple[str, ...], status: int, message: str, tmp_path: Path
) -> None:
    odd = tmp_path / "odd"
    odd.write_text("zero things\n")
    result = run(*[each.format(odd=odd) for each in command], "--json")
    found = data(result)
    assert (result.exit_code, list(found)) == (status, ["error"])
    assert message in found["error"]
    assert message in result.stderr


def test_no_progress_is_shown_where_there_is_no_terminal(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text('[{"layout": "normal", "name": "Plain Imp", "type_line": "Creature", "mana_cost": "{B}",'
                    ' "oracle_text": ""}]')
    result = run("cards", "coverage", file, "--jobs", 1)
    assert (result.exit_code, result.stderr) == (0, "")
