"""What a command prints goes nowhere: it says so, without a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-c", "from manafold.cli.main import main; main()", "deck", "list")


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
