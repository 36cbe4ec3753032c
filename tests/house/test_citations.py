"""Every rule number that the code cites stands in the Comprehensive Rules of January 16, 2026."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBERS = frozenset((ROOT / "tests/data/rule-numbers.txt").read_text().split())
CITED = re.compile(r"(?<![\d.])([1-9]\d{2}\.[1-9]\d*[a-z]?)(?:-([a-z]|\d+[a-z]?)\b)?(?![\d.]*\d)")


def cited(text: str) -> set[str]:
    """The rule numbers in a text; "704.5d-e" cites both."""
    found: set[str] = set()
    for number, last in CITED.findall(text):
        found.add(number)
        if last.isalpha():
            found.add(number.rstrip("abcdefghijklmnopqrstuvwxyz") + last)
    return found


def test_a_range_cites_both_its_ends() -> None:
    assert cited("see 704.5d-e and 100.2a") == {"704.5d", "704.5e", "100.2a"}


def test_every_cited_rule_exists() -> None:
    wrong = {
        f"{path.relative_to(ROOT)}: {number}"
        for folder in ("src", "docs")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".md")
        for number in cited(path.read_text())
        if number not in NUMBERS
    }
    assert not wrong
