"""Lines of Oracle text as tokens."""

from __future__ import annotations

import re
from dataclasses import dataclass

SELF = "~"
"""What stands for the object's own name in a text to be read."""

_PATTERN = re.compile(
    r"""
    (?P<symbol>\{[^{}\s]+\})
    |(?P<self>~)
    |(?P<signed>[+\-\u2212](?:\d+|X\b))
    |(?P<number>\d+(?![\w-]))
    |(?P<possessive>['\u2019]s\b|'(?!\w))
    |(?P<non>[Nn]on-?(?=[A-Za-z])(?!e\b|etheless))
    |(?P<word>and/or\b|\w+(?:(?:-|'(?!s\b)|\u2019(?!s\b))\w+)*)
    |(?P<mark>[^\w\s])
    """,
    re.VERBOSE,
)


@dataclass(frozen=True)
class Token:
    """A token: its kind, its text as written, the text that is compared, its place, and whether a space precedes it."""

    kind: str
    text: str
    norm: str
    start: int
    space: bool

    @property
    def end(self) -> int:
        """The position behind the token."""
        return self.start + len(self.text)


def tokenize(text: str) -> tuple[Token, ...]:
    """The tokens of a line; every character that is not white space belongs to one."""
    tokens = []
    last = 0
    for match in _PATTERN.finditer(text):
        kind = str(match.lastgroup)
        found = match.group()
        norm = "non-" if kind == "non" else found.casefold().replace("\u2212", "-").replace("\u2019", "'")
        tokens.append(Token(kind, found, norm, match.start(), match.start() > last))
        last = match.end()
    return tuple(tokens)
