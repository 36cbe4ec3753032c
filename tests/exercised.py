"""A pytest plugin: a run of the whole suite fails if there is a word that no test had act.

Every method of every word notes that it was called, in whatever way a test got there: mostly by playing a position.
Words without a method of their own (flying, trample) are the rules' own business and tested with them.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from manafold.model.words import Word
from manafold.words import VOCABULARY

ABOUT_LANGUAGE = frozenset(("person",))
KEY = "words that acted"

acted: set[str] = set()


def name_of(word: type[Word]) -> str:
    """How a word is called in the report."""
    return f"{word.__module__.removeprefix('manafold.words.')}.{word.__name__}"


def methods(word: type[Word]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """What the word does by code of its own, or of a family in `words/`."""
    for base in word.__mro__:
        if base.__module__.startswith("manafold.words."):
            for name, found in vars(base).items():
                if inspect.isfunction(found) and not name.startswith("_") and name not in ABOUT_LANGUAGE:
                    yield name, getattr(word, name)


def watch(word: type[Word], name: str, method: Callable[..., Any]) -> None:
    """Have a method note that it was called."""

    @functools.wraps(method)
    def noting(*args: Any, **kwargs: Any) -> Any:
        acted.add(name_of(word))
        return method(*args, **kwargs)

    setattr(word, name, noting)


def pytest_configure(config: pytest.Config) -> None:
    """Watch every word, in each process that runs tests."""
    for word in VOCABULARY.classes(Word):
        for name, method in dict(methods(word)).items():
            watch(word, name, method)


def runs_everything(config: pytest.Config) -> bool:
    """Whether this is a run of the whole suite, and not of some tests."""
    option = config.option
    whole = config.args == [str(path) for path in config.getini("testpaths")]
    return whole and not (option.keyword or option.markexpr or getattr(option, "lf", False))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process that ran tests is done: take over what it saw."""
    acted.update(getattr(node, "workeroutput", {}).get(KEY, ()))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand on what was seen, or judge it."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[KEY] = sorted(acted)
    elif runs_everything(session.config) and idle():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Name the words that no test had act."""
    if runs_everything(config):
        for name in idle():
            terminalreporter.write_line(f"no test has this word act: {name}")


def idle() -> list[str]:
    """The words that never acted."""
    return sorted(
        name for word in VOCABULARY.classes(Word) if any(methods(word)) and (name := name_of(word)) not in acted
    )
