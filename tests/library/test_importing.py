"""Filling the user's store: all or nothing, whatever goes wrong."""

from __future__ import annotations

import errno
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.library.records import UNREADABLE, atomic, gzipped, json_lines, json_text, record, shelf

from manafold.library.importing import Imported, import_cards
from manafold.library.jsonfile import SourceError
from manafold.library.store import CardStore
from manafold.library.table import StoreError

LIMITED = """
import resource, sys
from pathlib import Path
from manafold.library.importing import import_cards
from manafold.library.table import StoreError
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
try:
    import_cards(Path(sys.argv[1]), Path(sys.argv[2]), jobs=1)
except StoreError as error:
    print(error)
"""
"""An import on a disk on which no file can be longer than 60 kB."""

KILLED = """
import os, signal, sys
from pathlib import Path
from manafold.library.importing import import_cards
def progress(done, total):
    seen.append(done)
    if len(seen) == 300:
        os.kill(os.getpid(), signal.SIGKILL)
seen = []
import_cards(Path(sys.argv[1]), Path(sys.argv[2]), jobs=1, progress=progress)
"""
"""An import whose process is killed in the middle."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store with one card."""
    path = tmp_path / "home" / "cards.sqlite"
    import_cards(json_lines(tmp_path / "old.jsonl", [record("Old Otter")]), path, jobs=1)
    return path


def many(directory: Path, number: int = 1000) -> Path:
    return json_lines(directory / "many.jsonl", [record(f"Otter {each}", text=UNREADABLE) for each in range(number)])


def assert_untouched(store: Path) -> None:
    """Nothing but the old store is there, and it is as it was."""
    assert CardStore(store).names() == ["Old Otter"]
    assert [each.name for each in store.parent.iterdir()] == [store.name]


def test_an_import_says_what_it_has_done(tmp_path: Path) -> None:
    odd = record("Odd Otter", "Oddity")
    found = import_cards(json_lines(tmp_path / "cards.jsonl", [*shelf(), odd]), tmp_path / "cards.sqlite", jobs=1)
    assert found == Imported(
        whole=3,
        partly=1,
        unread={"Otter Juggler": found.unread["Otter Juggler"]},
        refused={"Odd Otter": 'type_line: expected a card type, got "Oddity"'},
    )
    (line,) = found.unread["Otter Juggler"]
    assert line.startswith(f"{UNREADABLE}: not understood at 'Juggle' (position 0); expected ")
    assert CardStore(tmp_path / "cards.sqlite").find("Odd Otter") is None


def test_several_processes_import_what_one_does(tmp_path: Path) -> None:
    source = many(tmp_path, 200)
    one, two = tmp_path / "1.sqlite", tmp_path / "2.sqlite"
    assert import_cards(source, one, jobs=1) == import_cards(source, two, jobs=2)
    assert one.read_bytes() == two.read_bytes()
    assert len(CardStore(two)) == 200


def test_atomic_cards_are_imported_too(tmp_path: Path) -> None:
    source = json_text(tmp_path / "AtomicCards.json", atomic([record("Grey Otter", text="Flying")]))
    import_cards(gzipped(source), tmp_path / "cards.sqlite", jobs=1)
    card = CardStore(tmp_path / "cards.sqlite").find("Grey Otter")
    assert card is not None
    assert (card.face.power, [each.tag for each in card.face.abilities]) == (2, ["flying"])


def test_an_import_adds_to_the_store_and_takes_the_place_of_cards_of_the_same_name(old: Path, tmp_path: Path) -> None:
    import_cards(json_lines(tmp_path / "1.jsonl", [record("Grey Otter", text=UNREADABLE)]), old, jobs=1)
    import_cards(json_lines(tmp_path / "2.jsonl", [record("Grey Otter", text="Flying")]), old, jobs=1)
    assert CardStore(old).names() == ["Grey Otter", "Old Otter"]
    assert CardStore(old).unread("Grey Otter") == ()


def test_a_cut_file_leaves_the_store_whole(old: Path, tmp_path: Path) -> None:
    source = many(tmp_path)
    source.write_bytes(source.read_bytes()[:-20])
    with pytest.raises(SourceError, match=r"line 1000, .* got the end of the file"):
        import_cards(source, old, jobs=1)
    assert_untouched(old)


def test_a_cut_file_stops_all_processes(old: Path, tmp_path: Path) -> None:
    source = gzipped(many(tmp_path))
    source.write_bytes(source.read_bytes()[:-20])
    with pytest.raises(SourceError, match="expected a whole file"):
        import_cards(source, old, jobs=2)
    assert_untouched(old)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_import_leaves_the_store_whole(jobs: int, old: Path, tmp_path: Path) -> None:
    seen: list[int] = []

    def interrupt(done: int, total: int) -> None:
        seen.append(done)
        if len(seen) == 300:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_cards(many(tmp_path), old, jobs=jobs, progress=interrupt)
    assert_untouched(old)


def test_a_killed_import_leaves_the_store_whole(old: Path, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(many(tmp_path)), str(old)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert CardStore(old).names() == ["Old Otter"]


def test_a_disk_that_is_full_leaves_the_store_whole(old: Path, tmp_path: Path) -> None:
    call = [sys.executable, "-c", LIMITED, str(many(tmp_path)), str(old)]
    done = subprocess.run(call, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.startswith(f"{old} cannot be written: ")
    assert done.stdout.endswith("what was there before is unchanged\n")
    assert_untouched(old)


def test_a_database_that_is_full_stops_all_processes_and_leaves_the_store_whole(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def small(path: str | Path, uri: bool = False) -> sqlite3.Connection:
        connection = connect(path, uri=uri)
        connection.execute("pragma max_page_count = 10")
        return connection

    source = many(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", small)
        with pytest.raises(StoreError, match="database or disk is full"):
            import_cards(source, old, jobs=2)
    assert_untouched(old)


def test_a_disk_that_is_full_at_the_last_moment_leaves_the_store_whole(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="No space left on device; what was there before is unchanged"):
        import_cards(many(tmp_path, 10), old, jobs=1)
    assert_untouched(old)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    with pytest.raises(StoreError, match=r"file.cards\.sqlite cannot be written"):
        import_cards(many(tmp_path, 10), tmp_path / "file" / "cards.sqlite", jobs=1)


def test_what_is_no_store_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letters.txt"
    path.write_text("Dear otter, " * 20)
    with pytest.raises(StoreError, match="is not a store of cards"):
        import_cards(many(tmp_path, 10), path, jobs=1)
    assert path.read_text().startswith("Dear otter")
