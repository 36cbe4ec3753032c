"""How much alike two words are, so that the one that was meant can be found for a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher


def distance(left: str, right: str) -> int:
    """How many letters have to be added, left out, changed, or swapped with the next to make one of the other.

    >>> distance("shcok", "shock"), distance("beer", "bear"), distance("beer", "beaver")
    (1, 1, 2)
    """
    before: list[int] = []
    last = list(range(len(right) + 1))
    for row, letter in enumerate(left, 1):
        now = [row]
        for column, other in enumerate(right, 1):
            least = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == right[column - 2] and left[row - 2] == other:
                least = min(least, before[column - 2] + 1)
            now.append(least)
        before, last = last, now
    return last[-1]


def slips(word: str) -> int:
    """How many slips somebody may have made in a word of this length."""
    return 0 if len(word) < 3 else 1 if len(word) < 6 else 2 if len(word) < 10 else 3


def is_slip(word: str, candidate: str) -> bool:
    """Whether the word may be the candidate with a few slips.

    >>> is_slip("drwa", "draw"), is_slip("drwa", "drain")
    (True, False)
    """
    most = slips(word)
    if not most or abs(len(word) - len(candidate)) > most or len(set(word) - set(candidate)) > most:
        return False
    return distance(word, candidate) <= most


def ranked(word: str, candidates: Iterable[str], likeness: float = 0.6) -> list[tuple[int, str]]:
    """The candidates that `word` may have been meant to be, whatever its case, each behind its distance, best first: of
    equally near ones those with the same letters.

    `likeness`, from 0 to 1, is how much alike they must be at least, unless there are only a few slips in the word.
    """
    lower = word.lower()
    matcher = SequenceMatcher(None, "", lower)
    found: list[tuple[int, bool, float, str]] = []
    for candidate in candidates:
        other = candidate.lower()
        matcher.set_seq1(other)
        quick = matcher.real_quick_ratio() >= likeness and matcher.quick_ratio() >= likeness
        ratio = matcher.ratio() if quick else 0.0
        if ratio >= likeness or is_slip(lower, other):
            found.append((distance(lower, other), sorted(lower) != sorted(other), -ratio, candidate))
    return [(steps, candidate) for steps, _, _, candidate in sorted(found, key=lambda each: each[:3])]


def nearest(word: str, candidates: Iterable[str], likeness: float = 0.6) -> str:
    """The candidate that `word` was most likely meant to be (see `ranked`); "" if none is near.

    >>> nearest("Beer", ["beaver", "bear"]), nearest("Beer", ["elk"])
    ('bear', '')
    """
    found = ranked(word, candidates, likeness)
    return found[0][1] if found else ""
