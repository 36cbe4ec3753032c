"""The checklist of what a rules engine should know: what does each entry here, and which test plays it.

`docs/coverage-of-checklist.yaml` is kept by hand; `python tests/house/checklist.py` makes the page for readers of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import yaml

ROOT: Final = Path(__file__).parents[2]
DATA: Final = ROOT / "docs" / "coverage-of-checklist.yaml"
PAGE: Final = DATA.with_suffix(".md")
KEYS: Final = ("words", "modules", "tests", "missing")

State = Literal["whole", "in part", "missing"]
STATES: Final[tuple[State, ...]] = ("whole", "in part", "missing")

HEAD: Final = """# What of the checklist is done, and where

Made from `coverage-of-checklist.yaml` by `python tests/house/checklist.py`. A word is named by its category and its
tag ("effect scry"); a module is in `src/manafold/`, a test in `tests/`.
"""


@dataclass(frozen=True)
class Entry:
    """One entry of the checklist: the words or modules that do it, the tests that play it, and what is missing."""

    area: str
    id: str
    words: tuple[str, ...]
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    missing: str

    @property
    def state(self) -> State:
        """How much of it is done."""
        if not self.missing:
            return "whole"
        return "in part" if self.words or self.modules else "missing"


def entries() -> list[Entry]:
    """The entries in their order."""
    return [
        Entry(area, id, *[tuple(row.get(key, ())) for key in KEYS[:3]], row.get("missing", ""))
        for area, rows in yaml.safe_load(DATA.read_text(encoding="utf-8")).items()
        for id, row in rows.items()
    ]


def page(found: list[Entry]) -> str:
    """The page for readers."""
    return "\n".join([HEAD, *_counts(found), *[line for area in _areas(found) for line in _table(area, found)]])


def _areas(found: list[Entry]) -> list[str]:
    return list(dict.fromkeys([entry.area for entry in found]))


def _counts(found: list[Entry]) -> Iterator[str]:
    counts = Counter([(entry.area, entry.state) for entry in found])
    yield "| area | " + " | ".join(STATES) + " |"
    yield "|---" * 4 + "|"
    for area in _areas(found):
        yield _row(area, *[str(counts[area, state]) for state in STATES])
    yield _row("all", *[str(sum([counts[area, state] for area in _areas(found)])) for state in STATES]) + "\n"


def _table(area: str, found: list[Entry]) -> Iterator[str]:
    yield f"## {area}\n\n| entry | done by | played in | missing |\n|---|---|---|---|"
    for entry in found:
        if entry.area == area:
            done = ", ".join([*entry.words, *[f"`{each}`" for each in entry.modules]])
            tests = ", ".join([f"`{each.removeprefix('tests/')}`" for each in entry.tests])
            yield _row(entry.id, done, tests, entry.missing)
    yield ""


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    PAGE.write_text(page(entries()), encoding="utf-8")
