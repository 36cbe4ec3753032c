"""Files of card texts: every form in which they come, and everything that can be wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.library.records import atomic, faces, gzipped, json_lines, json_text, record, shelf

from manafold.library import jsonfile
from manafold.library.jsonfile import SourceError
from manafold.library.sources import cards_in, distinct_cards


def broken(path: Path, data: bytes | str) -> SourceError:
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    with pytest.raises(SourceError) as caught:
        list(cards_in(path))
    return caught.value


def test_json_lines_an_array_and_gzip_say_the_same(tmp_path: Path) -> None:
    lines = json_lines(tmp_path / "lines.jsonl", shelf())
    array = json_text(tmp_path / "array.json", shelf())
    found = list(cards_in(lines))
    assert [each.name for each in found][:3] == ["Grey Otter", "Élan Otter", "Quiet Farmer // Loud Farmer"]
    for other in (array, gzipped(lines), gzipped(array)):
        assert list(cards_in(other)) == found


def test_a_file_is_read_in_pieces_that_end_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    array = json_text(tmp_path / "array.json", shelf())
    expected = list(cards_in(array))
    for size in (1, 2, 7, 64):
        monkeypatch.setattr(jsonfile, "_CHUNK", size)
        assert list(cards_in(array)) == expected


def test_atomic_cards_are_the_cards_of_the_same_texts(tmp_path: Path) -> None:
    records = [record("Grey Otter", text="Flying"), record("Tame Lynx", power="*")]
    from_atomic = list(cards_in(json_text(tmp_path / "AtomicCards.json", atomic(records))))
    assert [(each.layout, each.faces[0].text, each.faces[0].power) for each in from_atomic] == [
        ("normal", "Flying", "2"),
        ("normal", "", "*"),
    ]
    assert from_atomic[0].faces[0].mana_cost == "{1}{G}"
    assert from_atomic[0].faces[0].color_indicator == frozenset()


def test_sides_of_an_atomic_card_are_its_faces_in_order(tmp_path: Path) -> None:
    name = "Thunder // Rain"
    sides = [
        {"name": name, "faceName": "Rain", "side": "b", "layout": "aftermath", "type": "Sorcery", "manaCost": "{U}"},
        {"name": name, "faceName": "Thunder", "side": "a", "layout": "aftermath", "type": "Instant"},
    ]
    (card,) = cards_in(json_text(tmp_path / "AtomicCards.json", {"meta": {}, "data": {name: sides}}))
    assert card.name == name
    assert card.layout == "split"
    assert [each.type_line for each in card.faces] == ["Instant", "Sorcery"]


def test_only_the_first_of_several_cards_of_one_name_counts_and_tokens_do_not(tmp_path: Path) -> None:
    first = json_lines(tmp_path / "1.jsonl", [record("Otter", layout="token"), record("Tame Lynx", text="Flying")])
    second = json_lines(tmp_path / "2.jsonl", [record("Otter"), record("Tame Lynx", text="Reach")])
    assert [(each.name, each.faces[0].text) for each in distinct_cards([first, second])] == [
        ("Tame Lynx", "Flying"),
        ("Otter", ""),
    ]


def test_an_array_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    whole = json_text(tmp_path / "array.json", shelf()).read_bytes()
    for end in range(len(whole) - 1):
        assert "the end of the file" in str(broken(tmp_path / "cut.json", whole[:end]))


def test_a_compressed_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    whole = gzipped(json_lines(tmp_path / "lines.jsonl", shelf())).read_bytes()
    for end in range(0, len(whole), 5):
        assert str(broken(tmp_path / "cut.gz", whole[:end])).startswith(str(tmp_path / "cut.gz"))


def test_a_line_that_is_cut_off_is_named_by_its_place(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    line = json.dumps(record("Grey Otter"))
    error = broken(path, line + "\n" + line[:30])
    assert str(error) == (
        f"{path}, line 2, column 31: expected the rest of the value that begins in line 2, column 1, "
        "got the end of the file"
    )


@pytest.mark.parametrize(
    ("data", "place", "expected", "found"),
    [
        ("", "line 1, column 1", "a list of cards, or cards line by line", "the end of the file"),
        ("Grey Otter", "line 1, column 1", "a list of cards, or cards line by line", "`Grey Otter`"),
        ('[{"name": "Grey Otter",\n "layout" "normal"}]', "line 2, column 11", "JSON (expecting ':' delimiter)",
         '`"normal"}]`'),
        ('[1]', "line 1, column 2", "a card object", "1"),
        ('[\n{"layout": "normal"}]', "line 2, column 1", 'the key "name"', "an object without it"),
        ('{"object": "error", "status": 404}', "line 1, column 1", 'the key "layout"', "an object without it"),
        ('[{"name": "Grey Otter", "layout": "normal", "oracle_text": 2}]', "line 1, column 2",
         'text for "oracle_text"', "2"),
        ('[{"name": "A", "layout": "normal", "mana_cost": "{1}"}]', "line 1, column 2",
         'the key "oracle_text" ("" if it has none)', "an object without it"),
        ('[{"name": "A", "layout": "normal", "oracle_text": ""}]', "line 1, column 2",
         'the key "mana_cost" ("" if it has none)', "an object without it"),
        ('[{"name": "A", "layout": "normal", "mana_cost": "{1}", "orcale_text": "Flying"}]', "line 1, column 2",
         'the key "oracle_text"', 'the key "orcale_text"'),
        ('[{"name": "A", "layout": "normal", "manacost": "{1}", "oracle_text": ""}]', "line 1, column 2",
         'the key "mana_cost"', 'the key "manacost"'),
        ('[{"name": "A", "layuot": "normal", "mana_cost": "{1}", "oracle_text": ""}]', "line 1, column 2",
         'the key "layout"', 'the key "layuot"'),
        ('{"meta": {}, "data": {"A": [{"name": "A", "layout": "normal", "txet": "Flying"}]}}', "line 1, column 28",
         'the key "text"', 'the key "txet"'),
        ('[{"name": "A", "layout": "split", "card_faces": []}]', "line 1, column 2",
         'a list of faces for "card_faces"', "a list"),
        ('[{"name": "A", "layout": "normal", "color_identity": ["P"]}]', "line 1, column 2",
         'a list of colors for "color_identity"', "\"['P']\""),
        ('[{"name": "A", "layout": "token"}] ]', "line 1, column 36", "the end of the file", "`]`"),
        ('{"meta": {}, "data": {"A": {}}}', "line 1, column 28", "a list of faces", "an object"),
        ('{"meta": {}, 5: {}}', "line 1, column 14", "a key", "`5: {}}`"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(
    data: str, place: str, expected: str, found: str, tmp_path: Path
) -> None:
    problem = broken(tmp_path / "cards.json", data).problem
    assert (problem.path, problem.expected, problem.found) == (f"{tmp_path / 'cards.json'}, {place}", expected, found)


@pytest.mark.parametrize("data", ["[]", '{"meta": {}, "data": {}}', '{"meta": {}}'])
def test_a_file_without_cards_is_an_error(data: str, tmp_path: Path) -> None:
    assert broken(tmp_path / "cards.json", data).problem.expected == "cards"


def test_a_place_is_right_however_much_of_the_file_is_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonfile, "_CHUNK", 50)
    lines = [json.dumps(record(f"Otter {number}")) for number in range(40)]
    lines[30] = lines[30].replace('"layout":', '"layout"')
    column = lines[30].index('"normal"') + 1
    error = broken(tmp_path / "cards.jsonl", "\n".join(lines))
    assert error.problem.path.endswith(f"line 31, column {column}")


def test_text_that_is_not_utf_8_is_an_error(tmp_path: Path) -> None:
    assert broken(tmp_path / "cards.json", b'[{"name": "\xe9lan"}]').problem.expected == "UTF-8 text"


def test_nesting_without_end_is_an_error(tmp_path: Path) -> None:
    assert "recursion" in str(broken(tmp_path / "cards.json", "[" * 100_000))


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"nowhere\.json: expected a file that can be read, got No such file"):
        list(cards_in(tmp_path / "nowhere.json"))


def test_progress_goes_up_to_the_size_of_the_file(tmp_path: Path) -> None:
    path = gzipped(json_lines(tmp_path / "lines.jsonl", [*shelf(), faces("split", record("Thunder"), record("Rain"))]))
    told: list[tuple[int, int]] = []
    list(cards_in(path, lambda done, total: told.append((done, total))))
    assert len(told) == 6
    assert told[-1] == (path.stat().st_size, path.stat().st_size)
    assert told == sorted(told)
