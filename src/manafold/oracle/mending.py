"""What a text that is not understood was probably meant to say: small changes are tried, and whether they help."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Final

from manafold.grammar.declined import Declined
from manafold.model.abilities import Ability, Keyword
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import ReadLine, explained, read_line

TRIED: Final = 6
"""How many words are tried in the place of one that is not understood."""

_SAID: Final = re.compile(r"'([^']+)' (?:stands for nothing|may be more than one thing)")
"""A reason that begins with what it is about."""

_BARE: Final = re.compile(r"(?<![\w{/+-])(?:[TQXWUBRGCSE]|\d+)(?![\w}/+-])")
"""A symbol or a number that may have been meant to be one, without its braces (CR 107.4, 107.5)."""

_MARKS: Final = (",", ".", ":")
"""Marks behind words that may have been left out."""

NO_STOP: Final = "keywords have no full stop behind them: nothing was expected"
STOP_MISSING: Final = "the full stop behind the sentence is missing"


def advised(read: ReadLine, type_line: TypeLine) -> ReadLine:
    """The line as `explained`; if it is not understood, with what was probably meant, where that can be found out."""
    better = explained(read, type_line)
    if not isinstance(better.abilities, Declined) or better.abilities is not read.abilities:
        return better
    return ReadLine(read.line, advice(better.abilities, type_line))


def advice(declined: Declined, type_line: TypeLine) -> Declined:
    """The reason, with more that is known of it."""
    text = declined.text
    if not declined.position:
        said = _SAID.match(declined.reason)
        places = [] if said is None else list(re.finditer(rf"\b{re.escape(said[1])}\b", text, re.IGNORECASE))
        if len(places) == 1:
            return dataclasses.replace(declined, position=places[0].start())
    if not text.endswith((".", '"')) and not isinstance(read_line(f"{text}.", type_line), Declined):
        return Declined(text, len(text), STOP_MISSING, (".",))
    if declined.found == "." and _are_keywords(read_line(text[: declined.position], type_line)):
        return Declined(text, declined.position, NO_STOP)
    if declined.reason != "not understood":
        return declined
    reached = [(_reach(mended, type_line, len(mended) - len(text)), meant) for mended, meant in _mendings(declined)]
    best = max([reach for reach, _ in reached], default=0)
    behind = text[declined.position + len(declined.found.rstrip(".,:;")) :]
    if best <= len(text) - len(behind.lstrip()):  # what comes next is no better understood
        return declined
    return dataclasses.replace(declined, meant=next(meant for reach, meant in reached if reach == best))


def _are_keywords(abilities: tuple[Ability, ...] | Declined) -> bool:
    return not isinstance(abilities, Declined) and all(isinstance(each, Keyword) for each in abilities)


def _reach(text: str, type_line: TypeLine, longer: int) -> int:
    """How far a text is understood, counted in the one that it was made of, which was shorter by `longer`."""
    found = read_line(text, type_line)
    if not isinstance(found, Declined):
        return len(text) - longer + 1
    return found.position - longer if found.reason == "not understood" else len(text) - longer


def _mendings(declined: Declined) -> Iterator[tuple[str, str]]:
    """Texts that may have been meant, each with what is said of it."""
    text, start = declined.text, declined.position
    word = re.match(r"[\w'’-]*", text[start:])
    end = start + (len(word[0]) if word is not None else 0)
    for near in declined.near()[:TRIED]:
        yield text[:start] + near + text[end:], near
    for place in range(start + 3, end - 2):
        yield f"{text[:place]} {text[place:]}", f"{text[start:place]} {text[place:end]}"
    for mark in declined.expected:
        if mark in _MARKS and start:
            yield f"{text[:start].rstrip()}{mark} {text[start:]}", f"{mark} {declined.found}"
    braced = _BARE.sub(lambda found: f"{{{found[0]}}}", text)
    if braced != text:
        yield braced, braced
