"""What is said of the checklist is so: the words, the modules and the tests that it names exist."""

from __future__ import annotations

from tests.house.checklist import PAGE, ROOT, entries, page

from manafold.model.vocabulary import category_of
from manafold.model.words import Word
from manafold.words import VOCABULARY

ENTRIES = entries()


def name_of(word: type[Word]) -> str:
    """The category and the tag of a word; the tag alone if the category has no other."""
    category = category_of(word)
    return word.tag if category is word else f"{category.__name__.lower()} {word.tag}"


def test_every_word_that_is_named_exists() -> None:
    known = {name_of(word) for word in VOCABULARY.classes(Word)}
    assert not [(entry.id, word) for entry in ENTRIES for word in entry.words if word not in known]


def test_every_module_and_every_test_that_is_named_exists() -> None:
    files = [(entry.id, f"src/manafold/{path}") for entry in ENTRIES for path in entry.modules]
    files += [(entry.id, path) for entry in ENTRIES for path in entry.tests]
    assert not [(id, path) for id, path in files if not (ROOT / path).is_file()]


def test_what_is_whole_is_done_by_something_and_played_in_a_test() -> None:
    assert not [
        entry.id
        for entry in ENTRIES
        if entry.state == "whole" and not (entry.tests and (entry.words or entry.modules))
    ]
    assert not [entry.id for entry in ENTRIES if entry.state == "missing" and entry.tests]


def test_each_entry_stands_once() -> None:
    ids = [entry.id for entry in ENTRIES]
    assert len(ids) == len(set(ids))


def test_the_page_is_made_from_the_data() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(ENTRIES), "run python tests/house/checklist.py"
