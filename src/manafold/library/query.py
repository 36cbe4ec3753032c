"""Queries as people write them, after the manner of Scryfall, to terms."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from manafold.library.query_values import KEYS, QueryError, Value
from manafold.library.table import search_key
from manafold.library.terms import COMPARISONS, Any, Every, Named, Not, Term
from manafold.model.likeness import nearest

_PART: Final = re.compile(
    r"""\s*(?:
    (?P<open>-?\()
    |(?P<close>\))
    |(?P<minus>-)?(?P<exact>!)?(?:(?P<key>[A-Za-z]+)(?P<comparison>!=|<=|>=|[:=<>]))?
     (?:"(?P<quoted>[^"]*)(?P<quote>"?)|(?P<value>[^\s()"]*))
    )""",
    re.VERBOSE,
)


_WORD: Final = re.compile(r"\w")
_MARKS: Final = {"and": ("&", "&&", "+"), "or": ("|", "||"), "-": ("!", "~")}
"""What other languages have for what a query says with these."""


class Part(NamedTuple):
    """A bracket, or one term as it is written; `position` is that of its value."""

    bracket: str
    is_negative: bool
    is_exact: bool
    key: str
    comparison: str
    value: str
    is_quoted: bool
    start: int
    position: int


def parse(query: str) -> Term:
    """The term that a query says; raises `QueryError` where it makes no sense."""
    reader = _Reader(query)
    found = reader.alternatives()
    if reader.at < len(reader.parts):
        raise QueryError('"(" before', query, reader.parts[reader.at].start, ")")
    return found


def _parts(query: str) -> list[Part]:
    found: list[Part] = []
    at, end = 0, len(query.rstrip())
    while at < end:
        match = _PART.match(query, at)
        assert match is not None
        start = match.end() - len(match[0].lstrip())
        bracket = (match["open"] or match["close"] or "").removeprefix("-")
        is_quoted = match["quoted"] is not None
        if is_quoted and not match["quote"]:
            raise QueryError('a closing "', query, end, "")
        value = match["quoted"] if is_quoted else match["value"] or ""
        position = match.start("quoted") if is_quoted else match.start("value")
        if not bracket and not value.strip():
            raise QueryError("a value" if match["key"] else "words", query, match.end(), query[match.end() :][:1])
        is_negative = bool(match["minus"]) or (match["open"] or "").startswith("-")
        key, comparison, is_exact = (match["key"] or "").lower(), match["comparison"] or "", bool(match["exact"])
        found.append(Part(bracket, is_negative, is_exact, key, comparison, value, is_quoted, start, position))
        at = match.end()
    return found


class _Reader:
    def __init__(self, query: str) -> None:
        self.query = query
        self.parts = _parts(query)
        self.at = 0

    def alternatives(self) -> Term:
        """Terms with "or" between them."""
        found = [self._together()]
        while self._takes("or"):
            found.append(self._together())
        return found[0] if len(found) == 1 else Any(tuple(found))

    def _together(self) -> Term:
        """Terms side by side, all of which must be true."""
        found: list[Term] = []
        while self.at < len(self.parts) and self.parts[self.at].bracket != ")" and not self._sees("or"):
            if not (found and self._takes("and")):
                found.append(self._one())
        if not found:
            at = self.parts[self.at].start if self.at < len(self.parts) else len(self.query)
            raise QueryError("a term", self.query, at, self.query[at:].partition(" ")[0])
        return found[0] if len(found) == 1 else Every(tuple(found))

    def _one(self) -> Term:
        part = self.parts[self.at]
        self.at += 1
        if part.bracket == "(":
            found = self.alternatives()
            if self.at >= len(self.parts):
                raise QueryError('a closing ")"', self.query, len(self.query), "")
            self.at += 1
        else:
            found = self._term(part)
        return Not(found) if part.is_negative else found

    def _term(self, part: Part) -> Term:
        if not part.key:
            if not (part.is_quoted or part.is_exact or _WORD.search(part.value)):
                meant = next((word for word, marks in _MARKS.items() if part.value in marks), "")
                raise QueryError("words of a name, or a term", self.query, part.position, part.value, meant)
            return Named(search_key(part.value), part.is_exact)
        make = KEYS.get(part.key)
        if make is None:
            at = part.start + part.is_negative
            raise QueryError(f"a key ({', '.join(KEYS)})", self.query, at, part.key, nearest(part.key, KEYS))
        return make(Value(self.query, COMPARISONS[part.comparison], part.value, part.position))

    def _sees(self, word: str) -> bool:
        if self.at >= len(self.parts):
            return False
        part = self.parts[self.at]
        is_bare = not (part.bracket or part.key or part.is_quoted or part.is_negative or part.is_exact)
        return is_bare and part.value.lower() == word

    def _takes(self, word: str) -> bool:
        seen = self._sees(word)
        self.at += seen
        return seen
