import subprocess
import sys
from pathlib import Path

import pytest
from tests.sample_words import SAMPLE

from manafold.model.abilities import Ability, Keyword
from manafold.model.vocabulary import Vocabulary, category_of
from manafold.model.words import Effect, Ref, Script, Value, Word


def test_a_word_is_found_by_category_and_tag() -> None:
    ponder = SAMPLE.find(Effect, "ponder")
    assert ponder is not None
    assert ponder.__name__ == "Ponder"
    assert SAMPLE.find(Value, "ponder") is None
    assert SAMPLE.find(Effect, "pander") is None


def test_words_of_two_categories_may_share_a_tag() -> None:
    ref, keyword = SAMPLE.find(Ref, "you"), SAMPLE.find(Ability, "you")
    assert ref is not None
    assert keyword is not None
    assert ref is not keyword
    assert SAMPLE.find(Keyword, "you") is keyword


def test_the_tags_of_a_category_can_be_listed() -> None:
    assert SAMPLE.tags(Value) == ["count", "fixed", "twice", "x"]
    assert SAMPLE.tags(Ability) == ["activated", "gliding", "spell", "static", "triggered", "you"]


def test_the_category_of_a_word_is_the_base_class_among_the_categories() -> None:
    keyword = SAMPLE.find(Keyword, "gliding")
    assert keyword is not None
    assert category_of(keyword) is Ability
    assert category_of(Script) is Script


def test_looking_up_a_word_imports_its_module_and_no_other() -> None:
    code = (
        "import sys; from tests.sample_words import SAMPLE; from manafold.model.words import Value;"
        "SAMPLE.find(Value, 'twice');"
        "print(*['tests.sample_words.' + each in sys.modules for each in ('numbers', 'effects')])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


WORD = """
from dataclasses import dataclass
from typing import ClassVar
from manafold.model.words import Value

@dataclass(frozen=True)
class Many(Value):
    tag: ClassVar[str] = "many"
"""


def test_two_words_of_one_name_in_one_category_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "twin_words"
    package.mkdir()
    for name in ("__init__", "one", "other"):
        (package / f"{name}.py").write_text("" if name == "__init__" else WORD)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(LookupError, match=r'"many".*twin_words\.one.*twin_words\.other'):
        Vocabulary("twin_words").find(Value, "many")
    with pytest.raises(LookupError, match="many"):
        Vocabulary("twin_words").classes(Word)


def test_a_module_without_source_is_imported_to_be_indexed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import py_compile

    source = tmp_path / "compiled_word.py"
    source.write_text(WORD)
    py_compile.compile(str(source), cfile=str(tmp_path / "compiled_word.pyc"))
    source.unlink()
    monkeypatch.syspath_prepend(str(tmp_path))
    found = Vocabulary("compiled_word").find(Value, "many")
    assert found is not None
    assert found.tag == "many"
