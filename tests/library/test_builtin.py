"""The cards that ship with the package."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.library.records import json_lines, shelf

from manafold.library import builtin
from manafold.library.build import build
from manafold.library.builtin import TEXT, all_cards, builtin_cards, store_of
from manafold.library.importing import import_cards
from manafold.library.places import HOME
from manafold.library.store import CardStore
from manafold.model.card import Card
from manafold.model.documents import write_json
from manafold.words import CODEC

FIRST_CARD = """
import resource, time
start = time.process_time()
from manafold.library.builtin import all_cards
assert all_cards().find("Serra Angel") is not None
seconds = time.process_time() - start
from manafold.lab.calibration import calibrate
print(seconds / calibrate(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
"""How long it takes until a card is there, in units of the calibration work, and megabytes."""

HALF_A_SECOND = 25
"""In units of the calibration work, which takes about 0.02 seconds."""

ALONE = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]], check=True)"
"""Runs a program from a small process: a process counts the memory of the one that started it as its own peak."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


def text(directory: Path) -> Path:
    build([json_lines(directory / "source.jsonl", shelf())], directory / "cards.jsonl", jobs=1)
    return directory / "cards.jsonl"


def test_every_card_loads_and_is_written_as_it_stands_in_the_text() -> None:
    for line in TEXT.read_text(encoding="utf-8").splitlines():
        assert write_json(CODEC.dump(CODEC.load(Card, json.loads(line)))) == line


def test_the_text_is_in_order_and_has_each_card_once() -> None:
    names = builtin_cards().names()
    lines = TEXT.read_text(encoding="utf-8").splitlines()
    assert len(names) == len(lines)
    assert [json.loads(line).get("name") for line in lines if line.startswith('{"name"')] == [
        name for name in names if " // " not in name
    ]


def test_every_card_was_read_whole_and_can_be_played() -> None:
    assert not any([builtin_cards().unread(name) for name in builtin_cards().names()])


def test_a_card_is_there_within_half_a_second_and_120_megabytes(home: Path) -> None:
    store_of(TEXT)
    done = subprocess.run([sys.executable, "-c", ALONE, FIRST_CARD], check=True, capture_output=True, text=True)
    units, megabytes = [float(each) for each in done.stdout.split()]
    assert units < HALF_A_SECOND
    assert megabytes < 120


def test_a_store_is_made_once_for_the_same_text(tmp_path: Path, home: Path) -> None:
    source = text(tmp_path)
    first = store_of(source)
    made = first.stat().st_mtime_ns
    assert first.is_relative_to(home)
    assert store_of(source) == first
    assert first.stat().st_mtime_ns == made
    assert CardStore(first).names() == ["Grey Otter", "Quiet Farmer // Loud Farmer", "Élan Otter"]


def test_another_text_has_another_store(tmp_path: Path, home: Path) -> None:
    source = text(tmp_path)
    first = store_of(source)
    source.write_text(source.read_text(encoding="utf-8").replace("Grey", "Gray"), encoding="utf-8")
    assert CardStore(store_of(source)).find("Gray Otter") is not None
    assert CardStore(first).find("Grey Otter") is not None


def test_cards_are_there_even_if_no_cache_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no directory")
    monkeypatch.setenv(HOME, str(tmp_path / "file"))
    found = CardStore(store_of(text(tmp_path)))
    assert found.find("Grey Otter") is not None
    assert not found.path.is_relative_to(tmp_path)


def test_an_installed_package_uses_the_store_that_it_has(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = store_of(text(tmp_path)).rename(tmp_path / "cards.sqlite")
    monkeypatch.setattr(builtin, "TEXT", tmp_path / "nothing.jsonl")
    monkeypatch.setattr(builtin, "STORE", shipped)
    shipped.chmod(0o444)
    builtin_cards.cache_clear()
    try:
        assert builtin_cards().path == shipped
        assert len(builtin_cards()) == 3
    finally:
        builtin_cards.cache_clear()


def test_a_built_in_card_goes_before_one_that_the_user_has_imported(home: Path, tmp_path: Path) -> None:
    records = [*shelf(), shelf()[0] | {"name": "Serra Angel"}]
    import_cards(json_lines(tmp_path / "cards.jsonl", records), jobs=1)
    all_cards.cache_clear()
    try:
        assert all_cards().find("Serra Angel") is builtin_cards().find("Serra Angel")
        assert all_cards().find("Grey Otter") is not None
        assert all_cards().unread("Otter Juggler") != ()
    finally:
        all_cards.cache_clear()
