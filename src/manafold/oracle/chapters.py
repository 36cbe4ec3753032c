"""Chapters of Sagas in text: "I, II — Create a Treasure token." (CR 714.2)."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Script
from manafold.words.abilities.chapters import NUMERALS, Chapter

_NUMBERS = {numeral.lower(): number for number, numeral in enumerate(NUMERALS, 1)}


def read_chapters(parse: Parse, position: int) -> Found:
    """The chapter ability that a line may be."""
    numbers: list[int] = []
    while parse.norms[position] in _NUMBERS:
        numbers.append(_NUMBERS[parse.norms[position]])
        position += 1
        if parse.norms[position] == "—":
            scripts = parse.read(Script, position + 1)
            return [(end, (Chapter(tuple(numbers), each),)) for end, each in scripts if isinstance(each, Script)]
        if parse.norms[position] != ",":
            break
        position += 1
    return []


def write_chapters(printer: Printer, chapter: Chapter) -> str | None:
    """The line that says a chapter ability."""
    text = printer.write(Script, chapter.script)
    numerals = ", ".join([NUMERALS[number - 1] for number in chapter.numbers])
    return None if text is None else f"{numerals} — {text}"
