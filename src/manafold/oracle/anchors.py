"""Anchor words: "As this enchantment enters, choose ... or ..." and an ability behind each (CR 614.12c)."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import Ability
from manafold.model.words import Filter
from manafold.oracle.modal import BULLET
from manafold.words.abilities.anchor_words import Anchored, AnchorWords


def read_anchors(parse: Parse, position: int) -> Found:
    """The choice of anchor words that a text may be, with the abilities behind all of them."""
    if parse.norms[position] != "as":
        return []
    found: Found = []
    for end, what in parse.read(Filter, position + 1, "subject"):
        if parse.norms[end : end + 3] == ("enters", ",", "choose") and isinstance(what, Filter):
            for start, words in _words(parse, end + 3):
                for last, options in _options(parse, start):
                    if tuple([each.anchor for each in options]) == words:
                        found.append((last, (AnchorWords(what, options),)))
    return found


def _words(parse: Parse, position: int) -> list[tuple[int, tuple[str, ...]]]:
    """The words to choose from, and where the first bullet stands."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for middle, first in parse.read(str, position, "option"):
        if parse.norms[middle] == "or":
            for end, second in parse.read(str, middle + 1, "option"):
                if parse.norms[end : end + 2] == (".", BULLET):
                    found.append((end + 1, (str(first), str(second))))
    return found


def _options(parse: Parse, position: int) -> list[tuple[int, tuple[Anchored, ...]]]:
    """The words after bullets, each with its ability."""
    found: list[tuple[int, tuple[Anchored, ...]]] = []
    waiting: list[tuple[int, tuple[Anchored, ...]]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        if not parse.at(start, BULLET):
            if before:
                found.append((start, before))
            continue
        for end, word in parse.read(str, start + 1, "option"):
            if parse.norms[end] == "—":
                for last, abilities in parse.read(Ability, end + 1, "line"):
                    if isinstance(abilities, tuple):
                        waiting.append((last, (*before, Anchored(str(word), abilities))))
    return found


def write_anchors(printer: Printer, ability: AnchorWords) -> str | None:
    """The choice, and each ability on a line of its own."""
    what = printer.write(Filter, ability.what, "subject")
    lines = [f"As {what} enters, choose {' or '.join([each.anchor for each in ability.options])}."]
    for each in ability.options:
        text = printer.write(Ability, each.abilities, "line")
        if text is None:
            return None
        lines.append(f"{BULLET} {each.anchor} — {text}")
    return None if what is None else "\n".join(lines)
