"""Finding words by their tags, each loaded when it is first asked for."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
from importlib.machinery import SourceFileLoader
from typing import TypeGuard, TypeVar

from manafold.model.words import Word

W = TypeVar("W", bound=Word)

_TAG = re.compile(r'^    tag(?:: *ClassVar\[str\])? *= *"([^"]+)"', re.MULTILINE)
"""How a word says its tag in the source of its module."""


def category_of(word: type[Word]) -> type[Word]:
    """The base class among the words' categories (`Effect`, `Filter`, ...) that `word` belongs to."""
    return next(base for base in word.__mro__ if Word in base.__bases__)


def is_word(value: object) -> TypeGuard[type[Word]]:
    """Whether `value` is the class of a word that cards can use, and not only a base of such classes."""
    return isinstance(value, type) and issubclass(value, Word) and bool(value.__dict__.get("tag"))


class Vocabulary:
    """The words in some packages and modules.

    A tag is the name of at most one word of a category. Only the module that has a word is imported when it
    is looked up: which module that is, is read from the sources.
    """

    def __init__(self, *roots: str) -> None:
        """`roots` are the full names of the packages and modules to look in."""
        self._roots = roots
        self._places: dict[str, list[str]] = {}
        self._found: dict[tuple[type[Word], str], type[Word] | None] = {}

    def find(self, category: type[W], tag: str) -> type[W] | None:
        """The word of `category` that is called `tag`; None if there is none."""
        key = (category, tag)
        if key not in self._found:
            words = [each for each in _words_in(self._index().get(tag, []), category) if each.tag == tag]
            _refuse_twins(words)
            self._found[key] = words[0] if words else None
        found = self._found[key]
        return found if found is not None and issubclass(found, category) else None

    def classes(self, category: type[W]) -> list[type[W]]:
        """All words of `category`, by tag; this imports the whole vocabulary."""
        words = sorted(_words_in(self._modules(), category), key=lambda each: each.tag)
        _refuse_twins(words)
        return words

    def tags(self, category: type[Word]) -> list[str]:
        """The names of all words of `category`; this imports the whole vocabulary."""
        return [each.tag for each in self.classes(category)]

    def _modules(self) -> list[str]:
        return [module for root in self._roots for module in _modules_under(root)]

    def _index(self) -> dict[str, list[str]]:
        """The modules in which each tag is said."""
        if not self._places:
            for module in self._modules():
                for tag in dict.fromkeys(_tags_in(module)):
                    self._places.setdefault(tag, []).append(module)
        return self._places


def _words_in(modules: list[str], category: type[W]) -> list[type[W]]:
    return [
        value
        for name in modules
        for value in vars(importlib.import_module(name)).values()
        if is_word(value) and issubclass(value, category) and value.__module__ == name
    ]


def _refuse_twins(words: list[type[W]]) -> None:
    """Raise `LookupError` if two of one category have one name."""
    seen: dict[tuple[type[Word], str], type[W]] = {}
    for word in words:
        twin = seen.setdefault((category_of(word), word.tag), word)
        if twin is not word:
            raise LookupError(f'two words are called "{word.tag}": in {twin.__module__} and {word.__module__}')


def _modules_under(name: str) -> list[str]:
    """The module `name` and, if it is a package, all modules in it; only packages are imported."""
    spec = importlib.util.find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"no module {name}", name=name)
    found = [name]
    for each in pkgutil.iter_modules(spec.submodule_search_locations or [], f"{name}."):
        found.extend(_modules_under(each.name) if each.ispkg else [each.name])
    return found


def _tags_in(name: str) -> list[str]:
    """The tags of the words in a module, read from its source if it has one, so as not to import it."""
    spec = importlib.util.find_spec(name)
    if spec is not None and isinstance(spec.loader, SourceFileLoader):
        return _TAG.findall(spec.loader.get_source(name) or "")
    return [each.tag for each in _words_in([name], Word)]
