"""How much of a file is understood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.library.records import UNREADABLE, Record, faces, json_lines, record, shelf

from manafold.library import coverage
from manafold.library.coverage import Coverage, Reason, measure

OTTTER = 'type_line: expected a subtype of creature, got "Ottter" in "Creature — Ottter"; did you mean "Otter"?'


def measured(directory: Path, *records: Record, jobs: int = 1) -> Coverage:
    return measure(json_lines(directory / "cards.jsonl", records), jobs)


def test_lines_are_counted_without_reminder_text(tmp_path: Path) -> None:
    found = measured(tmp_path, record("Grey Otter", text=f"(It swims.)\nFlying (It soars.)\n{UNREADABLE}\nFlying"))
    assert (found.cards, found.read_whole, found.lines, found.lines_read) == (1, 0, 3, 2)


def test_bullets_are_lines(tmp_path: Path) -> None:
    text = f"Choose one —\n• {UNREADABLE}\n• {UNREADABLE}"
    assert measured(tmp_path, record("Otter Charm", "Instant", text)).lines == 3


def test_tokens_and_all_faces_are_measured_and_art_is_not(tmp_path: Path) -> None:
    found = measured(
        tmp_path,
        faces("modal_dfc", record("Quiet Farmer", text="Flying"), record("Loud Farmer", text="Flying")),
        record("Otter", "Token Creature — Otter", "Flying", layout="token"),
        record("Grey Otter", "Card", layout="art_series"),
    )
    assert (found.cards, found.read_whole, found.lines, found.lines_read) == (2, 2, 3, 3)


def test_a_line_is_printed_back_if_what_is_printed_is_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lynx = record("Grey Lynx", text="Flying (It soars.)\nVigilance")
    assert measured(tmp_path, lynx).lines_printed_back == 2
    monkeypatch.setattr(coverage, "print_line", lambda abilities, name, type_line: "Flying")
    found = measured(tmp_path, lynx)
    assert (found.lines_read, found.lines_printed_back) == (2, 1)
    assert found.different == [("Vigilance", "Flying")]


def test_reasons_are_ranked_by_the_cards_that_lack_nothing_else(tmp_path: Path) -> None:
    found = measured(
        tmp_path,
        record("A", text="Juggle three otters.\nKnit a scarf."),
        record("B", text="Juggle three otters.\nJuggle three otters."),
        record("C", text="Juggle three otters.\nKnit a scarf."),
        record("D", "Creature — Ottter"),
        record("E", text="Flying"),
    )
    juggle, types, knit = found.declined()
    assert (juggle.cards, juggle.cards_unlocked) == (3, 1)
    assert "Juggle three" in juggle.reason
    assert types == Reason(OTTTER, 1, 1)
    assert (knit.cards, knit.cards_unlocked) == (2, 0)


def test_lines_of_a_card_whose_types_do_not_read_are_not_read(tmp_path: Path) -> None:
    found = measured(tmp_path, record("D", "Creature — Ottter", "Flying\nReach"))
    assert (found.lines, found.lines_read) == (2, 0)


def test_a_few_lines_are_kept_for_each_reason(tmp_path: Path) -> None:
    found = measured(tmp_path, *[record(f"Otter {number}", text=UNREADABLE) for number in range(9)])
    (reason,) = found.declined()
    assert found.examples[reason.reason] == (UNREADABLE,) * coverage.EXAMPLES


def test_a_sample_is_so_many_cards_chosen_by_a_seed(tmp_path: Path) -> None:
    file = json_lines(tmp_path / "cards.jsonl", [record(f"Otter {n}", text="Flying\n" * n) for n in range(9)])
    assert [measure(file, 1, sample=3, seed=2).cards, measure(file, 1, sample=20).cards] == [3, 9]
    assert measure(file, 1, sample=3, seed=2) == measure(file, 1, sample=3, seed=2)


def test_several_processes_measure_what_one_does(tmp_path: Path) -> None:
    records = [each for number in range(50) for each in (record(f"Otter {number}", text=UNREADABLE), *shelf())]
    assert measured(tmp_path, *records, jobs=1) == measured(tmp_path, *records, jobs=2)


def test_coverage_is_plain_data(tmp_path: Path) -> None:
    found = measured(tmp_path, record("D", "Creature — Ottter"), record("E", text="Flying")).data()
    assert json.loads(json.dumps(found)) == {
        "cards": 2,
        "read_whole": 1,
        "lines": 1,
        "lines_read": 1,
        "lines_printed_back": 1,
        "declined": [{"reason": OTTTER, "cards": 1, "cards_unlocked": 1}],
    }
