"""The built-in decks, and finding decks by name or file."""

from pathlib import Path
from typing import Any

import pytest
from tests.decks.shelf import Shelf

from manafold.decks.builtin import builtin_decks, load_builtin, load_deck
from manafold.decks.decklist import Entry
from manafold.decks.reading import DeckError

BASIC_LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest"}


def test_there_are_ten_built_in_decks_of_different_kinds() -> None:
    assert builtin_decks() == (
        "aggro", "attachments", "burn", "control", "fliers", "graveyard", "midrange", "planeswalkers", "ramp", "tokens",
    )  # fmt: skip


@pytest.mark.parametrize("name", builtin_decks())
def test_a_built_in_deck_has_60_cards_at_most_4_of_each_and_enough_lands(name: str) -> None:
    deck = load_builtin(name)
    assert deck.name == name
    assert len(deck.cards()) == 60
    assert all(each.count <= 4 for each in deck.main if each.card not in BASIC_LANDS)
    assert len({each.card for each in deck.main}) == len(deck.main)
    assert sum(each.count for each in deck.main if each.card in BASIC_LANDS) >= 15
    assert len(deck.main) >= 12


def test_an_unknown_built_in_deck_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(DeckError, match='got "agro"; did you mean "aggro"'):
        load_builtin("agro")


def test_a_deck_is_loaded_by_the_name_of_a_built_in_deck_or_of_a_file(tmp_path: Path, cards: Shelf) -> None:
    file = tmp_path / "otters.txt"
    file.write_text("4 Grey Otter\n", encoding="utf-8")
    assert load_deck("burn") == load_builtin("burn")
    assert load_deck(str(file), cards).main == (Entry(4, "Grey Otter"),)
    assert load_deck(str(file), cards).name == "otters"


def test_a_deck_is_loaded_by_a_path(tmp_path: Path, cards: Shelf) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 Grey Otter\n")
    assert load_deck(path, cards) == load_deck(str(path), cards)
    with pytest.raises(DeckError, match='"burn"'):  # the file, of which there is none, and not the built-in deck
        load_deck(Path("burn"))
    wrong: Any = 5
    with pytest.raises(TypeError, match="expected a deck, the name of a built-in one, or a path, got 5"):
        load_deck(wrong)


def test_neither_a_deck_nor_a_file_is_refused() -> None:
    with pytest.raises(DeckError) as caught:
        load_deck("bunr")
    assert str(caught.value) == 'deck: expected a file or the name of a built-in deck, got "bunr"; did you mean "burn"?'


def test_errors_in_a_file_name_the_file_and_the_line(tmp_path: Path, cards: Shelf) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("4 Forest\n\n4 Gray Otter\nzzz", encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        load_deck(str(file), cards)
    assert [error.path for error in caught.value.errors] == [f"{file}, line 3", f"{file}, line 4"]


def test_a_file_that_is_no_text_and_a_directory_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.txt"
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(DeckError, match="expected text in UTF-8, got other bytes at position 0"):
        load_deck(str(file))
    with pytest.raises(DeckError, match="expected a file that can be read"):
        load_deck(str(tmp_path))
