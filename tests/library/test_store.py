"""Stores: looking cards up by name."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.library.records import UNREADABLE, Record, faces, json_lines, record, shelf

from manafold.decks.decklist import Deck, Entry
from manafold.decks.legality import check_deck
from manafold.library.importing import import_cards
from manafold.library.places import HOME, user_store
from manafold.library.store import CardStore, Library
from manafold.library.table import StoreError, search_key


def store(directory: Path, *records: Record) -> CardStore:
    """A store of these cards, or of the usual ones."""
    path = directory / "cards.sqlite"
    import_cards(json_lines(directory / "cards.jsonl", records or shelf()), path, jobs=1)
    return CardStore(path)


def named(cards: CardStore | Library, name: str) -> str:
    card = cards.find(name)
    return card.name if card is not None else ""


@pytest.mark.parametrize("name", ["Élan Otter", "elan otter", "ELAN  OTTER", "Elan Otter "])
def test_a_card_is_found_whatever_the_case_accents_and_spaces(name: str, tmp_path: Path) -> None:
    assert named(store(tmp_path), name) == "Élan Otter"


def test_quotation_marks_and_ligatures_are_those_of_a_keyboard() -> None:
    assert search_key("Æther Otter’s “Den”") == search_key("aether otter's \"den\"")


def test_a_card_is_found_by_each_of_its_faces(tmp_path: Path) -> None:
    cards = store(tmp_path)
    for name in ("Quiet Farmer // Loud Farmer", "quiet farmer", "loud farmer"):
        assert named(cards, name) == "Quiet Farmer // Loud Farmer"


def test_a_name_that_several_cards_have_is_first_that_of_a_whole_card_then_of_a_first_face(tmp_path: Path) -> None:
    cards = store(
        tmp_path,
        faces("split", record("Alder"), record("Birch")),
        faces("split", record("Birch"), record("Cedar")),
        faces("split", record("Aspen"), record("Cedar")),
        record("Cedar"),
    )
    assert named(cards, "birch") == "Birch // Cedar"
    assert named(cards, "cedar") == "Cedar"


def test_a_card_is_one_object_however_it_is_found(tmp_path: Path) -> None:
    cards = store(tmp_path)
    found = cards.find("Quiet Farmer")
    assert found is not None
    assert cards.find("LOUD FARMER") is found


def test_a_card_comes_back_as_it_was_read(tmp_path: Path) -> None:
    card = store(tmp_path).find("Grey Otter")
    assert card is not None
    assert str(card.face.mana_cost) == "{1}{G}"
    assert [each.tag for each in card.face.abilities] == ["flying"]


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    cards = store(tmp_path)
    assert cards.find("Pink Otter") is None
    assert cards.unread("Pink Otter") == ()


def test_unread_lines_are_those_of_the_file(tmp_path: Path) -> None:
    cards = store(tmp_path)
    assert cards.unread("otter juggler") == (UNREADABLE,)
    assert cards.unread("Grey Otter") == ()


def test_names_are_in_order_and_counted(tmp_path: Path) -> None:
    cards = store(tmp_path)
    assert cards.names() == ["Grey Otter", "Otter Juggler", "Quiet Farmer // Loud Farmer", "Élan Otter"]
    assert len(cards) == 4


def test_the_nearest_names_are_suggested(tmp_path: Path) -> None:
    cards = store(tmp_path)
    assert cards.suggest("Gray Oter")[0] == "Grey Otter"
    assert cards.suggest("loud famer") == ["Quiet Farmer // Loud Farmer"]
    assert cards.suggest("otter j") == ["Otter Juggler"]
    assert cards.suggest("Gery Ottre") == ["Grey Otter"]
    assert cards.suggest("Xyzzy") == []
    assert cards.suggest("Spotted Otter") == []  # another card, that there is none of here, and not one misspelt
    assert cards.suggest("") == []


def test_a_store_that_was_never_written_has_no_cards(tmp_path: Path) -> None:
    cards = CardStore(tmp_path / "cards.sqlite")
    assert (cards.find("Grey Otter"), cards.names(), len(cards), cards.suggest("Grey Otter")) == (None, [], 0, [])
    assert not cards.path.exists()


def test_the_user_s_store_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "here"))
    import_cards(json_lines(tmp_path / "cards.jsonl", shelf()), jobs=1)
    assert user_store().parent == tmp_path / "here"
    assert named(CardStore(), "Grey Otter") == "Grey Otter"
    monkeypatch.delenv(HOME)
    assert "manafold" in user_store().parts


def test_a_store_sees_an_import_that_comes_later(tmp_path: Path) -> None:
    cards = store(tmp_path, record("Grey Otter"))
    assert cards.find("Tame Lynx") is None
    import_cards(json_lines(tmp_path / "more.jsonl", [record("Tame Lynx")]), cards.path, jobs=1)
    assert named(cards, "Tame Lynx") == "Tame Lynx"


def test_another_kind_of_file_is_not_a_store(tmp_path: Path) -> None:
    path = tmp_path / "cards.sqlite"
    path.write_text("not a store, but longer than the hundred bytes that the head of a database has " * 2)
    with pytest.raises(StoreError, match="is not a store of cards"):
        CardStore(path).find("Grey Otter")
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table cards (name text)")
    with pytest.raises(StoreError, match="found another kind of file"):
        CardStore(path).find("Grey Otter")


def test_a_store_of_another_version_says_so(tmp_path: Path) -> None:
    cards = store(tmp_path)
    with closing(sqlite3.connect(cards.path)) as connection:
        connection.execute("pragma user_version = 99")
    with pytest.raises(StoreError, match="found version 99; move it away and import your cards again"):
        cards.find("Grey Otter")


def test_a_card_with_words_of_another_version_says_so(tmp_path: Path) -> None:
    cards = store(tmp_path)
    with closing(sqlite3.connect(cards.path)) as connection:
        connection.execute("update cards set card = replace(card, 'flying', 'hovering')")
        connection.commit()
    with pytest.raises(StoreError, match=r"Grey Otter cannot be read, .* import your cards again .*hovering"):
        cards.find("Grey Otter")
    assert named(cards, "Élan Otter") == "Élan Otter"


def test_a_library_has_the_cards_of_all_its_stores_and_prefers_the_first(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    first = store(tmp_path / "first", record("Grey Otter", text="Flying"), record("Birch"))
    second = store(tmp_path / "second", record("Grey Otter", text=UNREADABLE), record("Tame Lynx", text=UNREADABLE))
    cards = Library((first, second))
    assert cards.find("Grey Otter") is first.find("Grey Otter")
    assert cards.unread("Grey Otter") == ()
    assert cards.unread("Tame Lynx") == (UNREADABLE,)
    assert cards.names() == ["Birch", "Grey Otter", "Tame Lynx"]
    assert len(cards) == 3
    assert cards.find("Pink Otter") is None
    assert cards.suggest("tame linx") == ["Tame Lynx"]


def test_a_deck_check_names_the_unread_lines_of_a_library_s_cards(tmp_path: Path) -> None:
    known = store(tmp_path, record("Forest", "Basic Land — Forest"), record("Otter Juggler", text=UNREADABLE))
    verdict = check_deck(Deck("", (Entry(58, "Forest"), Entry(2, "otter juggler"))), Library((known,)))
    assert verdict.is_legal
    assert [str(each) for each in verdict.unread] == [f'Otter Juggler: "{UNREADABLE}"']
