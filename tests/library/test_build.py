"""The text of the built-in library, made from files of card texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.library.records import UNREADABLE, json_lines, record, shelf

from manafold.library.build import Built, CardsLost, build
from manafold.library.jsonfile import SourceError
from manafold.library.table import StoreError


def test_the_cards_that_are_read_whole_are_written_in_order_one_a_line(tmp_path: Path) -> None:
    source, out = json_lines(tmp_path / "cards.jsonl", shelf()), tmp_path / "out.jsonl"
    assert build([source], out, jobs=1) == Built(cards=4, whole=3, added=3)
    assert out.read_text(encoding="utf-8").splitlines() == [
        '{"name": "Grey Otter", "mana_cost": "{1}{G}", "type_line": "Creature — Otter", "power": 2, "toughness": 2, '
        '"abilities": ["flying"]}',
        '{"faces": [{"name": "Quiet Farmer", "mana_cost": "{1}{G}", "type_line": "Creature — Otter", "power": 2, '
        '"toughness": 2}, {"name": "Loud Farmer", "color_indicator": ["G"], "type_line": "Creature — Otter", '
        '"power": 2, "toughness": 2}], "layout": "modal_dfc"}',
        '{"name": "Élan Otter", "mana_cost": "{1}{G}", "type_line": "Creature — Otter", "power": 2, "toughness": 2}',
    ]


def test_the_first_file_that_has_a_card_decides_on_it(tmp_path: Path) -> None:
    first = json_lines(tmp_path / "1.jsonl", [record("Grey Otter", text=UNREADABLE), record("Tame Lynx", power="1")])
    second = json_lines(tmp_path / "2.jsonl", [record("Grey Otter"), record("Tame Lynx"), record("Birch")])
    out = tmp_path / "out.jsonl"
    assert build([first, second], out, jobs=1) == Built(cards=3, whole=2, added=2)
    text = out.read_text(encoding="utf-8")
    assert "Grey Otter" not in text
    assert '"power": 1' in text
    assert "Birch" in text


def test_any_number_of_processes_write_the_same_bytes(tmp_path: Path) -> None:
    records = [record(f"Otter {each}", text="Flying" if each % 3 else UNREADABLE) for each in range(300)]
    source = json_lines(tmp_path / "cards.jsonl", records)
    build([source], tmp_path / "1.jsonl", jobs=1)
    build([source], tmp_path / "2.jsonl", jobs=2)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_a_cut_file_leaves_the_old_text(tmp_path: Path) -> None:
    source, out = json_lines(tmp_path / "cards.jsonl", shelf()), tmp_path / "out.jsonl"
    build([source], out, jobs=1)
    old = out.read_bytes()
    source.write_bytes(source.read_bytes()[:-9])
    with pytest.raises(SourceError):
        build([source], out, jobs=1, anew=True)
    assert out.read_bytes() == old


def test_cards_are_lost_only_if_the_library_is_made_anew(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    build([json_lines(tmp_path / "1.jsonl", shelf())], out, jobs=1)
    old = out.read_bytes()
    fewer = json_lines(tmp_path / "2.jsonl", [record("Grey Otter", text="Haste"), record("Tame Lynx")])
    with pytest.raises(CardsLost, match="would lose 2 of its cards") as refused:
        build([fewer], out, jobs=1)
    assert refused.value.names == ("Quiet Farmer // Loud Farmer", "Élan Otter")
    assert out.read_bytes() == old
    assert build([fewer], out, jobs=1, anew=True) == Built(cards=2, whole=2, added=1, changed=1, lost=2)
    assert out.read_text(encoding="utf-8").count("\n") == 2


def test_another_file_is_not_written_over(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    out.write_text("Dear diary\n")
    with pytest.raises(StoreError, match="expected a card in each line"):
        build([json_lines(tmp_path / "cards.jsonl", shelf())], out, jobs=1)
    assert out.read_text() == "Dear diary\n"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    with pytest.raises(StoreError, match=r"file.out\.jsonl cannot be written"):
        build([json_lines(tmp_path / "cards.jsonl", shelf())], tmp_path / "file" / "out.jsonl", jobs=1)
